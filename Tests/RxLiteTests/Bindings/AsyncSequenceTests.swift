import Dispatch
import RxLite
import Testing

extension AsyncBridgeTests {
  @Test func `an asynchronous sequence is sent as it comes`() async throws {
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

  @Test @MainActor func `it does not run on the actor of who subscribes`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    continuation.yield(1)
    continuation.finish()
    let done = DispatchSemaphore(value: 0)
    _ = stream.asObservable().subscribe(onCompleted: { done.signal() })
    // This thread belongs to the main actor and waits: on that actor the task could not go on.
    done.waitHere()
  }
}
