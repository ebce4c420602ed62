import Dispatch
import RxLite
import RxLiteTest
import Testing

extension AsyncBridgeTests {
  @Test func `the elements of an asynchronous sequence are sent as they arrive`() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    for element in 1...3 { continuation.yield(element) }
    continuation.finish()
    var seen: [Int] = []
    for try await element in stream.asObservable().values { seen.append(element) }
    #expect(seen == [1, 2, 3])
  }

  @Test func `what an asynchronous sequence throws is the error`() async {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Int.self)
    continuation.yield(1)
    continuation.finish(throwing: Boom())
    var seen: [Int] = []
    await #expect(throws: Boom.self) {
      for try await element in stream.asObservable().values { seen.append(element) }
    }
    #expect(seen == [1])
  }

  @Test func `disposing cancels the task`() async {
    let cancelled = Flag()
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    continuation.onTermination = { if case .cancelled = $0 { cancelled.raise() } }
    let begun = Flag()
    continuation.yield(1)
    let subscription = stream.asObservable().subscribe(onNext: { _ in begun.raise() })
    await begun.isRaised()
    subscription.dispose()
    await cancelled.isRaised()
  }

  @Test @MainActor func `it does not run on the actor of the subscriber`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    continuation.yield(1)
    continuation.finish()
    let done = DispatchSemaphore(value: 0)
    _ = stream.asObservable().subscribe(onCompleted: { done.signal() })
    // This thread belongs to the main actor and waits: on that actor the task could not go on.
    done.waitHere()
  }

  /// What a task finds around it.
  private enum Surroundings { @TaskLocal static var name = "none" }

  /// What the task found that goes through a sequence.
  private func surroundings(
    _ subscribe: (AsyncStream<String>) -> Observable<String>
  ) async throws -> [String] {
    let found = AsyncStream(unfolding: {
      return "\(Surroundings.name), \(Task.currentPriority == .background)"
    })
    let first = Surroundings.$name.withValue("subscriber's") {
      subscribe(found).take(1).values
    }
    return try await first.reduce(into: []) { $0.append($1) }
  }

  @Test(
    arguments: [
      (priority: nil, found: "none, false"),
      (.background, "none, true"),
    ] as [(priority: TaskPriority?, found: String)])
  func `the task inherits nothing from the subscriber, and has the priority asked for`(
    priority: TaskPriority?, found: String
  ) async throws {
    let seen = try await surroundings { $0.asObservable(priority: priority) }
    #expect(seen == [found])
  }

  @Test(
    arguments: [
      (detached: false, priority: nil, found: "subscriber's, false"),
      (true, .background, "none, true"),
    ] as [(detached: Bool, priority: TaskPriority?, found: String)])
  func `a single calls its asynchronous closure for each subscription`(
    detached: Bool, priority: TaskPriority?, found: String
  ) async throws {
    let runs = Locked(0)
    let single = Single.create(detached: detached, priority: priority) {
      runs.value += 1
      return "\(Surroundings.name), \(Task.currentPriority == .background)"
    }
    #expect(runs.value == 0)
    for run in 1...2 {
      let answer = Surroundings.$name.withValue("subscriber's") { single.asObservable().values }
      #expect(try await answer.reduce(into: []) { $0.append($1) } == [found])
      #expect(runs.value == run)
    }
  }

  @Test func `what an asynchronous closure throws is the single's error`() async {
    let single = Single<Int>.create { () async throws -> Int in throw Boom() }
    await #expect(throws: Boom.self) { try await single.value }
  }

  @Test func `disposing a single cancels the task that makes its element`() async {
    let begun = Flag()
    let cancelled = Flag()
    let single = Single.create {
      await withTaskCancellationHandler {
        begun.raise()
        await cancelled.isRaised()
      } onCancel: {
        cancelled.raise()
      }
    }
    let subscription = single.subscribe()
    await begun.isRaised()
    subscription.dispose()
    await cancelled.isRaised()
  }
}
