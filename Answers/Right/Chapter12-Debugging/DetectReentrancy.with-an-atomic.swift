// An atomic number instead of a lock.
import RxLite
import Synchronization

extension ObservableType {
  func detectReentrancy(_ report: @escaping (Event<Element>) -> Void) -> Observable<Element> {
    Observable.create { observer in
      let deliveries = Deliveries()
      return self.subscribe { event in
        let count = deliveries.count.add(1, ordering: .relaxed).newValue
        defer { deliveries.count.subtract(1, ordering: .relaxed) }
        if count > 1 { report(event) }
        observer.on(event)
      }
    }
  }
}

private final class Deliveries {
  let count = Atomic(0)
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
    let queued = wishes.observe(on: scheduler).share()
    queued.subscribe(onNext: { [boiler] degrees in boiler.onNext(min(degrees, 25)) })
      .disposed(by: bag)
    queued.subscribe(onNext: { [weak self] degrees in self?.shown.append(degrees) })
      .disposed(by: bag)
    boiler.subscribe(onNext: { [wishes] degrees in if degrees > 18 { wishes.onNext(18) } })
      .disposed(by: bag)
    boiler.subscribe(onNext: { [weak self] degrees in self?.metered.append(degrees) })
      .disposed(by: bag)
  }
}
