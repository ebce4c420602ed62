import ChapterKit
import RxLite

func actors() {
  listing("actor-and-key", "an actor and two callers") {
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

  listing("kept-error", "a shared request that has failed once") {
    let key = keyThatFailsOnce().asObservable().share(replay: 1, scope: .forever)
    for _ in 1...3 {
      _ = key.subscribe(onNext: { note($0) }, onError: { error in note("\(error)") })
      sleep(1.5)
    }
  }

  listing("no-key", "a key that comes at the second attempt") {
    let server = keyThatFailsOnce()
    let keys = Keys { try await server.value }
    runTask {
      for _ in 1...3 {
        do { note(try await keys.key()) } catch { note("\(error)") }
      }
    }
  }
}

/// A request for a key, whose first attempt fails.
func keyThatFailsOnce() -> Single<String> {
  var isOnline = false
  return .deferred {
    defer { isOnline = true }
    return isOnline ? ask("key") : ask("key").map { _ in throw Offline() }
  }
}
