import RxLite

/// An observer that passes each value to a closure, together with an object that it doesn't keep alive, when
/// the value before it is done.
///
///     sent     --1--2--3--completed--4--------
///     binding  --1-----------2-----3-----4----   each on the scheduler
///     done     --------------d-----d-----d----   d is a call of `done`
struct MyBinder<Value>: ObserverType {
  typealias Element = Value

  private let handler: (Event<Value>) -> Void

  init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType,
    onError: @escaping (any Error) -> Void,
    binding: @escaping (Target, Value, _ done: @escaping () -> Void) -> Void
  ) {
    let values = PublishSubject<Value>()
    let shown = values.concatMap { [weak target] value in
      Observable<Never>.create { observer in
        scheduler.schedule(value) { value in
          let done = { observer.onCompleted() }
          if let target { binding(target, value, done) } else { done() }
          return Disposables.create()
        }
      }
    }
    _ = shown.subscribe()
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
