/// An activity that can be cancelled: a subscription, a timer, a scheduled action.
public protocol Disposable {
  /// Cancels the activity. Further calls do nothing (rule 5).
  func dispose()
}

/// A disposable that knows whether it has been disposed.
public protocol Cancelable: Disposable {
  /// Whether `dispose()` has been called.
  var isDisposed: Bool { get }
}

/// Creates disposables.
public struct Disposables {
  private init() {}

  /// Returns a disposable that does nothing: for a source that has finished its work before it
  /// returns.
  public static func create() -> any Disposable { Nop.noOp }

  /// Creates a disposable that runs `dispose` once, however often it is disposed and from however
  /// many threads.
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
    AnonymousDisposable(dispose)
  }

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

private struct Nop: Disposable {
  static let noOp: any Disposable = Nop()
  func dispose() {}
}
