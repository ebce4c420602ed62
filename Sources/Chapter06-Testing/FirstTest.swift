import ChapterKit
import RxLite
import RxLiteTest

func firstTest() {
  listing("first-test", "a search of twenty seconds, tested in no time", shows: "73") {
    let scheduler = TestScheduler(initialClock: 0)
    let texts = scheduler.createHotObservable([
      .next(210, "r"), .next(211, "rx"), .next(220, "rxs"),
    ])

    let result = scheduler.start {
      firstSearch(texts.asObservable(), on: scheduler) { text in .just("results for \(text)") }
    }

    print(result.events == [.next(214, "results for rx"), .next(223, "results for rxs")])
    for event in result.events { print(event) }
  }

  listing("tiny-clock", "a clock that sets itself") {
    final class TinyClock {
      private(set) var now = 0
      private var work: [(due: Int, action: () -> Void)] = []

      func schedule(after delay: Int, _ action: @escaping () -> Void) {
        work.append((now + delay, action))
      }

      func run() {
        while let next = work.indices.min(by: { work[$0].due < work[$1].due }) {
          let (due, action) = work.remove(at: next)
          now = due
          action()
        }
      }
    }

    let clock = TinyClock()
    clock.schedule(after: 86400) { print("the next day, at \(clock.now)") }
    clock.schedule(after: 3600) {
      print("an hour later, at \(clock.now)")
      clock.schedule(after: 60) { print("and a minute after that, at \(clock.now)") }
    }
    clock.run()
  }

  listing("step-by-step", "a sleep that is advanceTo", shows: "72") {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
    func sleep(_ seconds: Double) {
      scheduler.advanceTo(scheduler.clock + Int((seconds * 10).rounded()))
    }

    let subscription = Observable<Int>.interval(.seconds(1), scheduler: scheduler)
      .subscribe(onNext: { n in print("\(n) at \(scheduler.clock)") })
    sleep(2.5)
    print("the clock is at \(scheduler.clock)")
    subscription.dispose()
    sleep(7.5)
    print("the clock is at \(scheduler.clock)")
  }
}
