// The closure captures the `Mutex` itself, so no class is needed.
import RxLite
import Synchronization

extension ObservableType {
  func detectReentrancy(_ report: @escaping (Event<Element>) -> Void) -> Observable<Element> {
    Observable.create { observer in
      let depth = Mutex(0)
      return self.subscribe { event in
        let isInside = depth.withLock { depth in
          depth += 1
          return depth > 1
        }
        if isInside { report(event) }
        observer.on(event)
        depth.withLock { $0 -= 1 }
      }
    }
  }
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

  /// - Parameter scheduler: Delivers at once if it is free, as `MainScheduler.instance` does on main.
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
