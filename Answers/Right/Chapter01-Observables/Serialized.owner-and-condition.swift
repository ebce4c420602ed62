// A condition admits one thread at a time. Events that the observer itself causes wait in a list
// until it has returned.
import Foundation
import RxLite

extension ObservableType {
  func serialized() -> Observable<Element> {
    Observable.create { o in
      let gate = NSCondition(); var owner: Thread?; var waiting: [Event<Element>] = []
      return self.subscribe { e in
        gate.lock()
        if owner == Thread.current { waiting.append(e); gate.unlock(); return }
        while owner != nil { gate.wait() }
        owner = Thread.current
        gate.unlock()
        o.on(e)
        gate.lock()
        while !waiting.isEmpty {
          let e = waiting.removeFirst(); gate.unlock(); o.on(e); gate.lock()
        }
        owner = nil
        gate.broadcast(); gate.unlock()
      }
    }
  }
}
