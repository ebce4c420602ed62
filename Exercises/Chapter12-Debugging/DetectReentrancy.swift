import RxLite

/// Exercise `debugging/detect-reentrancy`: find events that overlap.
///
/// A label shows an old temperature, and you suspect that a source sends while it is still sending. Write a
/// probe that reports it: `report` receives each event that arrives while the observer is still busy with
/// an earlier one. (You decide whether an event that arrives while `report` is running counts as too early.) Here
/// the observer of 1 sends 2 before it returns:
///
///     observer begins 1
///       report(next(2))
///       observer begins 2
///       observer ends 2
///     observer ends 1
///
/// - All events pass, at once and on the thread that sends them. Report an event first, then pass it on.
/// - It doesn't matter which thread sends the second event. Two threads may arrive at the same time.
///   Hold no lock while you call `report`, or while you pass an event on.
/// - A terminal event that arrives too early is reported as well.
/// - Each subscription is watched on its own.
///
/// Chapter 12, section 7. Chapter 2, section 6, has a `Mutex`, and its rule.
///
/// - Check it: `swift run course check debugging/detect-reentrancy`,
///   or `swift test --package-path Exercises --filter DetectReentrancy`
/// - A hint: `swift run course hint debugging/detect-reentrancy`
extension ObservableType {
  func detectReentrancy(_ report: @escaping (Event<Element>) -> Void) -> Observable<Element> {
    .never()  // Replace this line.
  }
}
