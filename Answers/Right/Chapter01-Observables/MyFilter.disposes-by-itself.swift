// Keeps its own subscription and disposes it when the predicate throws. What is on the display, and what isn't,
// are lists that have one element or none.
import RxLite

extension ObservableType {
  func myFilter(
    _ predicate: @escaping (_ last: Element, _ new: Element) throws -> Bool
  ) -> Observable<Element> {
    Observable.create { o in
      let subscription = SingleAssignmentDisposable()
      var shown: [Element] = []
      var heldBack: [Element] = []
      subscription.setDisposable(
        self.subscribe { e in
          guard case .next(let x) = e else {
            if e.isCompleted { heldBack.forEach(o.onNext) }
            return o.on(e)
          }
          switch Result(catching: { try shown.allSatisfy { try predicate($0, x) } }) {
          case .success(true): (shown, heldBack) = ([x], []); o.on(e)
          case .success(false): heldBack = [x]
          case .failure(let error): o.on(.error(error)); subscription.dispose()
          }
        })
      return subscription
    }
  }
}
