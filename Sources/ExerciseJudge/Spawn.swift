import Foundation
import Synchronization

/// Held while a pipe is made and while a child is started: between the two system calls that make
/// a pipe which no child inherits, no child may start.
private let descriptors = Mutex(())

#if canImport(Darwin)
  private typealias FileActions = posix_spawn_file_actions_t?
  private typealias Attributes = posix_spawnattr_t?
#else
  private typealias FileActions = posix_spawn_file_actions_t
  private typealias Attributes = posix_spawnattr_t
#endif

/// Starts a process that leads its own group, reads nothing, and holds only the descriptors named.
func spawn(
  _ command: [String], environment: [String: String], output: Int32, lifeline: Int32
) throws -> pid_t {
  #if canImport(Darwin)
    var actions: FileActions = nil
    var attributes: Attributes = nil
    let flags =
      POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
      | POSIX_SPAWN_CLOEXEC_DEFAULT
  #else
    var actions = FileActions()
    var attributes = Attributes()
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
  #endif
  posix_spawn_file_actions_init(&actions)
  posix_spawnattr_init(&attributes)
  defer {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
  posix_spawn_file_actions_adddup2(&actions, output, 1)
  posix_spawn_file_actions_adddup2(&actions, output, 2)
  posix_spawn_file_actions_adddup2(&actions, lifeline, Child.lifeline)

  // A queue's thread has all signals blocked, and a child would inherit that.
  var none = sigset_t()
  var all = sigset_t()
  sigemptyset(&none)
  sigfillset(&all)
  sigdelset(&all, SIGKILL)
  sigdelset(&all, SIGSTOP)
  posix_spawnattr_setsigmask(&attributes, &none)
  posix_spawnattr_setsigdefault(&attributes, &all)
  posix_spawnattr_setpgroup(&attributes, 0)
  posix_spawnattr_setflags(&attributes, Int16(flags))

  var arguments = command.map { strdup($0) } + [nil]
  var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
  defer { (arguments + variables).forEach { free($0) } }
  var pid: pid_t = 0
  let failure = descriptors.withLock { _ in
    posix_spawn(&pid, command[0], &actions, &attributes, &arguments, &variables)
  }
  guard failure == 0 else { throw SystemError(doing: "start \(command[0])", number: failure) }
  return pid
}

struct SystemError: Error, CustomStringConvertible {
  let doing: String
  let number: Int32
  var description: String { "could not \(doing): \(String(cString: strerror(number)))" }
}

/// A pipe that no other child inherits by accident.
final class Pipe {
  let reading: Int32
  let writing: Int32
  private var open: Set<Int32>

  init(nonBlockingReads: Bool) throws {
    var ends: [Int32] = [0, 0]
    let made = descriptors.withLock { _ in
      let made = pipe(&ends)
      if made == 0 { ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) } }
      return made
    }
    guard made == 0 else { throw SystemError(doing: "make a pipe", number: errno) }
    (reading, writing) = (ends[0], ends[1])
    open = Set(ends)
    if nonBlockingReads { _ = fcntl(reading, F_SETFL, O_NONBLOCK) }
  }

  deinit { open.forEach { close($0) } }

  func closeReading() { shut(reading) }
  func closeWriting() { shut(writing) }

  private func shut(_ end: Int32) {
    if open.remove(end) != nil { close(end) }
  }
}
