import ChapterKit
import RxLite

func cancellation() {
  listing("leave-the-screen", "the user leaves while a search waits") {
    let typed = timeline("--rx--------y---|")

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
    let typed = timeline("--rx--------y---|")
      .do(onDispose: { note("the texts are disposed") })

    runTask {
      let screen = clock.task { try await searchWithDefer(typed, ask) }
      try await clock.sleep(for: .milliseconds(400))
      note("the user leaves")
      screen.cancel()
      print(await screen.result)
      try await clock.sleep(for: .seconds(2))
    }
  }

  listing("leave-late", "the user leaves when nothing more is typed") {
    let typed = timeline("--rx--------y---|")

    runTask {
      let screen = clock.task { try await searchWithDefer(typed, ask) }
      try await clock.sleep(for: .seconds(2))
      note("the user leaves")
      screen.cancel()
      try await clock.sleep(for: .seconds(2))
    }
  }

  listing("child-task", "a search that belongs to the task of its screen") {
    let typed = timeline("-r-x--------y---|")

    runTask {
      let screen = clock.task {
        for try await text in typed.values {
          async let answer = ask(text).value
          note(try await answer)
        }
      }
      try await clock.sleep(for: .seconds(2.6))
      note("the user leaves")
      screen.cancel()
      print(await screen.result)
    }
  }

  listing("pass-it-on", "a cancellation, passed on to the task that is awaited") {
    runTask {
      let last = clock.task { note(try await ask("y").value) }
      let screen = clock.task {
        await withTaskCancellationHandler {
          _ = await last.result
        } onCancel: {
          last.cancel()
        }
      }
      try await clock.sleep(for: .milliseconds(600))
      note("the user leaves")
      screen.cancel()
      print(await last.result)
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
    sender.onTermination = { reason in note("the stream: \(reason)") }

    runTask {
      let loop = clock.task {
        for await text in dictated { note(text) }
        note("that was all that the user said")
      }
      sender.yield("rx")
      try await clock.sleep(for: .seconds(1))
      loop.cancel()
      print(await loop.result)
    }
  }
}

/// The colleague's search, which cancels what it has started.
func searchWithDefer(
  _ typed: Observable<String>, _ request: @escaping (String) -> Single<String>
) async throws {
  var search: Task<Void, any Error>?
  defer { search?.cancel() }
  for try await text in typed.values {
    search?.cancel()
    search = clock.task {
      try await clock.sleep(for: .milliseconds(200))
      do {
        note(try await request(text).value)
      } catch is Offline {
        note("nothing for \(text)")
      }
    }
  }
  _ = await search?.result
}
