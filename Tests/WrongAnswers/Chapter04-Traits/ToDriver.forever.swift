// The scope `.forever` keeps the element when everybody has left. The next one begins with what is stale.
// Rejected with: What is from the old run is stale.
import RxLite

extension ObservableType {
  func toDriver(
    on scheduler: any ImmediateSchedulerType, recover: @escaping (any Error) -> Element
  ) -> Observable<Element> {
    observe(on: scheduler)
      .catch { error in .just(recover(error)) }
      .share(replay: 1, scope: .forever)
  }
}
