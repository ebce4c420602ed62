/// A bar that shows how much of something is done.
open class ProgressBar: View {
  private let width: Int

  /// How much is done, from 0 to 1. What lies outside is shown as the nearer end.
  public var progress = 0.0 {
    willSet { mustBeOnMainThread(self) }
  }

  /// An empty bar.
  ///
  /// - Parameter width: How many characters there are between its ends.
  public init(width: Int = 10) { self.width = width }

  open override func render() -> String {
    // A bar is full when all is done, and not before.
    let done = progress >= 1 ? width : Int(max(0, progress) * Double(width))
    return "[" + String(repeating: "#", count: done) + String(repeating: ".", count: width - done)
      + "]"
  }
}
