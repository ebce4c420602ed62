import RxLite
import Synchronization

/// Holds one disposable at a time: replacing it disposes the one before.
///
///     serial.replace(with: first)
///     serial.replace(with: second)   // first is disposed
///     serial.dispose()               // second is disposed
///     serial.replace(with: third)    // third is disposed at once
///
/// The lock is held while it is decided who has to go, and let go of before that one is told: its
/// `dispose()` is code that we don't know, and it may come back to us.
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
