import ChapterKit
import RxLite

func manyReaders() {
  listing("two-loops", "one stream, two loops") {
    let (prices, sender) = AsyncStream.makeStream(of: Int.self)
    runTask {
      let loops = ["first", "second"].map { name in
        clock.task { for await price in prices { print("\(name): \(price)") } }
      }
      for price in [10, 12, 9, 11] {
        try await clock.sleep(for: .seconds(1))
        sender.yield(price)
      }
      sender.finish()
      for loop in loops { try await loop.value }
    }

    print("the same loops over prices.values:")
    print(recording("TwoLoops"))
  }

  listing("a-stream-for-each", "one shared source, two loops with a stream each") {
    let prices = timeline((1, .next(10)), (2, .next(12)), (3, .completed))
      .do(onSubscribe: { print("subscribed") })
      .share()
    runTask {
      let loops = ["first", "second"].map { name in
        let values = prices.values
        return clock.task { for try await price in values { print("\(name): \(price)") } }
      }
      for loop in loops { try await loop.value }
    }
  }
}
