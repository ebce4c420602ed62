import ChapterKit
import RxLite

func slowConsumers() {
  listing("behind", "a loop that is slower than its source") {
    let typed = timeline("123456|")

    func save(_ text: String) async throws {
      note("save \(text)")
      try await clock.sleep(for: .milliseconds(250))
    }

    runTask {
      for try await text in typed.values { try await save(text) }
      note("end")
    }
  }

  listing("slow-loop", "a buffer for one element") {
    let typed = timeline("123456|")

    func save(_ text: String) async throws {
      note("save \(text)")
      try await clock.sleep(for: .milliseconds(250))
    }

    runTask {
      let newest = AsyncStream(bufferingPolicy: .bufferingNewest(1)) { sender in
        let subscription = typed.subscribe(
          onNext: { sender.yield($0) }, onDisposed: { sender.finish() })
        sender.onTermination = { _ in subscription.dispose() }
      }
      for await text in newest { try await save(text) }
      note("end")
    }
  }

  listing("slow-work", "an operator decides what waits") {
    let typed = timeline("123456|")
    func save(_ text: String) -> Observable<String> {
      .just(text).delay(.milliseconds(250), scheduler: clock.scheduler)
    }

    printMarbles(
      for: 22,
      [
        "typed": typed,
        "concatMap": typed.concatMap(save),
        "flatMapFirst": typed.flatMapFirst(save),
        "flatMapLatest": typed.flatMapLatest(save),
      ])
  }

  listing("pull", "who decides when the next element is made") {
    func made(_ number: Int) -> Int {
      note("make \(number)")
      return number
    }

    func byOperators() {
      _ = Observable.from(1...9).map(made).take(2)
        .delay(.milliseconds(250), scheduler: clock.scheduler)
        .subscribe(onNext: { note("use \($0)") })
    }

    func byTasks() async throws {
      var count = 0
      let numbers = AsyncStream {
        count += 1
        return made(count)
      }
      for await number in numbers.prefix(2) {
        try await clock.sleep(for: .milliseconds(250))
        note("use \(number)")
      }
    }

    beside(operators: byOperators, tasks: byTasks, seconds: 1)
  }

  listing("one-at-a-time", "making an element is a sequence") {
    func made(_ number: Int) -> Int {
      note("make \(number)")
      return number
    }

    _ = Observable.from(1...9)
      .concatMap { number in
        Observable.deferred { .just(made(number)) }
          .delay(.milliseconds(250), scheduler: clock.scheduler)
      }
      .take(2)
      .subscribe(onNext: { note("use \($0)") })
    sleep(1)
  }
}
