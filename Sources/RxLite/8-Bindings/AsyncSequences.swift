extension ObservableConvertibleType {
  /// The elements, for a `for try await` loop.
  ///
  ///     for try await number in numbers.values { print(number) }
  ///
  /// It is subscribed to as soon as this is called, and keeps the elements that the loop has not come
  /// to yet. It is disposed when the loop is left, its task cancelled, or the stream released.
  ///
  /// - Ends: with the sequence; throws the error that it fails with, and `CancellationError` if
  ///   something else disposes the subscription.
  /// - Memory: the elements that wait.
  public var values: AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { continuation in
      let subscription = asObservable().subscribe(
        onNext: { continuation.yield($0) }, onError: { continuation.finish(throwing: $0) },
        onCompleted: { continuation.finish() },
        onDisposed: { continuation.finish(throwing: CancellationError()) })
      continuation.onTermination = { _ in subscription.dispose() }
    }
  }
}

extension AsyncSequence {
  /// The elements as they come, from a task of its own for each subscription.
  ///
  /// The task does not run on the actor of whoever subscribes, so nor do the observers: where they
  /// have to, use `observe(on: MainScheduler.instance)`. To dispose is to cancel the task.
  ///
  /// - Parameter priority: the task's priority; `nil` inherits it, where there is something to inherit.
  /// - Ends: with the sequence; fails with what it throws.
  public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
    .create { observer in
      task(detached: false, priority: priority) {
        do {
          for try await element in self { observer.onNext(element) }
          observer.onCompleted()
        } catch {
          observer.onError(error)
        }
      }
    }
  }
}

/// Starts a task.
///
/// - Returns: what cancels it.
func task(
  detached: Bool, priority: TaskPriority?, _ work: @escaping () async -> Void
) -> any Disposable {
  let task =
    detached
    ? Task.detached(priority: priority, operation: work)
    : Task(priority: priority, operation: work)
  return Disposables.create(with: task.cancel)
}

extension InfallibleType {
  /// The elements, for a `for await` loop.
  ///
  /// As ``ObservableConvertibleType/values``, but nothing is thrown: if something else disposes the
  /// subscription, the loop ends.
  ///
  /// - Ends: with the sequence.
  /// - Memory: the elements that wait.
  public var values: AsyncStream<Element> { asObservable().stream }
}

extension SharedSequence {
  /// The elements, for a `for await` loop.
  ///
  /// As ``ObservableConvertibleType/values``, but nothing is thrown: if something else disposes the
  /// subscription, the loop ends.
  ///
  /// - Ends: with the sequence.
  /// - Memory: the elements that wait.
  @MainActor public var values: AsyncStream<Element> { asObservable().stream }
}

extension Observable {
  /// The elements of a sequence that can't fail.
  fileprivate var stream: AsyncStream<Element> {
    AsyncStream { continuation in
      let subscription = subscribe(
        onNext: { continuation.yield($0) }, onCompleted: { continuation.finish() },
        onDisposed: { continuation.finish() })
      continuation.onTermination = { _ in subscription.dispose() }
    }
  }
}
