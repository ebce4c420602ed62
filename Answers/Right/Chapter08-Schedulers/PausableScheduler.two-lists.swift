// One list runs, another collects; what a pause leaves goes back to the front.
import RxLite

final class PausableScheduler: ImmediateSchedulerType {
  private var waiting: [() -> Void] = []
  private var isPaused = false
  private var isRunning = false

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let disposable = SingleAssignmentDisposable()
    waiting.append {
      if !disposable.isDisposed { disposable.setDisposable(action(state)) }
    }
    runWhatWaits()
    return disposable
  }

  func pause() { isPaused = true }

  func resume() {
    isPaused = false
    runWhatWaits()
  }

  private func runWhatWaits() {
    if isRunning || isPaused { return }
    isRunning = true
    while !isPaused && !waiting.isEmpty {
      var works = Array(waiting.reversed())
      waiting = []
      while !isPaused, let work = works.popLast() { work() }
      waiting = works.reversed() + waiting
    }
    isRunning = false
  }
}
