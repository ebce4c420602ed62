import RxLite

/// Checks what an observable does, drawn as marbles: the sources, the observable, what is expected.
///
///     @Test func `skips what repeats`() throws {
///       try marbles {
///         "-1-1-2-2-3-|"
///         $0.distinctUntilChanged()
///         "-1---2---3-|"
///       }
///     }
///
/// ``Timeline`` tells how marbles are written. Several sources are `$0`, `$1` and `$2`; an observable
/// that needs none stands alone above what is expected. A line such as `"^----!"` below a source tells
/// when it is to be subscribed and disposed; above what is expected, when the test does so.
///
///     try marbles {
///       "--1--2--3--|"
///       "^----!"
///       $0.take(2)
///       "--1--(2,|)"
///     }
///
/// - Parameters:
///   - time: the clock; operators that need a scheduler get the same one. See ``MarbleTime()``.
///   - line: where the test stands, for its message.
///   - lines: the test.
/// - Throws: ``MarbleMismatch``, which draws expected over actual; or ``MarbleSyntaxError`` or
///   ``MarbleScriptError`` if the test can't be read.
public func marbles(
  in time: TestScheduler = MarbleTime(), line: UInt = #line,
  @MarbleBuilder _ lines: () throws -> [MarbleLine]
) throws {
  try check(in: time, line: line, sourceCount: 0) { _ in try lines() }
}

/// Checks an observable that uses one source.
public func marbles(
  in time: TestScheduler = MarbleTime(), line: UInt = #line,
  @MarbleBuilder _ lines: (Observable<String>) throws -> [MarbleLine]
) throws {
  try check(in: time, line: line, sourceCount: 1) { try lines($0[0]) }
}

/// Checks an observable that uses two sources.
public func marbles(
  in time: TestScheduler = MarbleTime(), line: UInt = #line,
  @MarbleBuilder _ lines: (Observable<String>, Observable<String>) throws -> [MarbleLine]
) throws {
  try check(in: time, line: line, sourceCount: 2) { try lines($0[0], $0[1]) }
}

/// Checks an observable that uses three sources.
public func marbles(
  in time: TestScheduler = MarbleTime(), line: UInt = #line,
  @MarbleBuilder _ lines: (Observable<String>, Observable<String>, Observable<String>) throws
    -> [MarbleLine]
) throws {
  try check(in: time, line: line, sourceCount: 3) { try lines($0[0], $0[1], $0[2]) }
}

private func check(
  in time: TestScheduler, line: UInt, sourceCount: Int,
  lines: ([Observable<String>]) throws -> [MarbleLine]
) throws {
  let sockets = (0..<sourceCount).map { _ in Socket() }
  let script = try MarbleScript(lines(sockets.map(\.observable)), sourceCount: sourceCount)
  let run = MarbleRun(script, sockets: sockets, in: time)
  if let mismatch = MarbleMismatch(script, run, line: line) {
    _ = mismatch.finding.recorded()
    throw mismatch
  }
}
