import Dispatch
import RxLite
import RxLiteTest
import Testing

@testable import Chapter15Exercises

@Suite("TypedBridge", .serialized) struct TypedBridgeTests {
  private let log = Locked<[String]>([])

  private var failure: @Sendable (any Error) -> ScreenError {
    { [log] error in
      log.value.append("\(error)")
      return error is Offline ? .noConnection : .unknown
    }
  }

  @Test func `what work returns is a success`() async throws {
    let events = Events(outcomes(of: { "page" }, failure: failure))
    try expect(
      await events.all, equals: ["success page", "completed"], "`work` returns page.")
    try expect(log.value, equals: [], "Nothing has failed, but `failure` was called with:")
  }

  @Test func `what work throws is a failure`() async throws {
    for (error, name) in [(Offline(), "noConnection"), (Torn(), "unknown")] as [(any Error, String)]
    {
      log.value = []
      let work: @Sendable () async throws -> String = { throw error }
      let events = Events(outcomes(of: work, failure: failure))
      try expect(
        await events.all, equals: ["failure \(name)", "completed"],
        "`work` throws its error “\(error)”, of which `failure` makes \(name).")
      try expect(
        log.value, equals: ["\(error)"],
        "`work` has thrown one error, which somebody received. `failure` was called with:")
    }
  }

  @Test func `the element of a single is a success`() async throws {
    let runs = Locked(0)
    let single = Single<String>.just("page").do(onSubscribe: { runs.value += 1 })
    try expect(
      await result(of: single), equals: "success page", "The single has the element page.")
    try expect(
      runs.value, equals: 1, "`outcome` was awaited once. Subscriptions to the single:")
    try expect(log.value, equals: [], "Nothing has failed, but `failure` was called with:")
  }

  @Test func `the error of a single is a failure`() async throws {
    for (error, name) in [(Offline(), "noConnection"), (Torn(), "unknown")] as [(any Error, String)]
    {
      log.value = []
      let runs = Locked(0)
      let single = Single<String>.error(error).do(onSubscribe: { runs.value += 1 })
      try expect(
        await result(of: single), equals: "failure \(name)",
        "The single fails with its error “\(error)”, of which `failure` makes \(name).")
      try expect(
        log.value, equals: ["\(error)"],
        "The single has failed once. `failure` was called with:")
      try expect(runs.value, equals: 1, "`outcome` was awaited once. Subscriptions to the single:")
    }
  }

  @Test func `nothing is an element as well`() async throws {
    let events = Events(outcomes(of: { () -> String? in nil }, failure: failure))
    try expect(
      await events.all, equals: ["success nil", "completed"],
      "`work` returns nil, which is its element.")
    try expect(
      await result(of: Single<String?>.just(nil)), equals: "success nil",
      "The element of the single is nil. That isn't a cancellation.")
  }

  @Test func `a CancellationError isn't a failure`() async throws {
    let events = Events(
      outcomes(of: { () -> String in throw CancellationError() }, failure: failure))
    try expect(
      await events.all, equals: ["completed"],
      "`work` throws a CancellationError: something that it awaited was cancelled.")
    try expect(
      await result(of: Single<String>.error(CancellationError())), equals: "nil",
      "The single fails with a CancellationError: something that it awaited was cancelled.")
    try expect(
      log.value, equals: [],
      "Something was cancelled, and nothing has failed. But `failure` was called with:")
  }

  @Test func `nothing runs before somebody subscribes`() async throws {
    let began = Moment()
    let sequence = outcomes(of: { began.arrive() }, failure: failure)
    try expect(
      !(await began.hasCome(within: .milliseconds(100))),
      "No one has subscribed, but `work` is running.")
    withExtendedLifetime(sequence) {}
  }

  @Test func `each subscription runs work anew`() async throws {
    let runs = Locked(0)
    let work: @Sendable () async throws -> String = {
      runs.value += 1
      if runs.value == 2 { throw Offline() }
      return "run \(runs.value)"
    }
    let sequence = outcomes(of: work, failure: failure)
    for outcome in ["success run 1", "failure noConnection", "success run 3"] {
      try expect(
        await Events(sequence).all, equals: [outcome, "completed"],
        "Three observers subscribe, one after the other. Only the second run of `work` fails.")
    }
  }

