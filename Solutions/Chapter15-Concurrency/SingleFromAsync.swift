import RxLite

/// Returns a single that runs `work` in a task of its own for each subscription.
///
///     subscribed  ^                ^
///       work        --a              --X
///     result      ----(a,|)        ----X
func singleFromAsync<Element>(
  _ work: @escaping @Sendable () async throws -> Element
) -> Single<Element> {
  Single.create { observer in
    let task = Task {
      do {
        observer(.success(try await work()))
      } catch {
        observer(.failure(error))
      }
    }
    return Disposables.create { task.cancel() }
  }
}
