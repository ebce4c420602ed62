extension ObservableConvertibleType {
  /// The elements, for a `for try await` loop.
  ///
  ///     for try await number in numbers.values { print(number) }
  ///
  /// Reading this property subscribes at once. Elements that the loop has not read yet are kept.
  /// The subscription is disposed when the loop's task is cancelled, or when nothing holds the
  /// stream any more: after a loop as above, when it is left.
  ///
  /// - Ends: With the sequence; throws the error that it fails with, and `CancellationError` if
  ///   something else disposes the subscription.
  /// - Memory: The elements that the loop has not read yet.
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
  /// Turns this asynchronous sequence into an observable. Each subscription starts its own task,
  /// which emits the elements as they arrive.
  ///
  /// The task inherits nothing from the subscriber: neither its actor nor its task-local values. Use
  /// `observe(on: MainScheduler.instance)` where the observers have to run on the main thread.
  /// Disposing the subscription cancels the task.
  ///
  /// - Parameter priority: The task's priority.
  /// - Ends: With the sequence; fails with what it throws, but completes after a
  ///   `CancellationError`.
  public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
    .create { observer in
      task(detached: true, priority: priority) {
        do {
          for try await element in self { observer.onNext(element) }
          observer.onCompleted()
        } catch is CancellationError {
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
/// - Returns: A disposable that cancels the task.
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
  /// This works like ``ObservableConvertibleType/values``, but nothing is thrown: if something else
  /// disposes the subscription, the loop ends.
  ///
  /// - Ends: With the sequence.
  /// - Memory: The elements that the loop has not read yet.
  public var values: AsyncStream<Element> { asObservable().stream }
}

extension SharedSequence {
  /// The elements, for a `for await` loop.
  ///
  /// This works like ``ObservableConvertibleType/values``, but nothing is thrown: if something else
  /// disposes the subscription, the loop ends.
  ///
  /// - Ends: With the sequence.
  /// - Memory: The elements that the loop has not read yet.
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
