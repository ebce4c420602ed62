// A lazy Swift sequence computes the states, and `from` sends them in turns.
import RxLite

func myGenerate<State>(
  initialState: State, condition: @escaping (State) -> Bool, iterate: @escaping (State) -> State
) -> Observable<State> {
  Observable.create { o in
    Observable.from(
      sequence(state: initialState as State?) { (s: inout State?) -> State? in
        guard let v = s, condition(v) else { return nil }; s = iterate(v); return v
      }
    ).subscribe(o)
  }
}
