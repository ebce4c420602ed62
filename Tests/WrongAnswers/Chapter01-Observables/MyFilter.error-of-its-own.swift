// Something has failed, so an error is sent: one of its own, which says nothing of what has failed.
// Rejected with: The predicate threw Undecided, and the error was another one.
import RxLite

extension ObservableType {
  func myFilter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    .create { observer in
      self.subscribe { event in
        switch event {
        case .next(let element):
          do {
            if try predicate(element) { observer.onNext(element) }
          } catch {
            observer.onError(RxError.unknown)
          }
        case .error: observer.onError(RxError.unknown)
        case .completed: observer.onCompleted()
        }
      }
    }
  }
}
