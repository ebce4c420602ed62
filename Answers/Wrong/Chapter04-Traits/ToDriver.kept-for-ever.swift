// All closures are collected in a global list that nobody empties.
// Rejected with: The sequence has completed and is gone, but something still holds the closure `recover`
import RxLite

extension ObservableType {
  func toDriver(
    on scheduler: any ImmediateSchedulerType, recover: @escaping (any Error) -> Element
  ) -> Observable<Element> {
    closures.append(recover)
    return observe(on: scheduler)
      .catch { error in .just(recover(error)) }
      .share(replay: 1, scope: .whileConnected)
  }
}

private var closures: [Any] = []
