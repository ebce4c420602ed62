/// A wheel that turns while the program waits for something.
open class Spinner: View {
  /// Whether it turns.
  public private(set) var isAnimating = false {
    willSet { mustBeOnMainThread(self) }
  }

  /// Starts turning.
  public func startAnimating() { isAnimating = true }

  /// Stops turning. A wheel that doesn't turn can't be seen.
  public func stopAnimating() { isAnimating = false }

  open override func render() -> String { isAnimating ? "(…)" : "" }
}
