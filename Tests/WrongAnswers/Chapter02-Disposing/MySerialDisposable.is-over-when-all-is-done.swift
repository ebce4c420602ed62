// It is marked as disposed when everything is done. Whoever comes a moment before is taken for the one in
// force, and then forgotten.
// Rejected with: from the beginning of dispose() on every newcomer has to go.
import RxLite

final class MySerialDisposable: Disposable {
  private var current: (any Disposable)?
  private var isDisposed = false

  func replace(with next: any Disposable) {
    if isDisposed { return next.dispose() }
    let released = current
    current = next
    released?.dispose()
  }

  func dispose() {
    current?.dispose()
    current = nil
    isDisposed = true
  }
}
