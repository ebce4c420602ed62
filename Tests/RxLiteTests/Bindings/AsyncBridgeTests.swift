import Foundation
import RxLite
import RxLiteTest
import Testing

/// From sequences to `async` functions and back, with cancellation both ways.
@Suite struct AsyncBridgeTests {
  struct Source: CustomTestStringConvertible {
    let testDescription: String
    let make: () -> Observable<Int>
    let elements: [Int]
    var error: String?
  }

  @Test(arguments: [
    Source(testDescription: "synchronous", make: { .of(1, 2, 3) }, elements: [1, 2, 3]),
    Source(testDescription: "empty", make: { .empty() }, elements: []),
    Source(
      testDescription: "failing", make: { .concat(.of(1, 2), .error(Boom())) }, elements: [1, 2],
      error: "Boom()"),
    Source(
      testDescription: "from another thread",
      make: {
        .range(start: 0, count: 100).observe(on: SerialDispatchQueueScheduler(qos: .default))
      }, elements: Array(0..<100)),
  ])
  func `values are the elements, then the end`(source: Source) async {
    var elements: [Int] = []
    var error: String?
    do {
      for try await element in source.make().values { elements.append(element) }
    } catch let thrown {
      error = "\(thrown)"
    }
    #expect(elements == source.elements)
    #expect(error == source.error)
  }

  @Test func `values subscribe at once`() async throws {
    let subject = PublishSubject<Int>()
    let values = subject.values
    subject.onNext(1)
    subject.onCompleted()
    var elements: [Int] = []
    for try await element in values { elements.append(element) }
    #expect(elements == [1])
  }

  @Test func `leaving the loop disposes the subscription`() async throws {
    let subject = BehaviorSubject(value: 1)
    do {
      for try await _ in subject.values { break }
    }
    #expect(!subject.hasObservers)
  }

  @Test func `cancelling the task disposes the subscription`() async {
    let begun = Flag()
    let disposed = Flag()
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      return Disposables.create { disposed.raise() }
    }
    let task = Task {
      for try await _ in source.values { begun.raise() }
    }
    await begun.isRaised()
    task.cancel()
    await disposed.isRaised()
    _ = await task.result
  }

  @Test func `a stream that is dropped disposes the subscription`() {
    let subject = PublishSubject<Int>()
    _ = subject.values
    #expect(!subject.hasObservers)
  }

  @Test @MainActor func `sequences that can't fail need no try`() async {
    var seen: [Int] = []
    for await element in Infallible.of(1, 2).values { seen.append(element) }
    for await element in Driver.of(3, 4).values { seen.append(element) }
    for await element in RxLite.Signal.of(5, 6).values { seen.append(element) }
    #expect(seen == [1, 2, 3, 4, 5, 6])
  }

  @Test @MainActor func `leaving the loop of a driver disposes the subscription`() async {
    let relay = BehaviorSubject(value: 1)
    do {
      for await _ in relay.asDriver(onErrorJustReturn: 0).values { break }
    }
    #expect(!relay.hasObservers)
  }

  struct Reply: CustomTestStringConvertible {
    let testDescription: String
    let ask: () async throws -> String
    let expected: String
  }

  static let replies: [Reply] = [
    Reply(testDescription: "single", ask: { "\(try await Single.just(7).value)" }, expected: "7"),
    Reply(
      testDescription: "failing single",
      ask: { "\(try await Single<Int>.error(Boom()).value)" }, expected: "Boom()"),
    Reply(
      testDescription: "empty source of a single",
      ask: { "\(try await Observable<Int>.empty().asSingle().value)" },
      expected: "Sequence doesn't contain any elements."),
    Reply(
      testDescription: "single that ends without an element",
      ask: { "\(try await Single.just(7).retry(0).value)" },
      expected: "Sequence doesn't contain any elements."),
    Reply(
      testDescription: "single from another thread",
      ask: {
        "\(try await Observable.just(7).observe(on: SerialDispatchQueueScheduler(qos: .default)).asSingle().value)"
      }, expected: "7"),
    Reply(
      testDescription: "maybe", ask: { "\(try await Maybe.just(7).value as Any)" },
      expected: "Optional(7)"),
    Reply(
      testDescription: "empty maybe", ask: { "\(try await Maybe<Int>.empty().value as Any)" },
      expected: "nil"),
    Reply(
      testDescription: "failing maybe",
      ask: { "\(try await Maybe<Int>.error(Boom()).value as Any)" }, expected: "Boom()"),
    Reply(
      testDescription: "completable", ask: { "\(try await Completable.empty().value)" },
      expected: "()"),
    Reply(
      testDescription: "failing completable",
      ask: { "\(try await Completable.error(Boom()).value)" }, expected: "Boom()"),
  ]

  @Test(arguments: replies)
  func `a trait's value is waited for`(reply: Reply) async {
    do {
      let value = try await reply.ask()
      #expect(value == reply.expected)
    } catch {
      #expect("\(error)" == reply.expected)
    }
  }

  /// Ways to wait for something that never comes.
  static let endless: [(name: String, wait: (Observable<Int>) async throws -> Void)] = [
    ("single", { _ = try await $0.asSingle().value }),
    ("maybe", { _ = try await $0.asMaybe().value }),
    ("completable", { try await $0.ignoreElements().asCompletable().value }),
  ]

  @Test(arguments: endless.indices)
  func `cancelling the task disposes the subscription, and throws`(index: Int) async {
    let begun = Flag()
    let disposed = Flag()
    let source = Observable<Int>.create { _ in
      begun.raise()
      return Disposables.create { disposed.raise() }
    }
    let task = Task { try await Self.endless[index].wait(source) }
    await begun.isRaised()
    task.cancel()
    await disposed.isRaised()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test(arguments: endless.indices)
  func `a task that was cancelled before does not wait`(index: Int) async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await Self.endless[index].wait(.never())
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `an element and a cancellation may race: one answer`() async {
    for _ in 1...200 {
      let begun = Flag()
      let observer = Locked<AnyObserver<Int>?>(nil)
      let source = Observable<Int>.create { sink in
        observer.value = sink
        begun.raise()
        return Disposables.create()
      }
      let task = Task { try await source.asSingle().value }
      await begun.isRaised()
      race(
        {
          observer.value?.onNext(1)
          observer.value?.onCompleted()
        }, { task.cancel() })
      switch await task.result {
      case .success(let value): #expect(value == 1)
      case .failure(let error): #expect(error is CancellationError)
      }
    }
  }
}

/// A flag that an asynchronous function can wait for.
final class Flag: Sendable {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream() }

  func raise() {
    continuation.yield()
    continuation.finish()
  }

  func isRaised() async { for await _ in stream {} }
}
