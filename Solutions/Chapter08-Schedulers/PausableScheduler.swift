import RxLite

/// Runs one piece of work after another, but none while it is paused.
final class PausableScheduler: ImmediateSchedulerType {
  /// The waiting work, by its number.
  private var waiting: [Int: () -> Void] = [:]
  private var next = 0
  private var end = 0
  private var isPaused = false
  private var isRunning = false

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let disposable = SingleAssignmentDisposable()
    waiting[end] = {
      if disposable.isDisposed { return }
      disposable.setDisposable(action(state))
    }
    end += 1
    runWhatWaits()
    return disposable
  }

  func pause() { isPaused = true }

  func resume() {
    isPaused = false
    runWhatWaits()
  }

  private func runWhatWaits() {
    if isRunning { return }
    isRunning = true
    defer { isRunning = false }
    while !isPaused, let work = waiting.removeValue(forKey: next) {
      next += 1
      work()
    }
  }
}
