// The elements are collected and sent at the end, as `filter` of an array does.
// Rejected with: at 5: expected 2, got nothing
import RxLite

extension ObservableType {
  func myFilter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    .create { o in
      var all: [Element] = [];
      return self.subscribe { e in
        switch e {
        case .next(let x): do { if try predicate(x) { all.append(x) } } catch { o.onError(error) }
        case .error(let error): o.onError(error)
        case .completed: all.forEach(o.onNext); o.onCompleted()
        }
      }
    }
  }
}
