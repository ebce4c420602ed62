// A flag remembers that `dispose()` was called. The members are disposed once, and held for ever.
// Rejected with: It is still held, and never released
import RxLite

final class MyComposite: Disposable {
  private var members: [(any Disposable)?] = []
  private var isDisposed = false
  var count: Int { isDisposed ? 0 : members.count { $0 != nil } }
  @discardableResult func insert(_ disposable: any Disposable) -> Int? {
    if isDisposed { disposable.dispose(); return nil }
    members.append(disposable)
    return members.count - 1
  }
  @discardableResult
  func run(_ upload: Observable<Int>, _ receive: @escaping (Event<Int>) -> Void) -> Int? {
    let place = SerialDisposable()
    guard let key = insert(place) else { return nil }
    place.disposable = upload.subscribe { [weak self] event in
      switch event {
      case .next: break
      case .error, .completed: self?.remove(for: key)
      }
      receive(event)
    }
    return key
  }
  func remove(for key: Int) {
    let removed = members[key]
    if isDisposed { return }
    members[key] = nil
    removed?.dispose()
  }
  func dispose() {
    if isDisposed { return }
    isDisposed = true
    for d in members { d?.dispose() }
  }
}
