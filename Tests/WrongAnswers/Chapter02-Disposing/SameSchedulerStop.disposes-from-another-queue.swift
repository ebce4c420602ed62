// "Not on my thread" becomes "on some other queue". The observer is no more likely to be idle there
// than here: all that counts is whose turn it is on the one scheduler that delivers.
// Rejected with: whenStopped was called while the observer was still busy with an element. dispose() does not wait for the observer: get yourself a turn when it is not busy.
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
