// A round of the loop makes the next state and sends it, which is one step too early: the initial
// state is never sent, and one comes out for which the condition does not hold.
// Rejected with: at 0: expected 1, 2, 4, 8 and a completion, got 2, 4, 8, 16 and a completion
import RxLite

func myGenerate<State>(
  initialState: State,
  condition: @escaping (State) -> Bool,
  iterate: @escaping (State) -> State
) -> Observable<State> {
  .create { observer in
    CurrentThreadScheduler.instance.scheduleRecursive(initialState) { state, nextRound in
      guard condition(state) else { return observer.onCompleted() }
      let next = iterate(state)
      observer.onNext(next)
      nextRound(next)
    }
  }
}