  @Test func `subscribe does not wait for work`() async throws {
    let (hasReturned, mayReturn) = (Moment(), Moment())
    let sequence = outcomes(of: { await mayReturn.hasCome() }, failure: failure)
    DispatchQueue.global().async {
      _ = sequence.subscribe()
      hasReturned.arrive()
    }
    let returned = await hasReturned.hasCome()
    mayReturn.arrive()
    try expect(returned, "`work` is waiting, and `subscribe` has not returned.")
  }

  @Test func `disposing cancels the task, and no other`() async throws {
    let works = [Work(), Work()]
    let runs = Locked(0)
    let sequence = outcomes(
      of: {
        runs.value += 1
        return try await works[runs.value - 1].run()
      }, failure: failure)
    let first = sequence.subscribe()
    try expect(await works[0].began.hasCome(), "Somebody has subscribed: `work` is called.")
    let events = Events<String>()
    let second = sequence.subscribe { events.receive($0) }
    try expect(
      await works[1].began.hasCome(), "A second subscription is there: `work` is called again.")
    try expect(
      !(await works[0].cancelled.hasCome(within: .milliseconds(20))),
      "A second subscription has begun, and that has cancelled the task of the first.")
    first.dispose()
    try expect(
      await works[0].cancelled.hasCome(),
      "The first subscription was disposed, but the task of its `work` goes on.")
    try expect(
      !(await works[1].cancelled.hasCome(within: .milliseconds(50))),
      "The first of two subscriptions was disposed. That has cancelled the task of the second.")
    for work in works { work.finish(.success("page")) }
    try expect(
      await events.all, equals: ["success page", "completed"],
      "The first of two subscriptions was disposed. The second one continues.")
    second.dispose()
  }

  @Test(arguments: [false, true])
  func `who has left receives no failure`(isOwn: Bool) async throws {
    let work = Work()
    let released = Moment()
    let received = Locked<[String]>([])
    do {
      let probe = Probe(released)
      let sequence = outcomes(
        of: {
          defer { withExtendedLifetime(probe) {} }
          return try await work.run()
        }, failure: failure)
      let subscription = sequence.subscribe { received.value.append(text(of: $0)) }
      try expect(await work.began.hasCome(), "Somebody has subscribed: `work` is called.")
      subscription.dispose()
    }
    work.finish(.failure(isOwn ? Offline() : CancellationError()))
    try expect(
      await released.hasCome(),
      "The subscription was disposed, and `work` has ended. Something still holds its closure.")
    let error = isOwn ? "its own error “offline”" : "a CancellationError"
    try expect(
      received.value, equals: [],
      """
      The subscription was disposed. `work` has answered that with \(error). The observer received:
      """)
    try expect(
      log.value, equals: [],
      """
      The subscription was disposed, and `work` has answered that with \(error). No one receives that as a \
      failure, but `failure` was called with:
      """)
  }

  @Test func `cancelling the task disposes the subscription`() async throws {
    let (subscribed, disposed, ended) = (Moment(), Moment(), Moment())
    let single = Single<String>.never()
      .do(onSubscribed: { subscribed.arrive() }, onDispose: { disposed.arrive() })
    let task = Task { [failure] in
      defer { ended.arrive() }
      return await outcome(of: single, failure: failure)
    }
    try expect(
      await subscribed.hasCome(), "Somebody awaits `outcome`: the single is subscribed to.")
    try expect(
      !(await disposed.hasCome(within: .milliseconds(50))),
      "The single has sent nothing yet, but its subscription is disposed.")
    task.cancel()
    try expect(
      await disposed.hasCome(),
      """
      The task that awaits `outcome` was cancelled, but the subscription to the single still runs.
      """)
    try expect(
      await ended.hasCome(), "The task that awaits `outcome` was cancelled. It still waits.")
    try expect(
      text(of: await task.value), equals: "nil",
      "The task that awaits `outcome` was cancelled. That isn't a failure.")
    try expect(
      log.value, equals: [], "The user has only left the screen, but `failure` was called with:")
  }

