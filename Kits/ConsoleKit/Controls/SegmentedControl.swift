/// A control that lets the user choose one of a few segments.
open class SegmentedControl: Control {
  /// The texts of the segments.
  public let titles: [String]

  /// The index of the chosen segment, or -1 if none is chosen. Setting it sends no event.
  public var selectedSegmentIndex = -1 {
    willSet { mustBeOnMainThread(self) }
  }

  /// Creates a control with these segments, none of which is chosen.
  public init(_ titles: [String]) { self.titles = titles }

  /// Taps a segment, as the user would. Tapping the chosen one again changes nothing.
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
