/// A control that the user taps.
open class Button: Control {
  /// The text on the button.
  public var title: String? {
    willSet { mustBeOnMainThread(self) }
  }

  /// Creates a button with a title.
  public init(_ title: String? = nil) { self.title = title }

  /// Simulates a tap by the user.
  public func tap() { sendActions(for: .touchUpInside) }

  open override func render() -> String {
    isEnabled ? "( \(title ?? "") )" : "- \(title ?? "") -"
  }
}
