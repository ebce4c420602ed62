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
    let result = scheduler.start { libraryRequest("rx") }
    print(result.events)
  }

  listing("questions", "wait for a request", shows: "74") {
    let results = libraryRequest("rx").toBlocking(timeout: 10)
    print(answer { try results.first() ?? "none" })
    print(answer { try results.toArray() })

    let nothing = libraryRequest("").toBlocking(timeout: 10)
    print(answer { try nothing.first() ?? "none" })
    print(answer { try nothing.single() })
  }

  listing("sequence-timeout", "a blocked thread can't start a virtual clock", shows: "74") {
    let scheduler = TestScheduler(initialClock: 0)
    let results = Observable.just("results for rx").delay(.seconds(1), scheduler: scheduler)
    print(answer { try results.toBlocking(timeout: 0.1).first() ?? "none" })
    print(scheduler.start { results }.events)
  }
}
