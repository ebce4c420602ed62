/// A line of text that only the program changes.
open class Label: View {
  /// The text.
  public var text: String? {
    willSet { mustBeOnMainThread(self) }
  }

  /// Creates a label that shows `text`.
  public init(_ text: String? = nil) { self.text = text }

  open override func render() -> String { text ?? "" }
}
