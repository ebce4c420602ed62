// The task is kept outside of `create`: a second subscription cancels the first one's.
// Rejected with: the task of the second is cancelled.
import RxLite
import Synchronization

func singleFromAsync<Element>(
  _ work: @escaping @Sendable () async throws -> Element
) -> Single<Element> {
  let current = Mutex<Task<Void, Never>?>(nil)
  return Single.create { observer in
    let task = Task {
      do {
        observer(.success(try await work()))
      } catch {
        observer(.failure(error))
      }
    }
    current.withLock { $0 = task }
    return Disposables.create { current.withLock { $0?.cancel() } }
  }
}
