import ChapterKit
import Dispatch
import RxLite

func bridges() {
  listing("for-await", "a sequence, read by a subscriber and by a loop") {
    let prices = Observable.of(10, 12, 9)

    _ = prices.subscribe(onNext: { print($0) }, onCompleted: { print("completed") })

    runTask {
      for try await price in prices.values { print(price) }
      print("the loop has ended")
    }
  }

  listing("values-subscribes", "what is sent before the loop begins") {
    let prices = PublishSubject<Int>()
    runTask {
      let values = prices.values
      prices.onNext(10)
      prices.onNext(12)
      print("the loop begins")
      for try await price in values {
        print(price)
        if price == 12 { break }
      }
    }
    print("observers after the loop: \(prices.hasObservers)")
  }

  listing("steps", "three requests, one after the other") {
    func operators() {
      _ = ask("key")
        .flatMap { key in
          ask("name behind \(key)")
            .flatMap { name in ask("page of \(name), with \(key)") }
        }
        .subscribe(onSuccess: { page in note(page) })
    }

    func tasks() async throws {
      let key = try await ask("key").value
      let name = try await ask("name behind \(key)").value
      let page = try await ask("page of \(name), with \(key)").value
      note(page)
    }

    beside(operators: operators, tasks: tasks, seconds: 4)
  }

  listing("as-observable", "a stream, as a sequence") {
    let prices = AsyncStream { continuation in
      for price in [10, 12, 9] { continuation.yield(price) }
      continuation.finish()
    }
    runQueues { done in
      _ = prices.asObservable()
        .map { "\($0) €" }
        .observe(on: MainScheduler.instance)
        .subscribe { event in
          print("\(here): \(event)")
          if event.isStopEvent { done() }
        }
    }
  }

  listing("single-of-a-task", "an asynchronous function, as a single") {
    @Sendable func download() async throws -> String {
      print("download")
      return "the page"
    }

    let page = Single.create { try await download() }
    print("nothing yet")
    for _ in 1...2 {
      runQueues { done in
        _ = page.asObservable().subscribe(onNext: { print($0) }, onDisposed: done)
      }
    }
  }
}
