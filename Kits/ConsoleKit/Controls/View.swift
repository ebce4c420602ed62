import RxLite

/// A part of a screen, which draws itself as lines of text.
open class View: LifetimeOwner, ReactiveCompatible, CustomStringConvertible {
  /// A token that is released together with this view.
  public let lifetime = LifetimeToken()

  /// Whether the screen leaves this view out.
  public var isHidden = false {
    willSet { mustBeOnMainThread(self) }
  }

  /// Creates a view that is visible.
  public init() {}

  /// Returns what the view looks like now, as one line or several.
  open func render() -> String { "" }

  public var description: String { render() }
}
