// Each `done` is a turn for one more value, and a second one is kept until a value comes.
// Rejected with: then 2 and 3 were sent
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
    let turns = ReplaySubject<Void>.create(bufferSize: 1)
    turns.onNext(())
    _ = Observable.zip(values, turns).subscribe(onNext: { [weak target] value, _ in
      _ = scheduler.schedule(value) { [weak target] value in
        if let target { binding(target, value) { turns.onNext(()) } }
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
