// Keeps its own subscription and disposes it when the predicate throws.
import RxLite

extension ObservableType {
  func myFilter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    Observable.create { o in
      let subscription = SingleAssignmentDisposable()
      subscription.setDisposable(
        self.subscribe { e in
          guard case .next(let x) = e else { o.on(e); return }
          switch Result(catching: { try predicate(x) }) {
          case .success(true): o.on(e)
          case .success(false): break
          case .failure(let error): o.on(.error(error)); subscription.dispose()
          }
        })
      return subscription
    }
  }
}
