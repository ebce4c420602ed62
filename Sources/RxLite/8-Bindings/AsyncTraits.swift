import Synchronization

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Subscribes, and waits for the element.
  ///
  ///     let answer = try await request.value
  ///
  /// - Throws: the error that it fails with; `CancellationError` if the task is cancelled, which
  ///   disposes the subscription.
  public var value: Element {
    get async throws {
      guard let element = try await firstElement() else { throw RxError.noElements }
      return element
    }
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Subscribes, and waits for the element, or for the completion, which is `nil`.
  ///
  /// - Throws: the error that it fails with; `CancellationError` if the task is cancelled, which
  ///   disposes the subscription.
  public var value: Element? {
    get async throws { try await firstElement() }
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Subscribes, and waits for the completion.
  ///
  /// - Throws: the error that it fails with; `CancellationError` if the task is cancelled, which
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

/// Answers a waiting task, once: an element and a cancellation may come from two threads.
private final class Reply<Value> {
  private let waiting: Mutex<CheckedContinuation<Value, any Error>?>

  init(to continuation: CheckedContinuation<Value, any Error>) { waiting = Mutex(continuation) }

  func give(_ result: Result<Value, any Error>) {
    let continuation = waiting.withLock { $0.take() }
    continuation?.resume(with: result)
  }
}
