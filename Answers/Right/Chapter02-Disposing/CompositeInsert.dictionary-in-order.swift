// A dictionary, whose keys are sorted before its members are disposed.
import Foundation
import RxLite

final class MyComposite: Disposable {
  private let lock = NSLock()
  private var members: [Int: any Disposable] = [:]
  private var isDisposed = false
  private var nextKey = 0
  var count: Int { lock.withLock { members.count } }
  @discardableResult func insert(_ disposable: any Disposable) -> Int? {
    let key: Int? = lock.withLock {
      if isDisposed { return nil }
      nextKey += 1
      members[nextKey] = disposable
      return nextKey
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
  func remove(for key: Int) { lock.withLock { members.removeValue(forKey: key) }?.dispose() }
  func dispose() {
    let m = lock.withLock {
      isDisposed = true; defer { members = [:] }; return members
    }
    for (_, d) in m.sorted(by: { $0.key < $1.key }) { d.dispose() }
  }
}
