/// Something that can be ended: a subscription, a timer, a scheduled action.
public protocol Disposable {
  /// Ends it. Calling this again does nothing (rule 5).
  func dispose()
}

/// A disposable that can tell whether it has been disposed.
public protocol Cancelable: Disposable {
  /// Whether `dispose()` has been called.
  var isDisposed: Bool { get }
}

/// Where disposables are made.
public struct Disposables {
  private init() {}

  /// A disposable that does nothing: what a source returns that was done before it returned.
  public static func create() -> any Disposable { Nop.noOp }

  /// A disposable that runs `dispose` once, however often and from however many threads it is called.
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
    AnonymousDisposable(dispose)
  }

  /// Disposes both, in this order.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable
  ) -> any Cancelable {
    create([disposable1, disposable2])
  }

  /// Disposes all three, in this order.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
  ) -> any Cancelable {
    create([disposable1, disposable2, disposable3])
  }

  /// Disposes all of them: those after the third first, as RxSwift has it, then these three.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
    _ disposables: any Disposable...
  ) -> any Cancelable {
    create(disposables + [disposable1, disposable2, disposable3])
  }

  /// Disposes all of them, in this order.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    create { for disposable in disposables { disposable.dispose() } }
  }
}

private struct Nop: Disposable {
  static let noOp: any Disposable = Nop()
  func dispose() {}
}
