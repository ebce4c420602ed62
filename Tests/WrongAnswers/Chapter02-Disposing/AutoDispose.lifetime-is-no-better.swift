// It asks whether the owner is still there, and so gets by with the lifetime of the listing. Whoever has
// kept `ended` itself still waits for ever.
// Rejected with: without it, nobody who comes late learns that it is over.
import RxLite

extension ObservableType {
  func autoDispose(with owner: some HasLifetime) -> Observable<Element> {
    .deferred { [weak owner] in
      guard let owner else { return .empty() }
      return self.take(until: owner.lifetime.ended)
    }
  }
}

final class Lifetime {
  private let subject = PublishSubject<Void>()

  var ended: Observable<Void> { subject.asObservable() }

  deinit {
    subject.onNext(())
    subject.onCompleted()
  }
}

protocol HasLifetime: AnyObject {
  var lifetime: Lifetime { get }
}
