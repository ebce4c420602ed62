// An `enum` stores whether it was disposed and, if not, the current disposable.
import RxLite
import Synchronization

final class MySerialDisposable: Disposable {
  private enum State { case open((any Disposable)?), disposed }
  private let state = Mutex(State.open(nil))
  func replace(with next: any Disposable) {
    let released: (any Disposable)? = state.withLock { s in
      switch s {
      case .open(let old): s = .open(next); return old
      case .disposed: return next
      }
    }
    released?.dispose()
  }
  func dispose() {
    let released: (any Disposable)? = state.withLock { s in
      defer { s = .disposed }
      if case .open(let old) = s { return old }
      return nil
    }
    released?.dispose()
  }
}
