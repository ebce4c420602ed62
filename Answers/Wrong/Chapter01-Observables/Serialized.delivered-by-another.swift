// The events wait in a list, and the thread that is busy delivers them all. No thread waits, but
// an event arrives on another thread than its own.
// Rejected with: It must be delivered on the thread that sends it, which waits meanwhile.
import Foundation
import RxLite

extension ObservableType {
  func serialized() -> Observable<Element> {
    Observable.create { o in
      let lock = NSLock(); var queue: [Event<Element>] = []; var busy = false
      return self.subscribe { e in
        lock.lock(); queue.append(e); if busy { lock.unlock(); return }; busy = true
        while !queue.isEmpty { let e = queue.removeFirst(); lock.unlock(); o.on(e); lock.lock() }
        busy = false; lock.unlock()
      }
    }
  }
}
