import RxLite

/// Saves the drafts, one at a time, and skips what is out of date by then.
///
///     drafts    a--b--c----d----|
///     save      a-----c-----d------
///     autosave  ------a-----c-----(d,|)
func autosave<Draft: Sendable>(
  _ drafts: Observable<Draft>, save: @escaping @Sendable (Draft) async throws -> Void
) -> Observable<Result<Draft, any Error>> {
  .create { observer in
    let (unsaved, sender) = AsyncThrowingStream.makeStream(
      of: Draft.self, bufferingPolicy: .bufferingNewest(1))
    // No one cancels this task. It ends by itself when everything is saved.
    Task {
      do {
        for try await draft in unsaved {
          do {
            try await save(draft)
            observer.onNext(.success(draft))
          } catch {
            observer.onNext(.failure(error))
          }
        }
        observer.onCompleted()
      } catch {
        observer.onError(error)
      }
    }
    return drafts.subscribe(
      onNext: { sender.yield($0) },
      onError: { sender.finish(throwing: $0) },
      onDisposed: { sender.finish() })
  }
}
