import RxLite
import RxLiteTest

/// Plays a diagram, applies an operation, and returns how the recording differs from the expected diagram:
/// `nil` if they mean the same; otherwise expected above actual, and an `↑` below each column that differs.
///
///     expected  -1---2-3-|
///       actual  -1-1-2---|
///                  ↑   ↑
///
/// The shorter one is first padded with silence: a missing `|` is a difference, a missing `-` is not.
func marbleDifference(
  source: String, expected: String,
  operation: @escaping (Observable<String>, TestScheduler) -> Observable<String>
) -> String? {
  let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
  let played = scheduler.createColdObservable(events(of: source))
  let result = operation(played.asObservable(), scheduler)
  let observer = scheduler.start(created: 0, subscribed: 0, disposed: 100) { result }
  let actual = diagram(of: observer.events)
  let length = max(expected.count, actual.count)
  func columns(_ diagram: String) -> String {
    diagram + String(repeating: "-", count: length - diagram.count)
  }
  let arrows = zip(columns(expected), columns(actual)).map { $0 == $1 ? " " : "↑" }
  guard let last = arrows.lastIndex(of: "↑") else { return nil }
  return """
    expected  \(expected)
      actual  \(actual)
              \(arrows[...last].joined())
    """
}

private struct Failed: Error {}

private func events(of diagram: String) -> [Recorded<Event<String>>] {
  diagram.enumerated().compactMap { tick, mark in
    switch mark {
    case "-": nil
    case "|": .completed(tick)
    case "X": .error(tick, Failed())
    default: .next(tick, String(mark))
    }
  }
}

private func diagram(of events: [Recorded<Event<String>>]) -> String {
  var diagram = ""
  for event in events {
    diagram += String(repeating: "-", count: event.time - diagram.count)
    switch event.value {
    case .next(let element): diagram += element
    case .error: diagram += "X"
    case .completed: diagram += "|"
    }
  }
  return diagram
}
