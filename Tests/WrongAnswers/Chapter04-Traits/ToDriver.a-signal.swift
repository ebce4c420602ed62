// Without a replay this is a Signal: right for an event, but a newcomer wants to know how things are.
// Rejected with: It came after 2, and gets it at once
import RxLite

extension ObservableType {
  func toDriver(
    on scheduler: any ImmediateSchedulerType, recover: @escaping (any Error) -> Element
  ) -> Observable<Element> {
    observe(on: scheduler)
      .catch { error in .just(recover(error)) }
      .share()
  }
}
