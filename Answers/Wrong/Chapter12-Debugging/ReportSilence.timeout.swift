// `timeout` notices the pause, and ends the sequence.
// Rejected with: The source emits 1 at 2, 3, 8 and 20.
import RxLite

extension ObservableType {
  func reportSilence(
    after dueTime: RxTimeInterval, scheduler: any SchedulerType,
    _ report: @escaping (_ isSilent: Bool) -> Void
  ) -> Observable<Element> {
    timeout(dueTime, scheduler: scheduler).do(onError: { _ in report(true) })
  }
}
