import ChapterKit
import RxLite

func failures() {
  listing("too-slow", "an error that nobody has thought of") {
    let typed = timeline("-r-x------------|")
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

  listing("catch-them-all", "every error becomes a text, but for one") {
    let typed = timeline("-r-x--------y---|")
    func impatient(_ text: String) -> Single<String> {
      ask(text).timeout(.milliseconds(500), scheduler: clock.scheduler)
    }

    runTask {
      var search: Task<Void, any Error>?
      defer { search?.cancel() }
      for try await text in typed.values {
        search?.cancel()
        search = clock.task {
          try await clock.sleep(for: .milliseconds(200))
          do {
            note(try await impatient(text).value)
          } catch is CancellationError {
            // A newer text is there, or the user has left.
          } catch {
            note("nothing for \(text)")
          }
        }
      }
      _ = await search?.result
    }
  }

  listing("retry", "three attempts, with a longer pause before each") {
    /// Fails twice.
    func unreliable() -> Single<String> {
      var attempts = 0
      return .deferred {
        attempts += 1
        note("attempt \(attempts)")
        return attempts < 3 ? .error(Offline()) : .just("the answer")
      }
    }

    func operators() {
      _ = unreliable()
        .retry(when: { errors in
          errors.enumerated().flatMap { index, error in
            index == 2
              ? Observable<Int>.error(error)
              : Observable<Int>.timer(.seconds(index + 1), scheduler: clock.scheduler)
          }
        })
        .subscribe(onSuccess: { note($0) }, onFailure: { note("\($0)") })
    }

    func tasks() async throws {
      let request = unreliable()
      for pause in 1...2 {
        do { return note(try await request.value) } catch {
          try await clock.sleep(for: .seconds(pause))
        }
      }
      do { note(try await request.value) } catch { note("\(error)") }
    }

    beside(operators: operators, tasks: tasks, seconds: 4)
  }
}
