// When it is disposed while the work runs, there is nothing to dispose yet, and afterwards nobody looks.
// Rejected with: Nobody else can dispose that one.
import RxLite

final class PausableScheduler: ImmediateSchedulerType {
  private var isPaused = false
  private var isRunning = false

  private var waiting: [() -> Void] = []
  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    var isCancelled = false
    var inner: (any Disposable)?
    waiting.append { if !isCancelled { inner = action(state) } }
    go()
    return Disposables.create {
      isCancelled = true; inner?.dispose()
    }
  }
  func pause() { isPaused = true }
  func resume() { isPaused = false; go() }
  private func go() {
    if isRunning { return }
    isRunning = true
    while !isPaused, !waiting.isEmpty { waiting.removeFirst()() }
    isRunning = false
  }
}
