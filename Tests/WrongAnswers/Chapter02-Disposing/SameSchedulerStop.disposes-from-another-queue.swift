// "Not on my thread" becomes "on some other queue". The observer is no more likely to be idle there
// than here: all that counts is whose turn it is on the one scheduler that delivers.
// Rejected with: Only while it is your turn on the serial scheduler can no event be under way.
import Foundation
import RxLite

func sameSchedulerStop(
  _ subscription: any Disposable,
  on scheduler: SerialDispatchQueueScheduler,
  whenStopped: @escaping () -> Void
) {
  DispatchQueue.global().async {
    subscription.dispose()
    whenStopped()
  }
}
