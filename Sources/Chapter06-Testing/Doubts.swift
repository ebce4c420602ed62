import ChapterKit
import RxLite
import RxLiteTest

func doubts() {
  listing("which-notices", "a pause of 900 milliseconds in place of 300", shows: "73") {
    let scheduler = TestScheduler(initialClock: 0)
    let texts = scheduler.createHotObservable([.next(210, "rx"), .next(400, "rxs")])
    let result = scheduler.start {
      texts.debounce(.milliseconds(900), scheduler: scheduler)  // It was 300.
    }

    let elements = result.events.compactMap { recorded in recorded.value.element }
    print("the elements: \(elements == ["rx", "rxs"])")
    print("the events:   \(result.events == [.next(211, "rx"), .next(401, "rxs")])")
  }

  listing("a-finer-tick", "a tick of a tenth of a second", shows: "73") {
    for pause in [300, 900] {
      let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
      let texts = scheduler.createHotObservable([.next(210, "rx"), .next(400, "rxs")])
      let result = scheduler.start {
        texts.debounce(.milliseconds(pause), scheduler: scheduler)
      }
      print("\(pause) ms: \(result.events)")
    }
  }

  listing("both-searches", "one scheduler, and two tests") {
    let scheduler = TestScheduler(initialClock: 0)
    for tested in [firstSearch, search] {
      let texts = scheduler.createHotObservable([.next(210, "rx")])
      let result = scheduler.start {
        tested(texts.asObservable(), scheduler) { text in .just(text) }
      }
      print(result.events)
    }
  }

  listing("work-takes-a-tick", "what is due now comes a tick later") {
    for delays in [true, false] {
      let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: delays)
      let texts = scheduler.createHotObservable([.next(210, "rx")])
      let result = scheduler.start {
        search(texts.asObservable(), on: scheduler) { text in .just(text) }
          .observe(on: scheduler)
      }
      print(result.events)
    }
  }
}
