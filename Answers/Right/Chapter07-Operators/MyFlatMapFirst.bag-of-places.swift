// A `CompositeDisposable` holds both subscriptions; the inner one leaves it when it has completed.
import RxLite

extension ObservableType {
  func myFlatMapFirstThenLatest<Output>(
    _ selector: @escaping (Element) throws -> Observable<Output>
  ) -> Observable<Output> {
    .create { observer in
      let subscriptions = CompositeDisposable()
      var running = 0
      var newest: [Element] = []
      func next() {
        guard running <= 1, let element = newest.popLast() else {
          if running == 0 { observer.onCompleted() }
          return
        }
        running += 1
        do {
          let place = SerialDisposable()
          let key = subscriptions.insert(place)
          place.disposable = try selector(element).subscribe(
            onNext: observer.onNext, onError: observer.onError,
            onCompleted: {
              key.map(subscriptions.remove(for:))
              running -= 1
              next()
            })
        } catch { observer.onError(error) }
      }
      running += 1
      let source = self.subscribe(
        onNext: { element in
          newest = [element]
          if running == 1 { next() }
        },
        onError: observer.onError,
        onCompleted: {
          running -= 1
          if running == 0 { observer.onCompleted() }
        })
      _ = subscriptions.insert(source)
      return subscriptions
    }
  }
}
