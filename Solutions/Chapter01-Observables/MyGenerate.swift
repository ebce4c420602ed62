import RxLite

/// `initialState`, `iterate` of it, and so on, for as long as `condition` holds; then completion.
///
///     myGenerate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 })
///     (1,2,4,8,|)
///
/// Each round is a piece of work of its own. `create` has returned what stops the loop before the
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
