// `create` wants a disposable, and `Disposables.create()` always compiles. So nobody holds the
// subscription to the source: the subscriber leaves, and the source keeps working for nobody.
// Rejected with: the source was subscribed at 0 and disposed at 14
// Rejected with: it should have been subscribed at 0 and disposed at 7
import RxLite

extension ObservableType {
  func myFilter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    .create { observer in
      _ = self.subscribe { event in
        switch event {
        case .next(let element):
          do {
            if try predicate(element) { observer.onNext(element) }
          } catch {
            observer.onError(error)
          }
        case .error(let error): observer.onError(error)
        case .completed: observer.onCompleted()
        }
      }
      return Disposables.create()
    }
  }
}
