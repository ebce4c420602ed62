import Synchronization

/// A piece of work that waits to be run.
///
/// It runs once, unless it is disposed first. `dispose()` releases work that is still waiting, even
/// if its scheduler never runs it. After the work has run, `dispose()` disposes what the work
/// returned.
final class ScheduledWork: Cancelable {
  private struct State {
    var action: (() -> any Disposable)?
    var result: (any Disposable)?
    var isDisposed = false
  }

  private let state: Mutex<State>

  init(_ action: @escaping () -> any Disposable) {
    state = Mutex(State(action: action))
    Resources.gained()
  }

  deinit { Resources.lost() }

  var isDisposed: Bool { state.withLock { $0.isDisposed } }

  func run() {
    guard let action = state.withLock({ $0.action.take() }) else { return }
    let result = action()
    let isLate = state.withLock { state in
      if !state.isDisposed { state.result = result }
      return state.isDisposed
    }
    if isLate { result.dispose() }
  }

  func dispose() {
    let (result, action) = state.withLock { state in
      state.isDisposed = true
      return (state.result.take(), state.action.take())
    }
    // The action is released here, outside the lock: a deinit may be the learner's code.
    _ = action
    result?.dispose()
  }
}
