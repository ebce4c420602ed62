import Dispatch
import RxLite

/// Runs `work` on the scheduler, and returns when it is done.
public func perform(on scheduler: SerialDispatchQueueScheduler, _ work: @escaping () -> Void) {
  let isDone = DispatchSemaphore(value: 0)
  _ = scheduler.schedule(()) {
    work()
    isDone.signal()
    return Disposables.create()
  }
  isDone.wait()
}

/// Returns when the scheduler has done the work that waits for it, and the work that this has scheduled.
public func finishWork(of scheduler: SerialDispatchQueueScheduler) {
  for _ in 1...2 { perform(on: scheduler) {} }
}

/// Keeps the scheduler busy while `body` runs, so that everything that `body` schedules waits in its
/// queue; then lets the scheduler do all of it, and returns when it is done.
public func whileBusy(_ scheduler: SerialDispatchQueueScheduler, _ body: () -> Void) {
  let isQueued = DispatchSemaphore(value: 0)
  _ = scheduler.schedule(()) {
    isQueued.wait()
    return Disposables.create()
  }
  body()
  isQueued.signal()
  perform(on: scheduler) {}
}
