// The place in the list is the key. Each place moves up when a member before it is removed.
// Rejected with: The key of a member stays the same when another one is removed.
import RxLite
import Synchronization

final class MyComposite: Disposable {
  private let members = Mutex<[any Disposable]?>([])
  var count: Int { members.withLock { $0?.count ?? 0 } }
  @discardableResult func insert(_ disposable: any Disposable) -> Int? {
    let key = members.withLock { members in
      members?.append(disposable)
      return members.map { $0.count - 1 }
    }
    if key == nil { disposable.dispose() }
    return key
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
    let removed = members.withLock { members -> (any Disposable)? in
      guard let count = members?.count, key < count else { return nil }
      return members?.remove(at: key)
    }
    removed?.dispose()
  }
  func dispose() {
    let released = members.withLock { $0.take() }
    released?.forEach { $0.dispose() }
  }
}
