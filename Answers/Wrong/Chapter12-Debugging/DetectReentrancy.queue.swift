// The event that comes too early waits in a queue: a remedy, where the task wants a probe.
// Rejected with: The observer has sent 2 while it received 1
import Foundation
import RxLite
import Synchronization

extension ObservableType {
  func detectReentrancy(_ report: @escaping (Event<Element>) -> Void) -> Observable<Element> {
    Observable.create { observer in
      var waiting: [Event<Element>] = []
      var isBusy = false
      return self.subscribe { event in
        waiting.append(event)
        if isBusy { return report(event) }
        isBusy = true
        while !waiting.isEmpty { observer.on(waiting.removeFirst()) }
        isBusy = false
      }
    }
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
