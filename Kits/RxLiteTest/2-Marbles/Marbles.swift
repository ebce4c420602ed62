import RxLite

/// Checks an observable against a marble diagram: the sources, the observable, and the expected
/// result.
///
///     @Test func `skips what repeats`() throws {
///       try marbles {
///         "-1-1-2-2-3-|"
///         $0.distinctUntilChanged()
///         "-1---2---3-|"
///       }
///     }
///
/// ``Timeline`` describes how marbles are written. Several sources are `$0`, `$1` and `$2`; an
/// observable without a source comes first, above the expected result. A line such as `"^----!"`
/// below a source states when it is expected to be subscribed to and disposed; above the expected
/// result, it states when the test subscribes and disposes.
///
///     try marbles {
///       "--1--2--3--|"
///       "^----!"
///       $0.take(2)
///       "--1--(2,|)"
///     }
///
/// - Parameters:
///   - time: The scheduler; pass the same one to operators that need a scheduler. See
///     ``MarbleTime()``.
///   - line: The line of the test, for its message.
///   - lines: The test.
/// - Throws: ``MarbleMismatch``, which draws the expected result above the actual one;
///   ``MarbleSyntaxError`` or ``MarbleScriptError`` if the test can't be read.
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
  let placeholders = (0..<sourceCount).map { _ in Placeholder() }
  let script = try MarbleScript(lines(placeholders.map(\.observable)), sourceCount: sourceCount)
  let run = MarbleRun(script, placeholders: placeholders, in: time)
  if let mismatch = MarbleMismatch(script, run, line: line) {
    _ = mismatch.finding.recorded()
    throw mismatch
  }
}
