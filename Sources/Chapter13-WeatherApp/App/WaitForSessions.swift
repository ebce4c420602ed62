import Foundation

/// Waits until the session's own threads have released what they hold of ended requests, which they do a
/// moment later.
func waitForSessions(until isDone: () -> Bool) {
  let deadline = Date(timeIntervalSinceNow: 10)
  while !isDone(), Date() < deadline { usleep(1000) }
}
