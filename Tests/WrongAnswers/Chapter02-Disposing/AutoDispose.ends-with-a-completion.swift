// The lifetime is over, so its sequence completes: that is what completion is for. But to
// `take(until:)` the completion of the other sequence means nothing; it waits for an element.
// Rejected with: at 10: expected a completion, got nothing
import RxLite

protocol HasLifetime: AnyObject {
  var lifetime: Lifetime { get }
}

final class Lifetime {
  private let subject = PublishSubject<Void>()
  var ended: Observable<Void> { subject }
  deinit { subject.onCompleted() }
}

extension ObservableType {
  func autoDispose(with owner: some HasLifetime) -> Observable<Element> {
    take(until: owner.lifetime.ended)
  }
}
