// Each inner sequence is a value of a class of its own, and the newest one is compared by identity.
import RxLite

extension ObservableType {
  func myFlatMapLatest<Output>(
    _ selector: @escaping (Element) throws -> Observable<Output>
  ) -> Observable<Output> {
    Observable<Output>.create { observer in
      let all = CompositeDisposable()
      var running: SerialDisposable?
      var isOver = false
      let subscription = self.subscribe(
        onNext: { element in
          let inner: Observable<Output>
          do { inner = try selector(element) } catch { return observer.onError(error) }
          running?.dispose()
          let place = SerialDisposable()
          running = place
          _ = all.insert(place)
          place.disposable = inner.subscribe(
            onNext: { if running === place { observer.onNext($0) } },
            onError: { if running === place { observer.onError($0) } },
            onCompleted: {
              guard running === place else { return }
              running = nil
              if isOver { observer.onCompleted() }
            })
        },
        onError: { observer.onError($0) },
        onCompleted: {
          isOver = true
          if running == nil { observer.onCompleted() }
        })
      _ = all.insert(subscription)
      return all
    }
  }
}
