// `deferred` asks for the lifetime when somebody subscribes, which seems prudent. But its closure
// holds the owner for as long as the sequence lives: each waits for the other to go first.
// Rejected with: keeps its owner alive
import RxLite

protocol HasLifetime: AnyObject {
  var lifetime: Lifetime { get }
}

final class Lifetime {
  private let isOver = BehaviorSubject(value: false)
  var ended: Observable<Void> { isOver.filter { $0 }.map { _ in } }
  deinit { isOver.onNext(true) }
}

extension ObservableType {
  func autoDispose(with owner: some HasLifetime) -> Observable<Element> {
    take(until: Observable.deferred { owner.lifetime.ended })
  }
}
