// `merge` makes other threads wait, even with a single source. Below it, only the thread that is calling the
// observer comes in, so the list needs no lock.
import Foundation
import RxLite

extension ObservableType {
  func serialized() -> Observable<Element> {
    Observable.create { observer in
      var waiting: [Event<Element>]?
      return Observable.merge(self.asObservable()).materialize().subscribe(onNext: { event in
        if waiting != nil { return waiting!.append(event) }
        waiting = [event]
        while let next = waiting?.first {
          observer.on(next)
          waiting?.removeFirst()
          if waiting?.isEmpty == true { waiting = nil }
        }
      })
    }
  }
}
