// After a pause, new work runs at once, before what still waits.
// Rejected with: The outer work has scheduled two pieces
import RxLite

final class PausableScheduler: ImmediateSchedulerType {
  private var waiting: [() -> Void] = []
  private var isPaused = false

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let disposable = SingleAssignmentDisposable()
    let work = {
      if disposable.isDisposed { return }
      disposable.setDisposable(action(state))
    }
    if isPaused { waiting.append(work) } else { work() }
    return disposable
  }

  func pause() { isPaused = true }

  func resume() {
    isPaused = false
    let works = waiting
    waiting = []
    for work in works { work() }
  }
}
