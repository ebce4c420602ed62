// An object for each piece of work, which the disposable holds, and with it the closure and its state.
// Rejected with: the disposable that schedule has returned still holds its state
import RxLite

final class PausableScheduler: ImmediateSchedulerType {
  private var isPaused = false
  private var isRunning = false

  private final class Work {
    let run: () -> any Disposable
    var isCancelled = false
    var inner: (any Disposable)?
    init(_ run: @escaping () -> any Disposable) { self.run = run }
  }
  private var waiting: [Work] = []
  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let work = Work { action(state) }
    waiting.append(work)
    go()
    return Disposables.create {
      work.isCancelled = true; work.inner?.dispose()
    }
  }
  func pause() { isPaused = true }
  func resume() { isPaused = false; go() }
  private func go() {
    if isRunning { return }
    isRunning = true
    while !isPaused, !waiting.isEmpty {
      let work = waiting.removeFirst()
      if work.isCancelled { continue }
      let inner = work.run()
      if work.isCancelled { inner.dispose() } else { work.inner = inner }
    }
    isRunning = false
  }
}
