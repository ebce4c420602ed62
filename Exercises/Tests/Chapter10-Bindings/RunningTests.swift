import RxLite
import RxLiteTest
import Testing

@testable import Chapter10Exercises

@Suite("Running", .serialized) @MainActor struct RunningTests {
  private let running = Running()
  private let save = ManualSource<String>()
  private let search = ManualSource<String>()

  @Test func `nothing is running at first`() throws {
    let spinner = Subscriber(running.isAnimating)
    try expect(
      spinner.received, equals: ["false"],
      "No request is running: `isAnimating` emits false, as soon as it is subscribed to.")
  }

  @Test func `turns from the subscription to the end`() throws {
    let spinner = Subscriber(running.isAnimating)
    let tracked = running.track(save.sequence)
    try expect(
      spinner.received, equals: ["false"],
      "`track` was called, and nobody has subscribed to its result: nothing is running.")
    try expect(
      save.runs, equals: 0,
      "`track` was called, and nobody has subscribed to its result, but the request was sent.")
    let answers = Subscriber(tracked)
    try expect(
      spinner.received, equals: ["false", "true"],
      "A request was subscribed to: `isAnimating` emits true.")
    for answer in ["half", "half", "saved"] { save.send(answer) }
    try expect(
      spinner.received, equals: ["false", "true"],
      "The request has emitted three elements, and has not ended: it is still running.")
    save.send(.completed)
    try expect(
      answers.received, equals: ["half", "half", "saved", "completed"],
      "`track` returns a sequence with the events of the request.")
    try expect(
      spinner.received, equals: ["false", "true", "false"],
      "The request has completed: `isAnimating` emits false.")
  }

  @Test func `a request that fails has ended`() throws {
    let spinner = Subscriber(running.isAnimating)
    let answers = Subscriber(running.track(save.sequence))
    save.send(.error(Broken()))
    try expect(
      answers.received, equals: ["error(Broken())"],
      "The request has failed. `track` returns a sequence with the same events.")
    try expect(
      spinner.received, equals: ["false", "true", "false"],
      "The request has failed: `isAnimating` emits false, and doesn't end.")
    try expect(save.runs, equals: 1, "The request has failed, and was sent again.")
    let again = Subscriber(running.track(search.sequence))
    try expect(
      spinner.received, equals: ["false", "true", "false", "true"],
      "After one request has failed, another one was subscribed to.")
    again.dispose()
  }

  @Test func `a request that is disposed has ended`() throws {
    let spinner = Subscriber(running.isAnimating)
    let answers = Subscriber(running.track(search.sequence))
    answers.dispose()
    try expect(
      !search.isRunning, "The subscription was disposed, but the request still has a subscriber.")
    try expect(
      spinner.received, equals: ["false", "true", "false"],
      "The request was disposed, so no answer comes: `isAnimating` emits false.")
  }

  @Test func `turns until the last request has ended`() throws {
    let spinner = Subscriber(running.isAnimating)
    let saved = Subscriber(running.track(save.sequence))
    let found = Subscriber(running.track(search.sequence))
    try expect(
      spinner.received, equals: ["false", "true"],
      "Two requests are running. That is one change: `isAnimating` emits true once.")
    save.send(.completed)
    try expect(
      spinner.received, equals: ["false", "true"],
      "One request has completed, and the other one is still running: nothing changes.")
    saved.dispose()
    try expect(
      spinner.received, equals: ["false", "true"],
      """
      One request has completed, and its subscription was disposed after that. It has ended once. \
      The other one is still running.
      """)
    search.send(.error(Broken()))
    try expect(
      spinner.received, equals: ["false", "true", "false"],
      "The last request has failed: nothing is running any more.")
    found.dispose()
  }

  @Test func `counts as many as there are`() throws {
    let spinner = Subscriber(running.isAnimating)
    let answers = (1...5).map { _ in Subscriber(running.track(save.sequence)) }
    for run in [2, 0, 4, 1] {
      save.send(.completed, to: run)
      try expect(
        spinner.received, equals: ["false", "true"],
        "Of five requests at least one is still running: nothing changes.")
    }
    save.send(.completed, to: 3)
    try expect(
      spinner.received, equals: ["false", "true", "false"],
      "The last of five requests has completed: nothing is running any more.")
    for answer in answers { answer.dispose() }
  }

  @Test func `goes on without the object`() throws {
    var released: Running? = Running()
    let spinner = released.map { Subscriber($0.isAnimating) }
    let answers = released.map { Subscriber($0.track(save.sequence)) }
    released = nil
    save.send("saved")
    save.send(.completed)
    try expect(
      answers?.received ?? [], equals: ["saved", "completed"],
      "The `Running` was released while a request of it was running. The request goes on.")
    try expect(
      spinner?.received ?? [], equals: ["false", "true", "false"],
      """
      The `Running` was released while a request of it was running. The request has completed \
      after that, and `isAnimating` still has a subscriber.
      """)
  }

