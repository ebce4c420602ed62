import RxLite

/// Emits `initialState`, then `iterate` of it, and so on for as long as `condition` holds; then
/// completes.
///
///     myGenerate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 })
///     (1,2,4,8,|)
///
/// Each round is scheduled separately. The closure of `create` returns the disposable before the
/// first round runs, so the loop can be stopped between any two rounds.
func myGenerate<State>(
  initialState: State,
  condition: @escaping (State) -> Bool,
  iterate: @escaping (State) -> State
) -> Observable<State> {
  .create { observer in
    CurrentThreadScheduler.instance.scheduleRecursive(initialState) { state, nextRound in
      guard condition(state) else { return observer.onCompleted() }
      observer.onNext(state)
      nextRound(iterate(state))
    }
  }
}
