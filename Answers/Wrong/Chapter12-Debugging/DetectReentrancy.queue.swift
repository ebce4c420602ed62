// The event that comes too early waits in a queue: a remedy, where the task wants a probe.
// Rejected with: The observer has sent 2 while it received 1
import Foundation
import RxLite
import Synchronization

extension ObservableType {
  func detectReentrancy(_ report: @escaping (Event<Element>) -> Void) -> Observable<Element> {
    Observable.create { observer in
      var waiting: [Event<Element>] = []
      var isBusy = false
      return self.subscribe { event in
        waiting.append(event)
        if isBusy { return report(event) }
        isBusy = true
        while !waiting.isEmpty { observer.on(waiting.removeFirst()) }
        isBusy = false
      }
    }
  }
}
