// A serial queue keeps the threads apart.
import Dispatch
import RxLite

final class MySerialDisposable: Disposable {
  private let queue = DispatchQueue(label: "state")
  private var current: (any Disposable)?
  private var isDisposed = false
  func replace(with next: any Disposable) {
    let old = queue.sync { () -> (any Disposable)? in
      if isDisposed { return next }
      let old = current
      current = next
      return old
    }
    old?.dispose()
  }
  func dispose() {
    let old = queue.sync { () -> (any Disposable)? in
      isDisposed = true
      return current.take()
    }
    old?.dispose()
  }
}
