import RxLite

/// Exercise `debugging/detect-reentrancy`: find events that overlap, and who makes them.
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
/// Then hunt with it. It is night, and the `Heating` below may heat to 18. Someone wishes 30: the label has shown 18,
/// then 30, and the meter has 18, then 25. The right orders are 30, 18 and 25, 18. Put a probe that prints its chain's
/// name into each of the four chains, and check: the verdict shows what they print. Which chains are entered a second
/// time, and where does that begin?
///
/// - Mend both orders. One queue on `scheduler` is enough. What is sent to whom stays as it is.
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

/// The heating of a house with a night mode.
final class Heating {
  let wishes = PublishSubject<Int>()
  private(set) var shown: [Int] = []
  private(set) var metered: [Int] = []
  private let boiler = PublishSubject<Int>()
  private let bag = DisposeBag()

  /// - Parameter scheduler: Delivers at once if it is free, as `MainScheduler.instance` does on main.
  init(on scheduler: any ImmediateSchedulerType) {
    // Replace the subscriptions that need it.
    wishes.subscribe(onNext: { [boiler] degrees in boiler.onNext(min(degrees, 25)) })
      .disposed(by: bag)
    wishes.subscribe(onNext: { [weak self] degrees in self?.shown.append(degrees) })
      .disposed(by: bag)
    boiler.subscribe(onNext: { [wishes] degrees in if degrees > 18 { wishes.onNext(18) } })
      .disposed(by: bag)
    boiler.subscribe(onNext: { [weak self] degrees in self?.metered.append(degrees) })
      .disposed(by: bag)
  }
}
