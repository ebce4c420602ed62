import ChapterKit
import RxLite
import RxLiteTest

/// A clock with ticks of a tenth of a second, made from what this chapter has shown.
private struct OwnClock {
  let scheduler = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)

  func sleep(_ seconds: Double) {
    scheduler.advanceTo(scheduler.clock + Int((seconds * 10).rounded()))
  }

  /// Prints the time, then the text.
  func print(_ text: String) {
    ChapterKit.print("\(Double(scheduler.clock) / 10)  \(text)")
  }
}

func firstFive() {
  listing("first-5", "a sleep that is too long by a tick", reproduces: "A8") {
    let clock = OwnClock()
    let counter = Observable<Int>.create { observer in
      print("Subscribed")
      let timer = Observable<Int>.interval(.milliseconds(100), scheduler: clock.scheduler)
        .subscribe(observer)
      return Disposables.create {
        print("Disposed")
        timer.dispose()
      }
    }
    .share(replay: 1)

    print("Started ----")
    let subscription1 = counter.subscribe(onNext: { n in print("First \(n)") })
    let subscription2 = counter.subscribe(onNext: { n in print("Second \(n)") })
    clock.sleep(0.6)  // This should be 0.5.
    subscription1.dispose()
    // The disposal is due at 1.1, together with the next tick, and was scheduled first.
    clock.scheduler.scheduleAt(11) { subscription2.dispose() }
    clock.sleep(0.5)
    print("Ended ----")
  }
}
