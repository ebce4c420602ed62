/// A bar that shows how much of something is done.
open class ProgressBar: View {
  private let width: Int

  /// How much is done, from 0 to 1. A value outside this range is shown as the nearer end.
  public var progress = 0.0 {
    willSet { mustBeOnMainThread(self) }
  }

  /// Creates an empty bar.
  ///
  /// - Parameter width: The number of characters between its ends.
  public init(width: Int = 10) { self.width = width }

  open override func render() -> String {
    // A bar is full only when all is done.
    let done = progress >= 1 ? width : Int(max(0, progress) * Double(width))
    return "[" + String(repeating: "#", count: done) + String(repeating: ".", count: width - done)
      + "]"
  }
}
