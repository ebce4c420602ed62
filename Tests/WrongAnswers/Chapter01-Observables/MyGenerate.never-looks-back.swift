// A loop is a `while`. It never looks whether anybody still listens, so an endless one never
// returns: `take(3)` has what it wants, and its thread goes round and round.
// Rejected with: nobody listens any more
import RxLite

func myGenerate<State>(
  initialState: State,
  condition: @escaping (State) -> Bool,
  iterate: @escaping (State) -> State
) -> Observable<State> {
  .create { observer in
    var state = initialState
    while condition(state) {
      observer.onNext(state)
      state = iterate(state)
    }
    observer.onCompleted()
    return Disposables.create()
  }
}