  @Test func `counts on without the object`() throws {
    var released: Running? = Running()
    let spinner = released.map { Subscriber($0.isAnimating) }
    let saved = released.map { Subscriber($0.track(save.sequence)) }
    let found = released.map { Subscriber($0.track(search.sequence)) }
    released = nil
    save.send(.completed)
    try expect(
      spinner?.received ?? [], equals: ["false", "true"],
      """
      The `Running` was released while two requests of it were running. One has completed since then, \
      and the other one is still running: nothing changes.
      """)
    found?.dispose()
    try expect(
      spinner?.received ?? [], equals: ["false", "true", "false"],
      """
      The `Running` was released while two requests of it were running. Both have ended since then, \
      so nothing is running any more.
      """)
    saved?.dispose()
  }

  @Test func `each subscription is a request of its own`() throws {
    let spinner = Subscriber(running.isAnimating)
    let tracked = running.track(save.sequence)
    let (first, second) = (Subscriber(tracked), Subscriber(tracked))
    try expect(
      save.runs, equals: 2,
      "The result of `track` has two subscribers. Each has its own subscription to the request.")
    save.send(.completed, to: 0)
    try expect(
      spinner.received, equals: ["false", "true"],
      "The result of `track` has two subscribers. The request of the second one is still running.")
    second.dispose()
    try expect(
      spinner.received, equals: ["false", "true", "false"],
      "Of two subscribers, the first has received completed, and the second was disposed.")
    let third = Subscriber(tracked)
    try expect(
      spinner.received, equals: ["false", "true", "false", "true"],
      "The same result of `track` was subscribed to once more: it is running again.")
    third.dispose()
    first.dispose()
  }

  @Test func `each subscriber begins with the current value`() throws {
    let isAnimating = running.isAnimating
    let early = Subscriber(isAnimating)
    let saved = Subscriber(running.track(save.sequence))
    let late = Subscriber(isAnimating)
    try expect(
      late.received, equals: ["true"],
      "A request was running when this subscriber of `isAnimating` came: it begins with true.")
    early.dispose()
    saved.dispose()
    try expect(
      late.received, equals: ["true", "false"],
      "The request was disposed. Another subscriber of `isAnimating` had left before.")
    try expect(
      Subscriber(isAnimating).received, equals: ["false"],
      "The last request has ended before this subscriber came: it begins with false.")
    try expect(
      early.received, equals: ["false", "true"],
      "This subscription to `isAnimating` was disposed while a request was running.")
  }

  @Test func `counts without a subscriber of isAnimating`() throws {
    let answers = Subscriber(running.track(save.sequence))
    try expect(
      Subscriber(running.isAnimating).received, equals: ["true"],
      "A request is running. It began when `isAnimating` had no subscriber yet.")
    answers.dispose()
    try expect(
      Subscriber(running.isAnimating).received, equals: ["false"],
      "A request was disposed. It ended when `isAnimating` had no subscriber any more.")
  }

  @Test func `is running before the request is subscribed to`() throws {
    let spinner = Subscriber(running.isAnimating)
    let before = Locked<[String]>([])
    let request = Observable<String>.deferred {
      before.value = spinner.received
      return .just("saved")
    }
    let answers = Subscriber(running.track(request))
    try expect(
      before.value, equals: ["false", "true"],
      "What `isAnimating` has emitted when the request is subscribed to.")
    try expect(
      answers.received, equals: ["saved", "completed"], "The request answers and completes at once."
    )
    try expect(
      spinner.received, equals: ["false", "true", "false"],
      "The request answers and completes at once, while it is subscribed to.")
  }

  @Test func `a search disposes its old requests`() throws {
    let spinner = Subscriber(running.isAnimating)
    let texts = PublishSubject<String>()
    let found = Subscriber(
      texts.flatMapLatest { [running, search] _ in running.track(search.sequence) })
    for text in ["O", "Os", "Osl"] {
      texts.onNext(text)
      try expect(
        spinner.received.last, equals: "true", "\(text) was typed, and its request is running.")
    }
    search.send(.completed, to: 2)
    try expect(
      spinner.received.last, equals: "false",
      """
      `flatMapLatest` has disposed the first two requests, and the third one has completed: \
      nothing is running.
      """)
    found.dispose()
  }

  @Test func `each screen has its own`() throws {
    let other = Subscriber(Running().isAnimating)
    let spinner = Subscriber(running.isAnimating)
    let answers = Subscriber(running.track(save.sequence))
    try expect(
      other.received, equals: ["false"],
      "A request of another `Running` was subscribed to. This one has none.")
    try expect(
      spinner.received, equals: ["false", "true"], "A request was subscribed to.")
    answers.dispose()
  }

  @Test(arguments: Law.all(of: request))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  private static let request = Operator("what `track` returns", of: "the request") {
    request, trial in trial.keep(Running()).track(request)
  }
}

private struct Broken: Error {}
