// The count belongs to the thread, so an event from another thread isn't noticed.
// Rejected with: Another thread has sent 2
import Foundation
import RxLite
import Synchronization

extension ObservableType {
  func detectReentrancy(_ report: @escaping (Event<Element>) -> Void) -> Observable<Element> {
    Observable.create { observer in
      let key = "deliveries \(UUID())"
      return self.subscribe { event in
        let memory = Thread.current.threadDictionary
        let count = (memory[key] as? NSNumber)?.intValue ?? 0
        if count > 0 { report(event) }
        memory[key] = NSNumber(value: count + 1)
        observer.on(event)
        memory[key] = NSNumber(value: count)
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
