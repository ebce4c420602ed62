import ChapterKit
import RxLite

func slowConsumers() {
  listing("slow-loop", "a loop that is slower than its source") {
    let numbers = timeline("123456|")

    func work(on number: String) async throws {
      note("begin \(number)")
      try await clock.sleep(for: .milliseconds(250))
    }

    runTask {
      for try await number in numbers.values { try await work(on: number) }
      note("end")

      let newest = AsyncStream(bufferingPolicy: .bufferingNewest(1)) { sender in
        let subscription = numbers.subscribe(
          onNext: { sender.yield($0) }, onDisposed: { sender.finish() })
        sender.onTermination = { _ in subscription.dispose() }
      }
      for await number in newest { try await work(on: number) }
      note("end")
    }
  }

  listing("slow-work", "an operator decides what waits") {
    let numbers = timeline("123456|")
    func work(on number: String) -> Observable<String> {
      .just(number).delay(.milliseconds(250), scheduler: clock.scheduler)
    }

    for (name, results) in [
      ("concatMap", numbers.concatMap(work(on:))),
      ("flatMapFirst", numbers.flatMapFirst(work(on:))),
      ("flatMapLatest", numbers.flatMapLatest(work(on:))),
    ] {
      _ = results.toArray().subscribe(onSuccess: { print("\(name): \($0)") })
    }
    sleep(2)
  }

  listing("pull", "who decides when the next element is made") {
    func made(_ number: Int) -> Int {
      note("make \(number)")
      return number
    }

    print("push")
    _ = Observable.from(1...9).map(made).take(2)
      .subscribe(onNext: { note("use \($0)") })

    print("pull")
    var count = 0
    let numbers = AsyncStream {
      count += 1
      return made(count)
    }
    runTask {
      for await number in numbers.prefix(2) {
        try await clock.sleep(for: .milliseconds(250))
        note("use \(number)")
      }
    }
  }
}
