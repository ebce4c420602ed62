import ChapterKit
import Dispatch
import RxLite

func cancellation() {
  listing("leave-the-screen", "the user leaves while a search waits") {
    let typed = timeline("-r-x--------y---|")

    func byOperators() {
      let search = searchByOperators(typed, ask)
      sleep(0.4)
      note("the user leaves")
      search.dispose()
    }

    func byTasks() async throws {
      let screen = clock.task { try await searchByTasks(typed, ask) }
      try await clock.sleep(for: .milliseconds(400))
      note("the user leaves")
      screen.cancel()
      try await clock.sleep(for: .seconds(2))
    }

    beside(operators: byOperators, tasks: byTasks, seconds: 2)
  }

  listing("leave-with-defer", "the search leaves with its screen") {
    let typed = timeline("-r-x--------y---|")
      .do(onDispose: { note("the loop's subscription is disposed") })

    runTask {
      let screen = clock.task {
        var search: Task<Void, any Error>?
        defer { search?.cancel() }
        for try await text in typed.values {
          search?.cancel()
          search = clock.task {
            try await clock.sleep(for: .milliseconds(200))
            note(try await ask(text).value)
          }
        }
        _ = await search?.result
      }
      try await clock.sleep(for: .milliseconds(400))
      note("the user leaves")
      screen.cancel()
      print(await screen.result)
      try await clock.sleep(for: .seconds(2))
    }
  }

  listing("cancel-is-a-request", "a task that doesn't look whether it is cancelled") {
    runTask {
      let polite = clock.task {
        for step in 1...3 {
          try await clock.sleep(for: .seconds(1))
          print("polite: \(step)")
        }
      }
      let stubborn = clock.task {
        for step in 1...3 {
          try? await clock.sleep(for: .seconds(1))
          print("stubborn: \(step)")
        }
      }
      try await clock.sleep(for: .seconds(1.5))
      print("cancel both")
      polite.cancel()
      stubborn.cancel()
      _ = await (polite.result, stubborn.result)
    }
  }

  listing("cancelled-stream", "a loop over a stream of your own, cancelled") {
    let (dictated, sender) = AsyncStream.makeStream(of: String.self)

    runTask {
      let loop = clock.task {
        for await text in dictated { print(text) }
        print("that was all that the user said")
      }
      sender.yield("rx")
      try await clock.sleep(for: .seconds(1))
      print("cancel")
      loop.cancel()
      print(await loop.result)
    }
  }

  listing("dispose-the-subscription", "dispose() cancels the task") {
    let (dictated, sender) = AsyncStream.makeStream(of: String.self)
    let hasArrived = DispatchSemaphore(value: 0)

    runQueues { done in
      sender.onTermination = { reason in
        print("the stream: \(reason)")
        done()
      }
      let subscription = dictated.asObservable().subscribe(onNext: { text in
        print(text)
        hasArrived.signal()
      })
      sender.yield("rx")
      hasArrived.wait()
      print("dispose")
      subscription.dispose()
    }
  }
}
