// The error is shared, and each observer recovers from it alone.
// Rejected with: `recover` is called once, and what it makes is shared
import RxLite

extension ObservableType {
  func toDriver(
    on scheduler: any ImmediateSchedulerType, recover: @escaping (any Error) -> Element
  ) -> Observable<Element> {
    observe(on: scheduler)
      .share(replay: 1, scope: .whileConnected)
      .catch { error in .just(recover(error)) }
  }
}
