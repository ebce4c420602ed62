// Whoever drives a label by this finds out on the day when there is no net.
// Rejected with: A driver can't fail: 0 takes the place of the error.
import RxLite

extension ObservableType {
  func toDriver(
    on scheduler: any ImmediateSchedulerType, recover: @escaping (any Error) -> Element
  ) -> Observable<Element> {
    observe(on: scheduler)
      .share(replay: 1, scope: .whileConnected)
  }
}
