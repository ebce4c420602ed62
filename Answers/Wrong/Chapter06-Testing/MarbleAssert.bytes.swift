// A byte is not a character: an ö takes two.
// Rejected with: Each character is one column, however many bytes it takes.
import RxLite
import RxLiteTest

func marbleDifference(
  source: String, expected: String,
  operation: @escaping (Observable<String>, TestScheduler) -> Observable<String>
) -> String? {
  let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
  let played = scheduler.createColdObservable(events(of: source))
  let result = operation(played.asObservable(), scheduler)
  let observer = scheduler.start(created: 0, subscribed: 0, disposed: 100) { result }
  let actual = diagram(of: observer.events)
  let (one, other) = (Array(expected.utf8), Array(actual.utf8))
  let silence = UInt8(ascii: "-")
  let arrows = (0..<max(one.count, other.count)).map { index in
    let expected = index < one.count ? one[index] : silence
    let actual = index < other.count ? other[index] : silence
    return expected == actual ? " " : "↑"
  }
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
