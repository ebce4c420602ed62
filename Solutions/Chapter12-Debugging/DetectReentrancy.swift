import RxLite
import Synchronization

extension ObservableType {
  /// Reports each event that arrives while the observer is still busy with an earlier one.
  func detectReentrancy(_ report: @escaping (Event<Element>) -> Void) -> Observable<Element> {
    Observable.create { observer in
      let deliveries = Deliveries()
      return self.subscribe { event in
        if deliveries.begin() { report(event) }
        observer.on(event)
        deliveries.end()
      }
    }
  }
}

/// Counts the events that are being delivered.
private final class Deliveries {
  private let count = Mutex(0)

  /// Counts one more delivery.
  ///
  /// - Returns: Whether another one is in progress.
  func begin() -> Bool {
    count.withLock { count in
      count += 1
      return count > 1
    }
  }

  func end() { count.withLock { $0 -= 1 } }
}

/// The chains that are called again before they have returned, before anything is mended.
let calledAgain = ["limit", "night"]

/// The heating of a house with a night mode.
final class Heating {
  let wishes = BehaviorSubject(value: 17)
  private(set) var shown: [Int] = []
  private(set) var metered: [Int] = []
  private let boiler = PublishSubject<Int>()
  private let bag = DisposeBag()

  /// - Parameter scheduler: Runs work at once, unless it is busy. `MainScheduler.instance` does so on main.
  init(on scheduler: any ImmediateSchedulerType) {
    boiler.subscribe(onNext: { [wishes] degrees in if degrees > 18 { wishes.onNext(18) } })
      .disposed(by: bag)
    boiler.subscribe(onNext: { [weak self] degrees in self?.metered.append(degrees) })
      .disposed(by: bag)
    let queued = wishes.observe(on: scheduler).share(replay: 1)
    queued.subscribe(onNext: { [boiler] degrees in boiler.onNext(min(degrees, 25)) })
      .disposed(by: bag)
    queued.subscribe(onNext: { [weak self] degrees in self?.shown.append(degrees) })
      .disposed(by: bag)
  }
}
