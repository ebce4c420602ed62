// Disposes several disposables as one.

extension Disposables {
  /// Creates a disposable that disposes both, in this order.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable
  ) -> any Cancelable {
    create([disposable1, disposable2])
  }

  /// Creates a disposable that disposes all three, in this order.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
  ) -> any Cancelable {
    create([disposable1, disposable2, disposable3])
  }

  /// Creates a disposable that disposes all of them: first those after the third, as in RxSwift,
  /// then these three.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
    _ disposables: any Disposable...
  ) -> any Cancelable {
    create(disposables + [disposable1, disposable2, disposable3])
  }

  /// Creates a disposable that disposes all of them, in this order.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    create { for disposable in disposables { disposable.dispose() } }
  }
}

/// Disposes two disposables: the first, then the second.
final class Pair: Disposable {
  private let first: any AnyObject & Disposable
  private let second: any AnyObject & Disposable

  init(_ first: any AnyObject & Disposable, _ second: any AnyObject & Disposable) {
    self.first = first
    self.second = second
  }

  func dispose() {
    first.dispose()
    second.dispose()
  }
}
