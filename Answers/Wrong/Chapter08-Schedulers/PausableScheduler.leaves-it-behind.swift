// What is left after a pause is put behind what was scheduled in the meantime.
// Rejected with: when the second waited already
import RxLite

final class PausableScheduler: ImmediateSchedulerType {
  private var isPaused = false
  private var isRunning = false

  private var waiting: [() -> Void] = []
  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let disposable = SingleAssignmentDisposable()
    waiting.append { if !disposable.isDisposed { disposable.setDisposable(action(state)) } }
    go()
    return disposable
  }
  func pause() { isPaused = true }
  func resume() { isPaused = false; go() }
  private func go() {
    if isRunning { return }
    isRunning = true
    while !isPaused, !waiting.isEmpty {
      let works = waiting
      waiting = []
      for work in works {
        if isPaused { waiting.append(work) } else { work() }
      }
    }
    isRunning = false
  }
}
