import ChapterKit
import RxLite
import RxLiteTest

/// The result of a call, or the error that it throws.
func answer<Answer>(_ question: () throws -> Answer) -> String {
  do { return "\(try question())" } catch { return "error: \(error)" }
}

func blocking() {
  listing("first", "wait for an answer from another queue", shows: "74") {
    let worker = SerialDispatchQueueScheduler(qos: .default)
    let answers = Observable.of("rx", "rxs").observe(on: worker)
    print(answer { try answers.toBlocking(timeout: 10).first() ?? "none" })
  }

  listing("questions", "first, last, single, toArray, materialize", shows: "74") {
    let three = Observable.of(1, 2, 3).toBlocking(timeout: 10)
    print("first:       \(answer { try three.first() ?? 0 })")
    print("last:        \(answer { try three.last() ?? 0 })")
    print("toArray:     \(answer { try three.toArray() })")
    print("single:      \(answer { try three.single() })")
    print("materialize: \(three.materialize())")
  }

  listing("sequence-timeout", "nothing arrives, and the wait ends", shows: "74") {
    let silence = Observable<Int>.never()
    print(answer { try silence.toBlocking(timeout: 0.1).first() ?? 0 })
  }

  listing("two-clocks", "a blocked thread can't start a virtual clock") {
    let scheduler = TestScheduler(initialClock: 0)
    let timer = Observable<Int>.timer(.seconds(1), scheduler: scheduler)
    print(answer { try timer.toBlocking(timeout: 0.1).first() ?? 0 })
    print(scheduler.start { timer }.events)
  }
}
