import Synchronization

/// A piece of work that waits for its turn.
///
/// It runs once, unless it is disposed before. Disposed while it waits, it lets go of the work at once,
/// even if whoever holds it never comes round to it. Disposed later, it disposes what the work returned.
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
    // The action is released here, outside of the lock: a deinit may be the learner's code.
    _ = action
    result?.dispose()
  }
}
