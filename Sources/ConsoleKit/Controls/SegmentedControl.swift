/// A choice of one out of a few.
open class SegmentedControl: Control {
  /// What stands on the segments.
  public let titles: [String]

  /// Which segment is chosen; -1 if none is. To set it is silent.
  public var selectedSegmentIndex = -1 {
    willSet { mustBeOnMainThread(self) }
  }

  /// A control with these segments, none of which is chosen.
  public init(_ titles: [String]) { self.titles = titles }

  /// The user taps a segment. To tap the chosen one again changes nothing.
  public func tap(segment: Int) {
    guard isEnabled, titles.indices.contains(segment), segment != selectedSegmentIndex else {
      return
    }
    selectedSegmentIndex = segment
    sendActions(for: .valueChanged)
  }

  open override func render() -> String {
    titles.enumerated().map { $0 == selectedSegmentIndex ? "[\($1)]" : " \($1) " }
      .joined(separator: "|")
  }
}
