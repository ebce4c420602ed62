// The count belongs to the thread, so an event from another thread isn't noticed.
// Rejected with: Another thread has sent 2
import Foundation
import RxLite
import Synchronization

extension ObservableType {
  func detectReentrancy(_ report: @escaping (Event<Element>) -> Void) -> Observable<Element> {
    Observable.create { observer in
      let key = "deliveries \(UUID())"
      return self.subscribe { event in
        let memory = Thread.current.threadDictionary
        let count = (memory[key] as? NSNumber)?.intValue ?? 0
        if count > 0 { report(event) }
        memory[key] = NSNumber(value: count + 1)
        observer.on(event)
        memory[key] = NSNumber(value: count)
      }
    }
  }
}
