// A `PublishSubject` sends the element when the owner goes, and forgets it. Whoever subscribes
// after that waits for an end that has already been.
// Rejected with: at 0: expected a completion, got nothing
import RxLite

protocol HasLifetime: AnyObject {
  var lifetime: Lifetime { get }
}

final class Lifetime {
  private let subject = PublishSubject<Void>()
  var ended: Observable<Void> { subject }
  deinit { subject.onNext(()) }
}

extension ObservableType {
  func autoDispose(with owner: some HasLifetime) -> Observable<Element> {
    take(until: owner.lifetime.ended)
  }
}
