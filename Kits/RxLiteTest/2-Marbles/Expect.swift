import MarbleDrawing
import RxLite

/// Checks a condition.
///
/// - Parameters:
///   - sentence: Says what is wrong if the condition doesn't hold, and how to put it right.
///   - line: The line of the test.
/// - Throws: A ``Finding`` if it doesn't hold.
public func expect(
  _ condition: Bool, _ sentence: @autoclosure () -> String, line: Int = #line
) throws {
  if !condition { throw Finding(sentence(), line: line).recorded() }
}

/// Ends a test that has failed.
public func fail(_ sentence: String, line: Int = #line) throws -> Never {
  throw Finding(sentence, line: line).recorded()
}

/// Compares two values. A failure shows both; texts line by line, with visible blanks.
///
/// - Throws: A ``Finding`` if they differ.
public func expect<Value: Equatable>(
  _ actual: Value, equals expected: Value, _ sentence: @autoclosure () -> String = "",
  line: Int = #line
) throws {
  if actual == expected { return }
  let content = Finding.Content.values(expected: lines(of: expected), actual: lines(of: actual))
  throw Finding(sentence(), line: line, exhibits: [.init(content: content)]).recorded()
}

/// Compares two lists. A failure shows one above the other, and the first difference.
public func expect<Element: Equatable>(
  _ actual: [Element], equals expected: [Element], _ sentence: @autoclosure () -> String = "",
  line: Int = #line
) throws {
  if actual == expected { return }
  let content = Finding.Content.values(
    expected: expected.map(text(of:)), actual: actual.map(text(of:)))
  throw Finding(sentence(), line: line, exhibits: [.init(content: content)]).recorded()
}

/// Compares what was recorded with what should have been. A failure shows both on one time axis.
public func expect<Element: Equatable>(
  _ actual: [Recorded<Event<Element>>], equals expected: [Recorded<Event<Element>>],
  _ sentence: @autoclosure () -> String = "", line: Int = #line
) throws {
  if actual == expected { return }
  let (expected, actual) = (timeline(of: expected), timeline(of: actual))
  throw Finding(
    sentence(), line: line, exhibits: [.comparison(expected: expected, actual: actual)]
  ).recorded()
}

/// Compares the subscriptions of a source with those that it should have had.
public func expect(
  _ actual: [Subscription], equals expected: [Subscription],
  _ sentence: @autoclosure () -> String = "", line: Int = #line
) throws {
  if actual == expected { return }
  let exhibit = Finding.Exhibit.subscriptions(
    expected: expected, actual: actual, of: "the source", above: [], length: 0)
  throw Finding(sentence(), line: line, exhibits: [exhibit]).recorded()
}

private func timeline<Element>(of events: [Recorded<Event<Element>>]) -> Timeline {
  Timeline(
    events.map { record in
      switch record.value {
      case .next(let element): .next(record.time, text(of: element))
      case .error(let error): .error(record.time, error)
      case .completed: .completed(record.time)
      }
    })
}

private func lines(of value: Any) -> [String] {
  (value as? String ?? text(of: value)).split(separator: "\n", omittingEmptySubsequences: false)
    .map(String.init)
}
