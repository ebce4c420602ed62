import ChapterKit
import RxLite
import RxLiteTest

/// A request from someone else's library. It waits on a queue of its own, and takes no scheduler.
func libraryRequest(_ text: String) -> Observable<String> {
  Observable.from(text.isEmpty ? [] : ["results for \(text)"])
    .delay(.milliseconds(200), scheduler: SerialDispatchQueueScheduler(qos: .default))
}

/// The result of a call, or the error that it throws.
func answer<Answer>(_ question: () throws -> Answer) -> String {
  do { return "\(try question())" } catch { return "error: \(error)" }
}

func blocking() {
  listing("somebody-else", "a request that takes no scheduler") {
    let scheduler = TestScheduler(initialClock: 0)
    let texts = scheduler.createHotObservable([.next(210, "rx")])
    let result = scheduler.start {
      search(texts.asObservable(), on: scheduler, request: libraryRequest)
    }
    print(result.events)
  }

  listing("questions", "wait for the results", shows: "74") {
    let clock = SerialDispatchQueueScheduler(qos: .default)
    let results = search(.just("rx"), on: clock, request: libraryRequest)
    print(answer { try results.toBlocking(timeout: 10).first() ?? "none" })
    print(answer { try results.toBlocking(timeout: 10).toArray() })

    let nothing = search(.just(""), on: clock, request: libraryRequest)
    print(answer { try nothing.toBlocking(timeout: 10).first() ?? "none" })
  }

  listing("sequence-timeout", "a blocked thread can't start a virtual clock", shows: "74") {
    let scheduler = TestScheduler(initialClock: 0)
    let texts = scheduler.createHotObservable([.next(210, "rx")])
    let results = search(texts.asObservable(), on: scheduler, request: libraryRequest)
    print(answer { try results.toBlocking(timeout: 0.1).first() ?? "none" })
    print("the clock is at \(scheduler.clock)")
  }
}
