import RxLite

/// A tick at which the actual events differ from the expected ones.
struct MarbleDifference {
  let time: TestTime
  let expected: [Event<String>]
  let actual: [Event<String>]

  /// The maximum number of events at one tick that are listed one by one.
  private static let mostWords = 8

  /// Returns all such ticks, in order.
  static func all(expected: Timeline, actual: Timeline) -> [MarbleDifference] {
    let expected = Dictionary(grouping: expected.events, by: \.time)
    let actual = Dictionary(grouping: actual.events, by: \.time)
    return Set(expected.keys).union(actual.keys).sorted().compactMap { time in
      let difference = MarbleDifference(
        time: time, expected: expected[time, default: []].map(\.value),
        actual: actual[time, default: []].map(\.value))
      return difference.expected == difference.actual ? nil : difference
    }
  }

  /// Returns a sentence such as "at 3: expected nothing, got 1".
  ///
  /// - Parameter error: The error of the observable, if it failed.
  func sentence(error: (any Error)?) -> String {
    "at \(time): expected \(words(expected)), got \(words(actual, error: error))"
  }

  private func words(_ events: [Event<String>], error: (any Error)? = nil) -> String {
    var words = events.prefix(Self.mostWords).map { event in
      switch event {
      case .next: event.marble
      case .completed: "a completion"
      case .error:
        error.flatMap { $0 is MarbleError ? nil : "an error (\($0))" } ?? "an error"
      }
    }
    if events.count > words.count { words.append("\(events.count - words.count) more") }
    guard let last = words.last else { return "nothing" }
    return words.count == 1 ? last : words.dropLast().joined(separator: ", ") + " and " + last
  }
}
