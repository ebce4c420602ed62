// The task is kept outside of `create`: disposing any subscription cancels the latest task.
// Rejected with: The first subscription is disposed, but the task of the second is cancelled.
import RxLite
import Synchronization

extension AsyncSequence {
  func myAsObservable() -> Observable<Element> {
    let current = Mutex<Task<Void, Never>?>(nil)
    return Observable.create { observer in
      let task = Task {
        do {
          for try await element in self { observer.onNext(element) }
          observer.onCompleted()
        } catch {
          observer.onError(error)
        }
      }
      current.withLock { $0 = task }
      return Disposables.create { current.withLock { $0?.cancel() } }
    }
  }
}
