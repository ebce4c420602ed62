import RxLite

/// Exercise `debugging/report-silence`: an alarm for each pause.
///
/// A sensor that breaks sends no error: it falls silent. Pass on everything, and call `report` when the
/// source has sent nothing for `dueTime`, counted from the subscription or from the last element. (It doesn't
/// matter whether you begin to count just before you pass the element on, or just after.) In this picture
/// `report` is called where its row has a `*`, after a pause of four seconds:
///
///     source   --1-------2--|
///       reportSilence(after: .seconds(4), scheduler: scheduler) { … }
///     result   --1-------2--|
///     report   ------*-------
///
/// - A pause is reported once, however long it lasts. The next element begins the next pause.
/// - The sequence continues: a report ends nothing.
/// - After a terminal event, or when the subscription is disposed, nothing is reported.
/// - Each subscriber has an alarm of its own, on `scheduler`.
///
/// Chapter 12, section 5.
///
/// - Check it: `swift run course check debugging/report-silence`,
///   or `swift test --package-path Exercises --filter ReportSilence`
/// - A hint: `swift run course hint debugging/report-silence`
extension ObservableType {
  func reportSilence(
    after dueTime: RxTimeInterval, scheduler: any SchedulerType, _ report: @escaping () -> Void
  ) -> Observable<Element> {
    .never()  // Replace this line.
  }
}
