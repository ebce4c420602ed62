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

  listing("actor-asks-twice", "an actor and two callers") {
    actor Keys {
      private var stored: String?

      func key() async throws -> String {
        if let stored { return stored }
        let key = try await ask("key").value
        stored = key
        return key
      }
    }

    let keys = Keys()
    runTask {
      async let first = keys.key()
      async let second = keys.key()
      note("\(try await first), \(try await second)")
      note(try await keys.key())
    }
  }

  listing("one-request", "three callers, one request") {
    func operators() {
      let key = ask("key").asObservable().share(replay: 1, scope: .forever)
      _ = key.subscribe(onNext: { note("first: \($0)") })
      _ = key.subscribe(onNext: { note("second: \($0)") })
      sleep(1.5)
      _ = key.subscribe(onNext: { note("third: \($0)") })
    }

    func tasks() async throws {
      actor Keys {
        private var request: Task<String, any Error>?

        func key() async throws -> String {
          if let request { return try await request.value }
          let request = clock.task { try await ask("key").value }
          self.request = request
          return try await request.value
        }
      }

      let keys = Keys()
      async let first = keys.key()
      async let second = keys.key()
      note("first: \(try await first)")
      note("second: \(try await second)")
      try await clock.sleep(for: .seconds(0.5))
      note("third: \(try await keys.key())")
    }

    beside(operators: operators, tasks: tasks, seconds: 2)
  }
}
