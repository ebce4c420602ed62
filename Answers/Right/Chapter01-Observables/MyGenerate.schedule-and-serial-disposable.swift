// Schedules each turn itself, and keeps the current one in a `SerialDisposable`.
import RxLite

func myGenerate<State>(
  initialState: State, condition: @escaping (State) -> Bool, iterate: @escaping (State) -> State
) -> Observable<State> {
  .create { o in
    let work = SerialDisposable()
    func round(_ s: State) {
      work.disposable = CurrentThreadScheduler.instance.schedule(s) { s in
        guard condition(s) else { o.onCompleted(); return Disposables.create() }
        o.onNext(s)
        if !work.isDisposed { round(iterate(s)) }
        return Disposables.create()
      }
    }
    round(initialState)
    return work
  }
}
