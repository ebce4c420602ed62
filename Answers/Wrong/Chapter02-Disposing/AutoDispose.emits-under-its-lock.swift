// The handlers belong to the lock, so they are called under it.
// Rejected with: Hold no lock while observers are called.
import Foundation
import RxLite

extension ObservableType {
  func autoDispose(with owner: some HasLifetime) -> Observable<Element> {
    take(until: owner.lifetime.ended)
  }
}

final class Lifetime {
  private final class Handlers: @unchecked Sendable {
    let lock = NSLock()
    var isOver = false
    var handlers: [Int: () -> Void] = [:]
    var next = 0
  }
  private let all = Handlers()

  var ended: Observable<Void> {
    .create { [all] observer in
      all.lock.lock()
      defer { all.lock.unlock() }
      if all.isOver {
        observer.onNext(())
        return Disposables.create()
      }
      all.next += 1
      let key = all.next
      all.handlers[key] = { observer.onNext(()) }
      return Disposables.create {
        // While `deinit` calls the handlers, it holds the lock, and then forgets all of them.
        guard all.lock.try() else { return }
        all.handlers[key] = nil
        all.lock.unlock()
      }
    }
  }

  deinit {
    all.lock.lock()
    all.isOver = true
    for handler in all.handlers.values { handler() }
    all.handlers = [:]
    all.lock.unlock()
  }
}

protocol HasLifetime: AnyObject {
  var lifetime: Lifetime { get }
}
