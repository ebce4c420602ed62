import MarbleDrawing
import RxLite

/// The error of a marble test whose observable didn't behave as expected. It shows the
/// expected line above the actual one, and describes the differences.
///
///     marbles at line 12: not what was expected
///
///         source  -1-1-2-2-3-|
///       expected  -1---2---3-|
///         actual  -1-1-2-2-3-|
///                    ↑   ↑
///       at 3: expected nothing, got 1
///       at 7: expected nothing, got 2
public struct MarbleMismatch: Error, CustomStringConvertible {
  let finding: Finding

  /// The picture and the description.
  public var description: String {
    let place = "marbles at line \(finding.line): "
    return finding.exhibits.map { exhibit in
      place + (exhibit.title.isEmpty ? "not what was expected\n\n" : "") + exhibit.text
    }.joined(separator: "\n\n")
  }

  /// Creates the mismatch, or returns `nil` if all is as expected.
  init?(_ script: MarbleScript, _ run: MarbleRun, line: UInt) {
    let inSubscriptions = script.sources.indices.map { script.mismatch(inSubscriptionsOf: $0, run) }
    let exhibits = ([script.mismatch(inEventsOf: run)] + inSubscriptions).compactMap { $0 }
    if exhibits.isEmpty { return nil }
    finding = Finding("", line: Int(line), exhibits: exhibits)
  }
}

extension Finding.Exhibit {
  /// Shows the expected events above the actual ones, and describes the differences.
  ///
  /// - Parameters:
  ///   - above: The rows above these two.
  ///   - error: The error with which the observable failed, if it did.
  static func comparison(
    expected: Timeline, actual: Timeline,
    above: [MarbleDiagram.Row] = [], length: Int = 0,
    error: (any Error)? = nil, remark: String? = nil
  ) -> Self {
    let differences = MarbleDifference.all(expected: expected, actual: actual)
    let shown = actual.prefix(expected.events.count + 20, before: length > 0 ? length + 20 : .max)
    let isCut = shown.events.count < actual.events.count
    let lastShown = isCut ? shown.events.last?.time ?? 0 : .max
    let words = differences.prefix(5).map { $0.sentence(error: error) }
    let hidden = differences.count - words.count
    return Self(
      content: .marbles(
        MarbleDiagram(
          above + [
            .init("expected", expected), .init("actual", shown, isCut: isCut),
            .init(differences: differences.map(\.time).filter { $0 <= lastShown }),
          ], length: length)),
      words: words + (hidden > 0 ? ["and \(hidden) more"] : []) + [remark].compactMap { $0 })
  }

  /// Shows the expected subscriptions to a source above the actual ones.
  static func subscriptions(
    expected: [Subscription], actual: [Subscription], of name: String,
    above: [MarbleDiagram.Row], length: Int
  ) -> Self {
    Self(
      title: "\(name) was not subscribed as expected",
      content: .marbles(
        MarbleDiagram(
          above + expected.map { .init("expected", $0) } + actual.map { .init("actual", $0) },
          length: length)),
      words: [
        actual.isEmpty ? "\(name) was never subscribed" : "\(name) was \(actual.words)",
        expected.isEmpty ? "it should not have been" : "it should have been \(expected.words)",
      ])
  }
}

extension MarbleScript {
  fileprivate func mismatch(inEventsOf run: MarbleRun) -> Finding.Exhibit? {
    if MarbleDifference.all(expected: expected, actual: run.actual).isEmpty { return nil }
    return .comparison(
      expected: expected, actual: run.actual,
      above: sources.indices.map { .init(label(ofSource: $0), sources[$0].timeline) },
      length: length, error: run.error, remark: remark(run))
  }

  fileprivate func mismatch(inSubscriptionsOf index: Int, _ run: MarbleRun) -> Finding.Exhibit? {
    guard let expected = sources[index].subscriptions, expected != run.subscriptions[index]
    else { return nil }
    return .subscriptions(
      expected: expected, actual: run.subscriptions[index],
      of: sources.count == 1 ? "the source" : "source \(index + 1)",
      above: [.init(label(ofSource: index), sources[index].timeline)], length: length)
  }

  private func label(ofSource index: Int) -> String {
    "\(sources[index].isHot ? "hot " : "")source" + (sources.count == 1 ? "" : " \(index + 1)")
  }

  /// Returns a remark on all differences together, if there is one.
  private func remark(_ run: MarbleRun) -> String? {
    if run.isElsewhere {
      return "its events came on another thread: a marble test doesn't wait for those"
    }
    if run.isEndless { return "it was stopped after \(MarbleRun.mostElements) elements" }
    let delays = Set(zip(run.actual.events, expected.events).map { $0.time - $1.time })
    if run.actual.events.map(\.value) == expected.events.map(\.value) {
      guard delays.count == 1, let delay = delays.first, expected.events.count > 1 else {
        return "the events are the expected ones, but not at the expected times"
      }
      let ticks = abs(delay) == 1 ? "1 tick" : "\(abs(delay)) ticks"
      return "everything came \(ticks) too \(delay > 0 ? "late" : "early")"
    }
    return expected.hasEnded && !run.actual.hasEnded ? "it did not end" : nil
  }
}

extension Timeline {
  /// Returns the first `count` events that happen before a tick; this timeline itself, if that is
  /// all.
  fileprivate func prefix(_ count: Int, before time: TestTime) -> Timeline {
    let prefix = Array(events.prefix(count).prefix { $0.time < time })
    return prefix.count == events.count ? self : Timeline(prefix)
  }
}

extension [Subscription] {
  /// A text such as "subscribed at 0 and disposed at 5".
  fileprivate var words: String {
    "subscribed "
      + map { subscription in
        let ending =
          subscription.unsubscribe == .max
          ? "never disposed" : "disposed at \(subscription.unsubscribe)"
        return "at \(subscription.subscribe) and \(ending)"
      }.joined(separator: ", ")
  }
}
