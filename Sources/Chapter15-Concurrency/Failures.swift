import ChapterKit
import RxLite

func failures() {
  listing("errors", "an error ends the sequence, and the loop") {
    let prices = Observable.concat(.of(10, 12), .error(Offline()))
    runTask {
      do {
        for try await price in prices.values { print(price) }
        print("not printed")
      } catch {
        print("caught \(error)")
      }
    }
  }

  listing("lost-in-a-task", "an error that nobody handles") {
    Hooks.defaultErrorHandler = { _, error in print("nobody handled \(error)") }
    let answer = Single<String>.error(Offline())

    _ = answer.subscribe(onSuccess: { print($0) })

    runTask {
      let task = clock.task { print(try await answer.value) }
      try await clock.sleep(for: .seconds(1))
      print("a second later")
      do { try await task.value } catch { print("caught \(error)") }
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
