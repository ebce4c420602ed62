// `dispose()` disposes the one in force, and that seems to be all. Nobody remembers that it was
// called, so whoever comes next is kept, and never disposed.
// Rejected with: Nobody will dispose it later
import RxLite
import Synchronization

final class MySerialDisposable: Disposable {
  private let current = Mutex<(any Disposable)?>(nil)

  func replace(with next: any Disposable) {
    let before = current.withLock { current in
      let before = current
      current = next
      return before
    }
    before?.dispose()
  }

  func dispose() {
    let released = current.withLock { $0.take() }
    released?.dispose()
  }
}
