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

func theClockOfTheChapters() {
  listing("own-clock", "two observers, two timers, and the time of each line") {
    let clock = OwnClock()
    let counter = Observable<Int>.interval(.milliseconds(100), scheduler: clock.scheduler)

    let subscription1 = counter.subscribe(onNext: { n in clock.print("First \(n)") })
    let subscription2 = counter.subscribe(onNext: { n in clock.print("Second \(n)") })

    clock.sleep(0.5)
    subscription1.dispose()
    clock.print("disposed the first")
    clock.sleep(0.5)
    subscription2.dispose()
    clock.print("disposed the second")
  }

  listing("due-together", "a tick and a disposal at 0.5, in either order") {
    func run(disposalFirst: Bool) {
      let clock = OwnClock()
      let subscription = SerialDisposable()
      let disposal = { clock.scheduler.scheduleAt(5) { subscription.dispose() } }

      if disposalFirst { disposal() }
      subscription.disposable = Observable<Int>
        .interval(.milliseconds(100), scheduler: clock.scheduler)
        .subscribe(onNext: { n in clock.print("\(n)") })
      clock.sleep(0.4)
      if !disposalFirst { disposal() }
      clock.sleep(0.6)
    }

    print("the tick was scheduled first")
    run(disposalFirst: false)
    print("the disposal was scheduled first")
    run(disposalFirst: true)
  }

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

  listing("clock-of-the-chapters", "what clock and sleep have been all along") {
    let start = clock.scheduler.now
    func seconds() -> String {
      let tenths = Int((clock.scheduler.now.timeIntervalSince(start) * 10).rounded())
      return "\(tenths / 10).\(tenths % 10)"
    }

    _ = Observable<Int>.interval(.milliseconds(300), scheduler: clock.scheduler)
      .subscribe(onNext: { n in print("\(seconds())  \(n)") })
    print("\(seconds())  before sleep(1)")
    sleep(1)
    print("\(seconds())  after sleep(1)")
  }
}
