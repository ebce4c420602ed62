// A value waits for a turn, and each `done` is one turn: `zip` makes pairs of them. The first turn is there at once.
import RxLite

struct MyBinder<Value>: ObserverType {
  typealias Element = Value

  private let handler: (Event<Value>) -> Void

  init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType,
    onError: @escaping (any Error) -> Void,
    binding: @escaping (Target, Value, _ done: @escaping () -> Void) -> Void
  ) {
    let values = PublishSubject<Value>()
    let turns = BehaviorSubject(value: ())
    _ = Observable.zip(values, turns).subscribe(onNext: { [weak target] value, _ in
      _ = scheduler.schedule(value) { [weak target] value in
        var isDone = false
        let done = {
          if !isDone { turns.onNext(()) }
          isDone = true
        }
        if let target { binding(target, value, done) } else { done() }
        return Disposables.create()
      }
    })
    handler = { event in
      switch event {
      case .next(let value): values.onNext(value)
      case .error(let error): onError(error)
      case .completed: break
      }
    }
  }

  func on(_ event: Event<Value>) { handler(event) }
}
