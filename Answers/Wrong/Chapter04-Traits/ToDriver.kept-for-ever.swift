// All closures are collected in a global list that nobody empties.
// Rejected with: The sequence has completed and is gone, but something still holds the closure `recover`
import RxLite

extension ObservableType {
  func toDriver(
    on scheduler: any ImmediateSchedulerType,
    recover: @escaping (_ error: any Error, _ last: Element?) -> Element
  ) -> Observable<Element> {
    closures.append(recover)
    return Observable.deferred {
      var last: Element?
      return self.observe(on: scheduler)
        .map { element in
          last = element
          return element
        }
        .catch { error in .just(recover(error, last)) }
    }
    .share(replay: 1, scope: .whileConnected)
  }
}

private var closures: [Any] = []
