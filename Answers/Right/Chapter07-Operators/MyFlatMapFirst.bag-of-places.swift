// A `CompositeDisposable` holds both subscriptions; the inner one leaves it when it has completed.
import RxLite

extension ObservableType {
  func myFlatMapFirst<Output>(
    _ selector: @escaping (Element) throws -> Observable<Output>
  ) -> Observable<Output> {
    .create { observer in
      let subscriptions = CompositeDisposable()
      var running = 0
      func completeIfOver() { if running == 0 { observer.onCompleted() } }
      running += 1
      let source = self.subscribe(
        onNext: { element in
          guard running == 1 else { return }
          do {
            let inner = try selector(element)
            running += 1
            let place = SerialDisposable()
            let key = subscriptions.insert(place)
            place.disposable = inner.subscribe(
              onNext: observer.onNext, onError: observer.onError,
              onCompleted: {
                key.map(subscriptions.remove(for:))
                running -= 1
                completeIfOver()
              })
          } catch { observer.onError(error) }
        },
        onError: observer.onError,
        onCompleted: {
          running -= 1
          completeIfOver()
        })
      _ = subscriptions.insert(source)
      return subscriptions
    }
  }
}
