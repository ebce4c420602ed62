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
}

private struct Nop: Disposable {
  static let noOp: any Disposable = Nop()
  func dispose() {}
}
