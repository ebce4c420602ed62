// A `ReplaySubject` keeps the element for late subscribers (chapter 3).
import RxLite

extension ObservableType {
  func autoDispose(with owner: some HasLifetime) -> Observable<Element> {
    take(until: owner.lifetime.ended)
  }
}
final class Lifetime {
  private let subject = ReplaySubject<Void>.create(bufferSize: 1)
  var ended: Observable<Void> { subject }
  deinit { subject.onNext(()); subject.onCompleted() }
}
protocol HasLifetime: AnyObject { var lifetime: Lifetime { get } }
