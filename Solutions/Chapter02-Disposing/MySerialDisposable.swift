import RxLite
import Synchronization

/// Holds one disposable at a time: replacing it disposes the old one.
///
///     serial.replace(with: first)
///     serial.replace(with: second)   // first is disposed
///     serial.dispose()               // second is disposed
///     serial.replace(with: third)    // third is disposed at once
///
/// The lock is held only to decide which disposable has to go. It is released before that one's
/// `dispose()` is called, which may run any code, even another call of `replace(with:)`.
final class MySerialDisposable: Disposable {
  private let state = Mutex<(current: (any Disposable)?, isDisposed: Bool)>((nil, false))

  /// Holds a new disposable, and disposes the old one.
  func replace(with next: any Disposable) {
    let released = state.withLock { state -> (any Disposable)? in
      guard !state.isDisposed else { return next }
      defer { state.current = next }
      return state.current
    }
    released?.dispose()
  }

  /// Disposes the current disposable, and from now on each new one.
  func dispose() {
    let released = state.withLock { state in
      state.isDisposed = true
      return state.current.take()
    }
    released?.dispose()
  }
}
