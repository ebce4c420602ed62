import RxLite

/// Returns what an asynchronous function returns or throws, as elements.
///
///     work      ---a               ---X              ---C
///     outcomes  ---(success a,|)   ---(failure f,|)  ---|
func outcomes<Element, Failure: Error>(
  of work: @escaping @Sendable () async throws -> Element,
  failure: @escaping @Sendable (any Error) -> Failure
) -> Observable<Result<Element, Failure>> {
  Single.create { try await work() }
    .asObservable()
    .map { element -> Result<Element, Failure> in .success(element) }
    .catch { error in
      error is CancellationError ? .empty() : .just(.failure(failure(error)))
    }
}

/// Awaits a single.
///
/// - Returns: What the single has sent, or `nil` if something was cancelled.
func outcome<Element, Failure: Error>(
  of single: Single<Element>, failure: @escaping @Sendable (any Error) -> Failure
) async -> Result<Element, Failure>? {
  if Task.isCancelled { return nil }
  do {
    return .success(try await single.value)
  } catch is CancellationError {
    return nil
  } catch {
    return .failure(failure(error))
  }
}
