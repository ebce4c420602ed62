// Everything is there, but what stands below `share` is done for each observer: the newcomer's element
// has to go through the scheduler first.
// Rejected with: it may not have to wait for a turn of the scheduler
import RxLite

extension ObservableType {
  func toDriver(
    on scheduler: any ImmediateSchedulerType, recover: @escaping (any Error) -> Element
  ) -> Observable<Element> {
    share(replay: 1, scope: .whileConnected)
      .observe(on: scheduler)
      .catch { error in .just(recover(error)) }
  }
}
