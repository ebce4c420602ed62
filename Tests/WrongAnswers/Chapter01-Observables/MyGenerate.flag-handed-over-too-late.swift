// The loop looks at a flag, and the flag is returned, to be raised by whoever disposes. But
// `return` comes after the loop: while it runs, nobody has the flag in hand.
// Rejected with: nobody listens any more
import RxLite

func myGenerate<State>(
  initialState: State,
  condition: @escaping (State) -> Bool,
  iterate: @escaping (State) -> State
) -> Observable<State> {
  .create { observer in
    let isStopped = BooleanDisposable()
    var state = initialState
    while !isStopped.isDisposed, condition(state) {
      observer.onNext(state)
      state = iterate(state)
    }
    observer.onCompleted()
    return isStopped
  }
}
