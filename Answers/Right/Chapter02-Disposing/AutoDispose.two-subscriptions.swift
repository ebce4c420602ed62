// Subscribes to the lifetime first, then to the source, and disposes both together.
import RxLite

extension ObservableType {
  func autoDispose(with owner: some HasLifetime) -> Observable<Element> {
    let ended = owner.lifetime.ended
    return .create { observer in
      let group = CompositeDisposable()
      _ = group.insert(ended.subscribe(onNext: { observer.onCompleted() }))
      _ = group.insert(self.subscribe(observer))
      return group
    }
  }
}
final class Lifetime {
  private let subject = AsyncSubject<Void>()
  var ended: Observable<Void> { subject }
  deinit { subject.onNext(()); subject.onCompleted() }
}
protocol HasLifetime: AnyObject { var lifetime: Lifetime { get } }
