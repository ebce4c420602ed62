// A flag keeps the observer from being called while it is busy. It drops what the observer itself
// makes the source send.
// Rejected with: While it received, the observer of the result made the source send the next element.
import RxLite

extension ObservableType {
  func myFilter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    var busy = false
    return Observable<Element>.create { o in
      self.subscribe { e in
        if busy { return }
        busy = true; defer { busy = false }
        switch e {
        case .next(let x): do { if try predicate(x) { o.onNext(x) } } catch { o.onError(error) }
        case .error(let error): o.onError(error)
        case .completed: o.onCompleted()
        }
      }
    }
  }
}
