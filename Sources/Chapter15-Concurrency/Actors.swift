import ChapterKit
import RxLite

func actors() {
  listing("actor-and-relay", "an actor is asked, a relay sends") {
    actor Counter {
      private(set) var count = 0
      func add() { count += 1 }
    }
    let counter = Counter()
    let counted = BehaviorRelay(value: 0)

    runTask {
      _ = counted.subscribe(onNext: { print("the relay sends \($0)") })
      for _ in 1...2 {
        await counter.add()
        counted.accept(counted.value + 1)
      }
      print("the actor answers \(await counter.count)")
    }
  }

  listing("actor-asks-twice", "an actor, two callers, two requests") {
    actor Prices {
      private var stored: String?

      func price() async throws -> String {
        if let stored { return stored }
        let price = try await ask("price").value
        stored = price
        return price
      }
    }

    let prices = Prices()
    runTask {
      async let first = prices.price()
      async let second = prices.price()
      note("\(try await first), \(try await second)")
      note(try await prices.price())
    }
  }

  listing("one-request", "three callers, one request") {
    func operators() {
      let price = ask("price").asObservable().share(replay: 1, scope: .forever)
      _ = price.subscribe(onNext: { note("first: \($0)") })
      _ = price.subscribe(onNext: { note("second: \($0)") })
      sleep(1.5)
      _ = price.subscribe(onNext: { note("third: \($0)") })
    }

    func tasks() async throws {
      actor Prices {
        private var request: Task<String, any Error>?

        func price() async throws -> String {
          if let request { return try await request.value }
          let request = clock.task { try await ask("price").value }
          self.request = request
          return try await request.value
        }
      }

      let prices = Prices()
      async let first = prices.price()
      async let second = prices.price()
      note("first: \(try await first)")
      note("second: \(try await second)")
      try await clock.sleep(for: .seconds(0.5))
      note("third: \(try await prices.price())")
    }

    beside(operators: operators, tasks: tasks, seconds: 2)
  }
}
