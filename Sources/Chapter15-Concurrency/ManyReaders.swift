import ChapterKit
import RxLite

func manyReaders() {
  listing("two-loops", "one stream, two loops") {
    let (dictated, sender) = AsyncStream.makeStream(of: String.self)

    runTask {
      let loops = ["search", "title"].map { name in
        clock.task { for await text in dictated { print("\(name): \(text)") } }
      }
      for text in ["r", "rx", "rxs", "rxsw"] {
        try await clock.sleep(for: .seconds(1))
        sender.yield(text)
      }
      sender.finish()
      for loop in loops { try await loop.value }
    }
  }

  listing("two-loops-over-values", "the values of a sequence, two loops") {
    print(recording("TwoLoops"))
  }

  listing("a-stream-for-each", "one shared source, two loops with a stream each") {
    let typed = timeline("--rx-|")
      .do(onSubscribe: { print("subscribed") })
      .share()

    runTask {
      let loops = ["search", "title"].map { name in
        let values = typed.values
        return clock.task { for try await text in values { print("\(name): \(text)") } }
      }
      for loop in loops { try await loop.value }
    }
  }

  listing("one-subscriber", "one stream, two subscriptions") {
    let (dictated, sender) = AsyncStream.makeStream(of: String.self)
    for text in ["r", "rx", "rx swift"] { sender.yield(text) }
    sender.finish()
    let texts = dictated.asObservable()

    for name in ["search", "title"] {
      runQueues { done in
        _ = texts.observe(on: MainScheduler.instance)
          .subscribe(
            onNext: { print("\(name): \($0)") }, onCompleted: { print("\(name): completed") },
            onDisposed: done)
      }
    }
  }
}
