import Synchronization

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Subscribes, and waits for the element.
  ///
  ///     let answer = try await request.value
  ///
  /// - Throws: The error of the single; `CancellationError` if the task is cancelled, which
  ///   disposes the subscription.
  public var value: Element {
    get async throws {
      guard let element = try await firstElement() else { throw RxError.noElements }
      return element
    }
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Creates a single from an asynchronous closure. See ``create(subscribe:)`` for one that isn't
  /// asynchronous.
  ///
  ///     let page = Single.create { try await download(address) }
  ///
  /// Each subscription starts its own task. Disposing the subscription cancels the task.
  ///
  /// - Parameters:
  ///   - detached: Whether the task inherits nothing from the subscriber's task: neither its
  ///     priority nor its task-local values.
  ///   - priority: The task's priority; `nil` inherits the subscriber's, unless the task is detached.
  ///   - work: Returns the element.
  /// - Ends: When `work` returns; fails with what `work` throws.
  @_disfavoredOverload
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil,
    work: @escaping @Sendable () async throws -> Element
  ) -> Single<Element> {
    .create { observer in
      task(detached: detached, priority: priority) {
        do { observer(.success(try await work())) } catch { observer(.failure(error)) }
      }
    }
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Subscribes, and waits for the element, or for the completion, which is `nil`.
  ///
  /// - Throws: The error of the maybe; `CancellationError` if the task is cancelled, which disposes
  ///   the subscription.
  public var value: Element? {
    get async throws { try await firstElement() }
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Subscribes, and waits for the completion.
  ///
  /// - Throws: The error of the completable; `CancellationError` if the task is cancelled, which
  ///   disposes the subscription.
  public var value: Void {
    get async throws { _ = try await firstElement() }
  }
}

extension PrimitiveSequenceType {
  fileprivate func firstElement() async throws -> Element? {
    let subscription = SingleAssignmentDisposable()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let reply = Reply(to: continuation)
        subscription.setDisposable(
          subscribeToFirst(onDisposed: { reply.give(.failure(CancellationError())) }) { event in
            reply.give(event.error.map { .failure($0) } ?? .success(event.element))
          })
      }
    } onCancel: {
      subscription.dispose()
    }
  }
}

/// Resumes a waiting task once: an element and a cancellation may arrive on two threads.
private final class Reply<Value> {
  private let waiting: Mutex<CheckedContinuation<Value, any Error>?>

  init(to continuation: CheckedContinuation<Value, any Error>) { waiting = Mutex(continuation) }

  func give(_ result: Result<Value, any Error>) {
    let continuation = waiting.withLock { $0.take() }
    continuation?.resume(with: result)
  }
}
