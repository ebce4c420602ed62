import ChapterKit
import RxLite
import RxLiteTest

func theClockOfTheChapters() {
  listing("one-on-own-clock", "the text's interval, on a TestScheduler", reproduces: "A6") {
    one(OwnClock(tellsTime: false))
  }
  listing("one-with-times", "and what the clock says to each line") {
    one(OwnClock(tellsTime: true))
  }
  listing("two-on-own-clock", "two observers, two timers", reproduces: "A7") {
    two(OwnClock(tellsTime: false))
  }
  listing("two-with-times", "each line at its time") {
    two(OwnClock(tellsTime: true))
  }
  listing("shared-on-own-clock", "the text's accident, on purpose", reproduces: "A8") {
    shared(OwnClock(tellsTime: false))
  }
  listing("shared-with-times", "First 5 needs a sleep that overruns to 0.6") {
    shared(OwnClock(tellsTime: true))
  }
  listing("mapped-on-own-clock", "and the operator of chapter 1", reproduces: "A9") {
    mapped(OwnClock(tellsTime: false))
  }
  listing("mapped-with-times", "three dots at 0.9") {
    mapped(OwnClock(tellsTime: true))
  }

  listing("due-together", "a tick and a disposal at 0.5, in either order") {
    for disposalIsFirst in [false, true] {
      let clock = OwnClock(tellsTime: true)
      let subscription = SerialDisposable()
      func scheduleDisposal() {
        clock.scheduler.scheduleAt(5) { subscription.dispose() }
      }
      print(disposalIsFirst ? "scheduled before the ticks" : "scheduled behind the tick")
      if disposalIsFirst { scheduleDisposal() }
      subscription.disposable = clock.myInterval(.milliseconds(100))
        .subscribe(onNext: { n in clock.print("\(n)") })
      clock.sleep(0.4)
      if !disposalIsFirst { scheduleDisposal() }
      clock.sleep(0.6)
    }
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

private func one(_ clock: OwnClock) {
  let counter = clock.myInterval(.milliseconds(100))

  clock.print("Started ----")
  let subscription = counter.subscribe(onNext: { n in clock.print("\(n)") })
  clock.sleep(0.5)
  subscription.dispose()
  clock.print("Ended ----")
}

private func two(_ clock: OwnClock) {
  let counter = clock.myInterval(.milliseconds(100))

  clock.print("Started ----")
  let subscription1 = counter.subscribe(onNext: { n in clock.print("First \(n)") })
  let subscription2 = counter.subscribe(onNext: { n in clock.print("Second \(n)") })
  clock.sleep(0.5)
  subscription1.dispose()
  clock.sleep(0.5)
  subscription2.dispose()
  clock.print("Ended ----")
}

private func shared(_ clock: OwnClock) {
  let counter = clock.myInterval(.milliseconds(100)).share(replay: 1)

  clock.print("Started ----")
  let subscription1 = counter.subscribe(onNext: { n in clock.print("First \(n)") })
  let subscription2 = counter.subscribe(onNext: { n in clock.print("Second \(n)") })
  // The text says 0.5 twice. What it prints takes a first sleep that is late by a tick.
  clock.sleep(0.6)
  subscription1.dispose()
  clock.sleep(0.4)
  subscription2.dispose()
  clock.print("Ended ----")
}

private func mapped(_ clock: OwnClock) {
  _ = clock.myInterval(.milliseconds(100))
    .map { e in "This is simply \(e)" }
    .subscribe(onNext: { n in clock.print(n) })
  clock.sleep(0.9)
  clock.print("...")
}
