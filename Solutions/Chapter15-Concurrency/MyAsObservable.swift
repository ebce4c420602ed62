import RxLite

extension AsyncSequence {
  /// Returns an observable. Each of its subscriptions reads this sequence in a task of its own.
  ///
  ///     source  --1--1--2--|
  ///       myAsObservable
  ///     result  --1--1--2--|
  func myAsObservable() -> Observable<Element> {
    Observable.create { observer in
      let task = Task {
        do {
          for try await element in self {
            observer.onNext(element)
          }
          observer.onCompleted()
        } catch {
          observer.onError(error)
        }
      }
      return Disposables.create { task.cancel() }
    }
  }
}
