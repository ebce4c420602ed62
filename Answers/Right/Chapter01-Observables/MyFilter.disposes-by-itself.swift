// Keeps its own subscription and disposes it when the predicate throws. The memory is a list that has one
// element or none.
import RxLite

extension ObservableType {
  func myFilter(
    _ predicate: @escaping (_ last: Element, _ new: Element) throws -> Bool
  ) -> Observable<Element> {
    Observable.create { o in
      let subscription = SingleAssignmentDisposable()
      var shown: [Element] = []
      subscription.setDisposable(
        self.subscribe { e in
          guard case .next(let x) = e else { o.on(e); return }
          switch Result(catching: { try shown.allSatisfy { try predicate($0, x) } }) {
          case .success(true): shown = [x]; o.on(e)
          case .success(false): break
          case .failure(let error): o.on(.error(error)); subscription.dispose()
          }
        })
      return subscription
    }
  }
}
