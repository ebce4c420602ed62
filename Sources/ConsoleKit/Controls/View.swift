import RxLite

/// Something that stands on a screen, and that draws itself as lines of text.
open class View: LifetimeOwner, ReactiveCompatible, CustomStringConvertible {
  /// Tells when this view is gone.
  public let lifetime = LifetimeToken()

  /// Whether the screen leaves it out.
  public var isHidden = false {
    willSet { mustBeOnMainThread(self) }
  }

  /// A view that can be seen.
  public init() {}

  /// What it looks like now: a line, or several.
  open func render() -> String { "" }

  public var description: String { render() }
}
