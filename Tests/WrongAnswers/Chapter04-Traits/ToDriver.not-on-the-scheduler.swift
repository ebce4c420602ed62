// Sharing and catching, and no word of the scheduler: it delivers wherever the source happens to be.
// Rejected with: The scheduler has had no turn yet
import RxLite

extension ObservableType {
  func toDriver(
    on scheduler: any ImmediateSchedulerType, recover: @escaping (any Error) -> Element
  ) -> Observable<Element> {
    self.catch { error in .just(recover(error)) }
      .share(replay: 1, scope: .whileConnected)
  }
}
