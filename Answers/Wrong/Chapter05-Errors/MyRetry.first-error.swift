// The first error is kept, and is the error of the result. The subscriber never learns what went
// wrong last.
// Rejected with: The error of the last attempt is the error of the result
import RxLite

extension ObservableType {
  func myRetry(_ maxAttempts: Int) -> Observable<Element> {
    Observable.create { observer in
      var first: (any Error)?
      let sources = Swift.repeatElement(
        self.do(onError: { if first == nil { first = $0 } }), count: maxAttempts)
      return Observable.catch(sequence: sources).subscribe { event in
        if case .error(let error) = event {
          observer.onError(first ?? error)
        } else {
          observer.on(event)
        }
      }
    }
  }
}
