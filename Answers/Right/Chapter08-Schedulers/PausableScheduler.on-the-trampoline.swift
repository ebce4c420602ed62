// The work runs on the trampoline of the current thread, which takes the turns. Each turn first
// checks for a pause.
import RxLite

final class PausableScheduler: ImmediateSchedulerType {
  private var waiting: [() -> Void] = []
  private var isPaused = false

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let disposable = SingleAssignmentDisposable()
    takeTurn {
      if disposable.isDisposed { return }
      disposable.setDisposable(action(state))
    }
    return disposable
  }

  func pause() { isPaused = true }

  func resume() {
    isPaused = false
    let works = waiting
    waiting = []
    takeTurn { works.forEach(self.takeTurn) }
  }

  private func takeTurn(_ work: @escaping () -> Void) {
    _ = CurrentThreadScheduler.instance.schedule(()) {
      if self.isPaused { self.waiting.append(work) } else { work() }
      return Disposables.create()
    }
  }
}
