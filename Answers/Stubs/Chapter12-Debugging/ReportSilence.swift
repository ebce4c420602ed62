import RxLite

/// Exercise `debugging/report-silence`: an alarm that also says when the sensor is back.
///
/// A sensor that breaks sends no error: it falls silent. The screen then shows an old temperature, and wants
/// to show "no signal" beside it, until the sensor is back. Pass on everything. Call `report(true)` when nothing
/// has come for `dueTime`, counted from the last element or, before the first, from the subscription. The next
/// event, whatever it is, ends the silence: first call `report(false)`, then pass it on. Here `T` and `F` mark this:
///
///     source   --1-------2--|
///       reportSilence(after: .seconds(4), scheduler: scheduler) { isSilent in … }
///     result   --1-------2--|
///     report   ------T---F---
///
/// - A silence is reported once, however long it lasts. After the element that ends it, the time is counted anew.
/// - The sequence continues: a report ends nothing.
/// - After a terminal event, or when the subscription is disposed, nothing is reported.
/// - The sensor may send an event from inside `report`. Inside `report(false)` the silence is already over: don't call
///   `report(false)` again.
/// - Each subscriber has an alarm of its own, on `scheduler`. The source sends on the scheduler's thread, so you need
///   no lock.
///
/// (It doesn't matter whether you begin to count just before you pass an element on, or just after.)
///
/// Chapter 12, section 5.
///
/// - Check it: `swift run course check debugging/report-silence`,
///   or `swift test --package-path Exercises --filter ReportSilence`
/// - A hint: `swift run course hint debugging/report-silence`
extension ObservableType {
  func reportSilence(
    after dueTime: RxTimeInterval, scheduler: any SchedulerType,
    _ report: @escaping (_ isSilent: Bool) -> Void
  ) -> Observable<Element> {
    .never()  // Replace this line.
  }
}
