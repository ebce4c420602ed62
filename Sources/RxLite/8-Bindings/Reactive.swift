import Foundation

/// A place for reactive extensions of a value, apart from the value's own members: the type of
/// `rx`.
///
///     extension Reactive where Base: Button {
///       var tap: ControlEvent<Void> { … }
///     }
///
/// For an object, `rx` also offers each settable property as a ``Binder``: `label.rx.text`,
/// `view.rx.isHidden`. An extension with the same name takes precedence.
@dynamicMemberLookup
public struct Reactive<Base> {
  /// The value itself.
  public let base: Base

  /// Creates the extensions of `base`.
  public init(_ base: Base) { self.base = base }

  /// An observer that sets a property of an object, which it doesn't keep alive.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject {
    Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}

/// A type whose values have an `rx`. It has no requirements that you must implement.
public protocol ReactiveCompatible {
  /// The type that is extended: the conforming one.
  associatedtype ReactiveBase

  /// The extensions of the type.
  static var rx: Reactive<ReactiveBase>.Type { get set }

  /// The extensions of the value.
  var rx: Reactive<ReactiveBase> { get set }
}

// NB: The setters do nothing. They make `object.rx.property = value` compile where an extension has a
// settable property.
extension ReactiveCompatible {
  /// The extensions of the type.
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    set {}
  }

  /// The extensions of the value.
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    set {}
  }
}

extension NSObject: ReactiveCompatible {}