  @Test func `a task that was cancelled before`() async throws {
    let ended = Moment()
    let task = Task { [failure] in
      defer { ended.arrive() }
      while !Task.isCancelled { await Task.yield() }
      return await outcome(of: Single<String>.never(), failure: failure)
    }
    task.cancel()
    try expect(
      await ended.hasCome(),
      """
      The task was cancelled before it called `outcome` with a single that never sends anything. It waits.
      """)
    try expect(
      text(of: await task.value), equals: "nil",
      "The task was cancelled before it called `outcome`.")
  }

  @Test func `a task that was cancelled before, and a single that answers at once`() async throws {
    for (single, answer) in [
      (Single<String>.just("page"), "sends page"), (.error(Offline()), "fails"),
    ] {
      let task = Task { [failure] in
        while !Task.isCancelled { await Task.yield() }
        return await outcome(of: single, failure: failure)
      }
      task.cancel()
      try expect(
        text(of: await task.value), equals: "nil",
        "The task was cancelled before it called `outcome` with a single that \(answer) at once.")
    }
    try expect(
      log.value, equals: [],
      "The task was cancelled before it called `outcome`, but `failure` was called with:")
  }

  @Test func `there and back`() async throws {
    let loads = Locked(0)
    let single = Single<String>.create { observer in
      loads.value += 1
      observer(loads.value == 1 ? .failure(Offline()) : .success("page"))
      return Disposables.create()
    }
    let sequence = outcomes(of: { try await single.value }, failure: failure)
    for outcome in ["failure noConnection", "success page"] {
      try expect(
        await Events(sequence).all, equals: [outcome, "completed"],
        "`work` awaits a single that fails once, and then has the element page.")
    }
  }

  private func result<Element: Sendable>(of single: Single<Element>) async -> String {
    let ended = Moment()
    let waiting = Task { [failure] in
      defer { ended.arrive() }
      return text(of: await outcome(of: single, failure: failure))
    }
    return await ended.hasCome() ? await waiting.value : "nothing in time"
  }
}

private enum ScreenError: Error { case noConnection, unknown }
private struct Offline: Error, CustomStringConvertible { let description = "offline" }
private struct Torn: Error, CustomStringConvertible { let description = "torn" }

private func text<Element>(of outcome: Result<Element, ScreenError>?) -> String {
  switch outcome {
  case .success(let element as String): "success \(element)"
  case .success(let element): "success \(element)"
  case .failure(let error): "failure \(error)"
  case nil: "nil"
  }
}

private func text<Element>(of event: Event<Result<Element, ScreenError>>) -> String {
  switch event {
  case .next(let outcome): text(of: outcome)
  case .error(let error): "error \(error)"
  case .completed: "completed"
  }
}

/// What a sequence has sent.
private final class Events<Element>: Sendable {
  private let events = Locked<[String]>([])
  private let ended = Moment()

  init() {}

  init(_ sequence: Observable<Result<Element, ScreenError>>) {
    _ = sequence.subscribe { self.receive($0) }
  }

  /// The events, once the sequence has ended.
  var all: [String] {
    get async { await ended.hasCome() ? events.value : events.value + ["nothing more in time"] }
  }

  func receive(_ event: Event<Result<Element, ScreenError>>) {
    events.value.append(text(of: event))
    if event.isStopEvent { ended.arrive() }
  }
}

/// Work that ends when a test says so, whether it is cancelled or not.
private final class Work: Sendable {
  let began = Moment()
  let cancelled = Moment()
  private let mayEnd = Moment()
  private let end = Locked<Result<String, any Error>>(.success(""))

  func run() async throws -> String {
    await withTaskCancellationHandler {
      began.arrive()
      await Task { _ = await mayEnd.hasCome() }.value
    } onCancel: {
      cancelled.arrive()
    }
    return try end.value.get()
  }

  func finish(_ result: Result<String, any Error>) {
    end.value = result
    mayEnd.arrive()
  }
}

/// Says when it is released.
private final class Probe: Sendable {
  private let released: Moment
  init(_ released: Moment) { self.released = released }
  deinit { released.arrive() }
}
