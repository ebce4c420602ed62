// A flag beside an array, and keys that count down.
import Foundation
import RxLite

final class MyComposite: Disposable {
  private let lock = NSLock()
  private var members: [(Int, any Disposable)] = []
  private var isDisposed = false
  private var nextKey = 100
  var count: Int { lock.withLock { members.count } }
  @discardableResult func insert(_ disposable: any Disposable) -> Int? {
    lock.lock()
    if isDisposed { lock.unlock(); disposable.dispose(); return nil }
    defer { lock.unlock() }
    nextKey -= 1
    members.append((nextKey, disposable))
    return nextKey
  }
  @discardableResult func run(
    _ upload: Observable<Int>, _ receive: @escaping (Event<Int>) -> Void
  ) -> Int? {
    let bag = Bag()
    guard let key = insert(Disposables.create { bag.empty() }) else { return nil }
    bag.fill(
      upload.subscribe(
        onNext: { receive(.next($0)) },
        onError: { [weak self] error in
          self?.remove(for: key)
          receive(.error(error))
        },
        onCompleted: { [weak self] in
          self?.remove(for: key)
          receive(.completed)
        }))
    return key
  }
  func remove(for key: Int) {
    lock.lock()
    let index = members.firstIndex { $0.0 == key }
    let removed = index.map { members.remove(at: $0).1 }
    lock.unlock()
    removed?.dispose()
  }
  func dispose() {
    lock.lock()
    isDisposed = true
    let m = members
    members.removeAll()
    lock.unlock()
    for (_, d) in m { d.dispose() }
  }
}

/// One subscription, which may come too late.
private final class Bag {
  private let lock = NSLock()
  private var subscription: (any Disposable)?
  private var isEmptied = false
  func fill(_ disposable: any Disposable) {
    let isLate = lock.withLock {
      if !isEmptied { subscription = disposable }
      return isEmptied
    }
    if isLate { disposable.dispose() }
  }
  func empty() {
    let old = lock.withLock {
      isEmptied = true
      defer { subscription = nil }
      return subscription
    }
    old?.dispose()
  }
}
