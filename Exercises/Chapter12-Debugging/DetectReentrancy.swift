import RxLite

/// Exercise `debugging/detect-reentrancy`: find events that overlap, and who makes them.
///
/// A label shows an old temperature, and you suspect that a source sends while it is still sending. Write a
/// probe that reports it: `report` receives each event that arrives while the observer is still busy with
/// an earlier one. Here the observer of 1 sends 2 before it returns:
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
/// - A terminal event that arrives while the observer is busy is reported as well. If an event arrives from inside `report`, report it
///   or not, as you like.
/// - Each subscription is watched on its own.
///
/// Then hunt with it. The `Heating` below begins with the wish that was saved last, 17. It is night: a wish above 18 is
/// answered with 18. And the boiler never gets more than 25. Now someone wishes 30. The label has shown 17, then 18,
/// then 30; it should show 17, 30, 18. The meter gets 17, 18, 25; it should get 17, 25, 18. Put a probe into each of the
/// four chains, and let it print the chain's name, which stands above it. Then run the check: what they printed stands
/// with the verdict.
///
/// - Two chains are called again before they have returned. Write their names into `calledAgain`, in the order in which
///   that happens.
/// - Then mend both orders with a queue on `scheduler`; one is enough. What is sent to whom stays as it is, and so the
///   label and the meter have the saved wish as soon as `init` returns.
///
/// Chapter 12, section 7; chapter 3, sections 3 and 5, for what two subscribers share. Chapter 2, section 6, has a
/// `Mutex` (`import Synchronization`), and its rule.
///
/// - Check it: `swift run course check debugging/detect-reentrancy`,
///   or `swift test --package-path Exercises --filter DetectReentrancy`
/// - A hint: `swift run course hint debugging/detect-reentrancy`
extension ObservableType {
  func detectReentrancy(_ report: @escaping (Event<Element>) -> Void) -> Observable<Element> {
    .never()  // Replace this line.
  }
}

/// The chains that are called again before they have returned, before anything is mended.
let calledAgain: [String] = []  // Write their names.

/// The heating of a house with a night mode.
final class Heating {
  let wishes = BehaviorSubject(value: 17)
  private(set) var shown: [Int] = []
  private(set) var metered: [Int] = []
  private let boiler = PublishSubject<Int>()
  private let bag = DisposeBag()

  /// - Parameter scheduler: Runs work at once, unless it is busy. `MainScheduler.instance` does so on main.
  init(on scheduler: any ImmediateSchedulerType) {
    // Replace the subscriptions that need it.
    // night
    boiler.subscribe(onNext: { [wishes] degrees in if degrees > 18 { wishes.onNext(18) } })
      .disposed(by: bag)
    // meter
    boiler.subscribe(onNext: { [weak self] degrees in self?.metered.append(degrees) })
      .disposed(by: bag)
    // limit
    wishes.subscribe(onNext: { [boiler] degrees in boiler.onNext(min(degrees, 25)) })
      .disposed(by: bag)
    // label
    wishes.subscribe(onNext: { [weak self] degrees in self?.shown.append(degrees) })
      .disposed(by: bag)
  }
}
