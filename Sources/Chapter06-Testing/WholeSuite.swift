import ChapterKit
import RxLite
import RxLiteTest

func wholeSuite() {
  listing("own-clock", "a sleep that is advanceTo") {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
    func sleep(_ seconds: Double) {
      scheduler.advanceTo(scheduler.clock + Int((seconds * 10).rounded()))
    }

    let subscription = Observable<Int>.interval(.milliseconds(100), scheduler: scheduler)
      .subscribe(onNext: { n in print("\(n) at \(scheduler.clock)") })
    sleep(0.3)
    subscription.dispose()
    sleep(0.3)
    print("the clock is at \(scheduler.clock)")
  }

  listing("whole-suite", "all that a search promises") {
    let time = MarbleTime()
    func suite(for search: Search) {
      test("waits until the user has paused for three seconds") {
        try marbles(in: time) {
          "-a-b-c-------|"
          search($0, time) { text in .just(text) }
          "--------c----|"
        }
      }
      test("doesn't search twice for the same text") {
        try marbles(in: time) {
          "-a---a---b---|"
          search($0, time) { text in .just(text) }
          "----a-------b|"
        }
      }

      test("drops the answer for an older text") {
        try marbles(in: time) {
          "-a---b---------|"
          search($0, time) { text in .just(text).delay(.seconds(5), scheduler: time) }
          "-------------b-|"
        }
      }
      test("answers the last text when the texts complete") {
        try marbles(in: time) {
          "-a|"
          search($0, time) { text in .just(text) }
          "--(a,|)"
        }
      }
    }

    print("the first search:")
    suite(for: firstSearch)
    print("the search:")
    suite(for: search)
  }
}
