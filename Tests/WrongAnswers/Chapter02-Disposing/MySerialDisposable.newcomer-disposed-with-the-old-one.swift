// A `Cancelable` can tell whether it is disposed, so one asks the one in force instead of
// remembering whether the serial disposable itself is. But the one in force may have ended by
// itself.
// Rejected with: The first one had ended by itself
import RxLite

final class MySerialDisposable: Disposable {
  private var current: any Disposable = BooleanDisposable()
  private var isOver: Bool { (current as? any Cancelable)?.isDisposed == true }

  func replace(with next: any Disposable) {
    guard !isOver else { return next.dispose() }
    let before = current
    current = next
    before.dispose()
  }

  func dispose() {
    if !isOver { current.dispose() }
  }
}
