// A flag says that the observer is busy. The inner event resets it when the outer one is still being
// received.
// Rejected with: 1 is still being
import Foundation
import RxLite
import Synchronization

extension ObservableType {
  func detectReentrancy(_ report: @escaping (Event<Element>) -> Void) -> Observable<Element> {
    Observable.create { observer in
      var isBusy = false
      return self.subscribe { event in
        if isBusy { report(event) }
        isBusy = true
        observer.on(event)
        isBusy = false
      }
    }
  }
}
