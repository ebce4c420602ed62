// The one in force is disposed but not forgotten: the second `dispose()` finds it there and
// disposes it again, since "twice does no harm". That is for the other side to say.
// Rejected with: each must have been disposed exactly once
import RxLite
import Synchronization

final class MySerialDisposable: Disposable {
  private let state = Mutex<(current: (any Disposable)?, isDisposed: Bool)>((nil, false))

  func replace(with next: any Disposable) {
    let released = state.withLock { state -> (any Disposable)? in
      if state.isDisposed { return next }
      defer { state.current = next }
      return state.current
    }
    released?.dispose()
  }

  func dispose() {
    let released = state.withLock { state in
      state.isDisposed = true
      return state.current
    }
    released?.dispose()
  }
}
