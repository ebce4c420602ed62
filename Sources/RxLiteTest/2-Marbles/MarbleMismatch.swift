import RxLite

/// The error of a marble test whose observable behaved in another way than expected. It shows the
/// expected line above the actual one, and describes the differences.
///
///     marbles at line 12: not what was expected
///
///         source  -1-1-2-2-3-|
///       expected  -1---2---3-|
///         actual  -1-1-2-2-3-|
///                    ^   ^
///       at 3: expected nothing, got 1
///       at 7: expected nothing, got 2
public struct MarbleMismatch: Error, CustomStringConvertible {
  /// The picture and the description.
  public let description: String

  /// Creates the mismatch, or returns `nil` if all is as expected.
  init?(_ script: MarbleScript, _ run: MarbleRun, line: UInt) {
    let inSubscriptions = script.sources.indices.map { script.mismatch(inSubscriptionsOf: $0, run) }
    let parts = ([script.mismatch(inEventsOf: run)] + inSubscriptions).compactMap { $0 }
    if parts.isEmpty { return nil }
    let place = "marbles at line \(line): "
    description = parts.map { part in
      ([place + part.title, "", part.picture.text] + part.words.map { "  " + $0 }).joined(
        separator: "\n")
    }.joined(separator: "\n\n")
  }
}

/// A title, a picture, and the lines of text below it.
private struct Part {
  let title: String
  let picture: MarblePicture
  let words: [String]
}

extension MarbleScript {
  fileprivate func mismatch(inEventsOf run: MarbleRun) -> Part? {
    let differences = MarbleDifference.all(expected: expected, actual: run.actual)
    if differences.isEmpty { return nil }
    let actual = run.actual.prefix(expected.events.count + 20, before: length + 20)
    let isCut = actual.events.count < run.actual.events.count
    let lastShown = isCut ? actual.events.last?.time ?? 0 : .max
    let shown = differences.prefix(5).map { $0.sentence(error: run.error) }
    let hidden = differences.count - shown.count
    return Part(
      title: "not what was expected",
      picture: MarblePicture(
        sources.indices.map { (label(ofSource: $0), .timeline(sources[$0].timeline)) } + [
          ("expected", .timeline(expected)),
          ("actual", .timeline(actual, isCut: isCut)),
          ("", .carets(differences.map(\.time).filter { $0 <= lastShown })),
        ], length: length),
      words: shown + (hidden > 0 ? ["and \(hidden) more"] : [])
        + [remark(run)].compactMap { $0 })
  }

  fileprivate func mismatch(inSubscriptionsOf index: Int, _ run: MarbleRun) -> Part? {
    let expected = sources[index].subscriptions
    let actual = run.subscriptions[index]
    guard let expected, expected != actual else { return nil }
    let name = sources.count == 1 ? "the source" : "source \(index + 1)"
    return Part(
      title: "\(name) was not subscribed as expected",
      picture: MarblePicture(
        [(label(ofSource: index), .timeline(sources[index].timeline))]
          + expected.map { ("expected", .subscription($0)) }
          + actual.map { ("actual", .subscription($0)) },
        length: length),
      words: [
        actual.isEmpty ? "\(name) was never subscribed" : "\(name) was \(actual.words)",
        expected.isEmpty ? "it should not have been" : "it should have been \(expected.words)",
      ])
  }

  private func label(ofSource index: Int) -> String {
    "\(sources[index].isHot ? "hot " : "")source" + (sources.count == 1 ? "" : " \(index + 1)")
  }

  /// Returns a remark on all differences together, if there is one.
  private func remark(_ run: MarbleRun) -> String? {
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
