import ChapterKit
import RxLite

func failures() {
  listing("too-slow", "an error that nobody has thought of") {
    let typed = timeline("--rx------------|")
    func impatient(_ text: String) -> Single<String> {
      ask(text).timeout(.milliseconds(500), scheduler: clock.scheduler)
    }

    func byOperators() { _ = searchByOperators(typed, impatient) }
    func byTasks() async throws { try await searchByTasks(typed, impatient) }

    beside(operators: byOperators, tasks: byTasks, seconds: 3)
  }

  listing("lost-in-a-task", "two errors that nobody handles") {
    let handler = Hooks.defaultErrorHandler
    defer { Hooks.defaultErrorHandler = handler }
    Hooks.defaultErrorHandler = { _, error in print("nobody handled \(error)") }
    let answer = Single<String>.error(Offline())

    print("a subscription")
    _ = answer.subscribe(onSuccess: { print($0) })

    print("a task")
    runTask {
      let task = clock.task { print(try await answer.value) }
      try await clock.sleep(for: .seconds(1))
      print("a second later")
      do { try await task.value } catch { print("caught \(error)") }
    }
  }

  listing("catch-them-all", "every error becomes a text, unless the task is cancelled") {
    func request(_ text: String) async throws -> String {
      let answer = ask(text).timeout(.milliseconds(500), scheduler: clock.scheduler)
      do { return try await answer.value } catch { throw Offline() }
    }

    func search(_ text: String) async {
      do {
        note(try await request(text))
      } catch {
        if !Task.isCancelled { note("nothing for \(text)") }
      }
    }

    runTask {
      let x = clock.task { await search("x") }
      try await clock.sleep(for: .milliseconds(200))
      x.cancel()
      await search("y")
    }
  }
}
