import ChapterKit
import RxLite
import RxLiteTest

/// The stage of a chapter, made of what this chapter has shown: a clock of which one tick is a tenth of
/// a second, a `sleep` that lets it go on, and a `print` that can tell the time.
struct OwnClock {
  let scheduler = TestScheduler(
    initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
  let tellsTime: Bool

  /// The seconds that have passed.
  var seconds: Double { Double(scheduler.clock) / 10 }

  func sleep(_ seconds: Double) {
    scheduler.advanceTo(scheduler.clock + Int((seconds * 10).rounded()))
  }

  func print(_ text: String) {
    ChapterKit.print(tellsTime ? "\(seconds)  \(text)" : text)
  }

  /// Counts from 0, one number an interval, on a timer that belongs to the subscription.
  func myInterval(_ interval: RxTimeInterval) -> Observable<Int> {
    return Observable.create { observer in
      print("Subscribed")
      let timer = scheduler.schedulePeriodic(0, startAfter: interval, period: interval) { next in
        observer.on(.next(next))
        return next + 1
      }
      return Disposables.create {
        print("Disposed")
        timer.dispose()
      }
    }
  }
}
