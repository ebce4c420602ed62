import Dispatch
import RxLite
import RxLiteTest
import Synchronization
import Testing

@testable import Chapter15Exercises

@Suite("SingleFromAsync", .serialized) struct SingleFromAsyncTests {
  @Test func `what work returns is the element`() async throws {
    let result = await Result(of: singleFromAsync { "page" })
    try expect(result.all, equals: ["success page"], "`work` returns page.")
  }

  @Test func `what work throws is the error`() async throws {
    let runs = Count()
    let single = singleFromAsync { () -> String in
      _ = runs.next()
      throw Offline()
    }
    let result = await Result(of: single)
    try expect(result.all, equals: ["failure offline"], "`work` throws its error “offline”.")
    try expect(runs.next() == 2, "`work` has thrown an error, and it ran again.")
  }

  @Test func `nothing is an element as well`() async throws {
    let result = await Result(of: singleFromAsync { () -> String? in nil })
    try expect(result.all, equals: ["success nil"], "`work` returns nil, which is its element.")
  }

  @Test func `a CancellationError that work throws is an error`() async throws {
    let result = await Result(of: singleFromAsync { () -> String in throw CancellationError() })
    try expect(
      result.all, equals: ["failure CancellationError()"],
      "Nobody has disposed the subscription. `work` throws a CancellationError by itself.")
  }

  @Test func `nothing runs before somebody subscribes`() async throws {
    let began = Moment()
    let single = singleFromAsync { began.arrive() }
    try expect(
      !(await began.hasCome(within: .milliseconds(100))),
      "No one has subscribed, but `work` is running.")
    withExtendedLifetime(single) {}
  }

  @Test func `each subscription runs work anew`() async throws {
    let runs = Count()
    let single = singleFromAsync { "run \(runs.next())" }
    for run in 1...3 {
      let result = await Result(of: single)
      try expect(
        result.all, equals: ["success run \(run)"], "This is subscription \(run) to one single.")
    }
  }

  @Test func `work can be tried again`() async throws {
    let runs = Count()
    let single = singleFromAsync { () -> String in
      if runs.next() < 3 { throw Offline() }
      return "page"
    }
    let result = await Result(of: single.retry(3))
    try expect(
      result.all, equals: ["success page"],
      "`work` fails twice, then returns page. `retry(3)` subscribes three times.")
  }

  @Test func `subscribe does not wait for work`() async throws {
    let hasReturned = Moment()
    let mayReturn = Moment()
    let single = singleFromAsync { await mayReturn.hasCome() }
    DispatchQueue.global().async {
      _ = single.subscribe()
      hasReturned.arrive()
    }
    let returned = await hasReturned.hasCome()
    mayReturn.arrive()
    try expect(returned, "`work` is waiting, and `subscribe` has not returned.")
  }

  @Test func `two subscriptions run at the same time`() async throws {
    let began = [Moment(), Moment()]
    let runs = Count()
    let mayReturn = Moment()
    let single = singleFromAsync {
      began[runs.next() - 1].arrive()
      _ = await mayReturn.hasCome()
    }
    let subscriptions = [single.subscribe(), single.subscribe()]
    let first = await began[0].hasCome()
    let second = await began[1].hasCome()
    mayReturn.arrive()
    try expect(
      first && second, "Two observers have subscribed, but the second waits for the first.")
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test func `disposing cancels the task`() async throws {
    let work = Work()
    let subscription = singleFromAsync { await work.run() }.subscribe()
    try expect(await work.began.hasCome(), "Somebody has subscribed, but `work` was not called.")
    try expect(
      !(await work.cancelled.hasCome(within: .milliseconds(50))),
      "Nobody has disposed the subscription, but the task of `work` is cancelled.")
    subscription.dispose()
    let isCancelled = await work.cancelled.hasCome()
    work.mayReturn.arrive()
    try expect(isCancelled, "The subscription is disposed, but the task of `work` goes on.")
  }

  @Test func `disposing leaves the other subscription alone`() async throws {
    let works = [Work(), Work()]
    let runs = Count()
    let single = singleFromAsync { await works[runs.next() - 1].run() }
    let first = single.subscribe()
    try expect(await works[0].began.hasCome(), "Somebody has subscribed: `work` is called.")
    let result = Result<String>()
    let second = single.subscribe { result.receive($0) }
    try expect(
      await works[1].began.hasCome(), "A second subscription is there: `work` is called again.")
    try expect(
      !(await works[0].cancelled.hasCome(within: .milliseconds(20))),
      """
      A second subscription has begun, and that has cancelled the task of the first. What is kept \
      outside of `create` is kept for all subscriptions.
      """)
    first.dispose()
    let isCancelled = await works[1].cancelled.hasCome(within: .milliseconds(50))
    for work in works { work.mayReturn.arrive() }
    try expect(
      !isCancelled, "The first subscription is disposed, but the task of the second is cancelled.")
    _ = await result.hasCome.hasCome()
    try expect(result.all, equals: ["success done"], "The second subscription is still there.")
    second.dispose()
  }

  @Test func `after dispose nothing arrives, even if work returns`() async throws {
    let work = Work()
    let result = Result<String>()
    let subscription = singleFromAsync { await work.run() }.subscribe { result.receive($0) }
    try expect(await work.began.hasCome(), "Somebody has subscribed, but `work` was not called.")
    subscription.dispose()
    work.mayReturn.arrive()
    _ = await result.hasCome.hasCome(within: .milliseconds(50))
    try expect(
      result.all, equals: [], "The subscription was disposed before `work` returned its element.")
  }

  @Test func `work is released when it is over`() async throws {
    let released = Moment()
    do {
      let probe = Probe(released)
      let result = await Result(of: singleFromAsync { withExtendedLifetime(probe) { "done" } })
      try expect(result.all, equals: ["success done"], "`work` has run once.")
    }
    // The task that has sent the element may still be about to end.
    try expect(
      await released.hasCome(),
      "The single is gone, `work` is over, but something still holds its closure.")
  }
}

private struct Offline: Error, CustomStringConvertible { let description = "offline" }

/// Work that waits until it may return, whether it is cancelled or not.
private final class Work: Sendable {
  let began = Moment()
  let cancelled = Moment()
  let mayReturn = Moment()

  func run() async -> String {
    await withTaskCancellationHandler {
      began.arrive()
      await Task { _ = await mayReturn.hasCome() }.value
      return "done"
    } onCancel: {
      cancelled.arrive()
    }
  }
}

/// Says when it is released.
private final class Probe: Sendable {
  private let released: Moment
  init(_ released: Moment) { self.released = released }
  deinit { released.arrive() }
}

/// What a single has sent.
private final class Result<Element>: Sendable {
  let hasCome = Moment()
  private let events = Mutex<[String]>([])
  var all: [String] { events.withLock { $0 } }

  init() {}

  init(of single: Single<Element>) async {
    let subscription = single.subscribe { self.receive($0) }
    if !(await hasCome.hasCome()) { events.withLock { $0 = ["nothing in time"] } }
    subscription.dispose()
  }

  func receive(_ event: SingleEvent<Element>) {
    let text =
      switch event {
      case .success(let element as String): "success \(element)"
      case .success(let element): "success \(String(describing: element))"
      case .failure(let error): "failure \(error)"
      }
    events.withLock { $0.append(text) }
    hasCome.arrive()
  }
}

private final class Count: Sendable {
  private let count = Mutex(0)
  func next() -> Int {
    count.withLock {
      $0 += 1
      return $0
    }
  }
}
