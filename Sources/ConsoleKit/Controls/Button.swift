/// Something to tap.
open class Button: Control {
  /// What stands on it.
  public var title: String? {
    willSet { mustBeOnMainThread(self) }
  }

  /// A button with this title.
  public init(_ title: String? = nil) { self.title = title }

  /// The user taps it.
  public func tap() { sendActions(for: .touchUpInside) }

  open override func render() -> String {
    isEnabled ? "( \(title ?? "") )" : "- \(title ?? "") -"
  }
}
