import Foundation

/// What the `rx` of a value is: a place for reactive extensions, apart from the value's own members.
///
///     extension Reactive where Base: Button {
///       var tap: ControlEvent<Void> { … }
///     }
///
/// For an object, `rx` also has each property that can be set, as a ``Binder``: `label.rx.text`,
/// `view.rx.isHidden`. An extension with the same name goes before it.
@dynamicMemberLookup
public struct Reactive<Base> {
  /// The value itself.
  public let base: Base

  /// The extensions of `base`.
  public init(_ base: Base) { self.base = base }

  /// An observer that sets a property of an object, which it doesn't keep alive.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject {
    Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}

/// A type whose values have an `rx`. To conform is all there is to do.
public protocol ReactiveCompatible {
  /// The type that is extended: the conforming one.
  associatedtype ReactiveBase

  /// The extensions of the type.
  static var rx: Reactive<ReactiveBase>.Type { get set }

  /// The extensions of the value.
  var rx: Reactive<ReactiveBase> { get set }
}

// NB: The setters do nothing. They are there so that `object.rx.property = value` compiles, where an
// extension has a property that can be set.
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
