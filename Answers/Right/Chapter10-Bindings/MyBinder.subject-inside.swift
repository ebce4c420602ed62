// A subject inside, whose elements `observe(on:)` moves to the scheduler.
import RxLite

struct MyBinder<Value>: ObserverType {
  typealias Element = Value

  private let handler: (Event<Value>) -> Void

  init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType,
    onError: @escaping (any Error) -> Void, binding: @escaping (Target, Value) -> Void
  ) {
    let values = PublishSubject<Value>()
    _ = values.observe(on: scheduler)
      .subscribe(onNext: { [weak target] value in if let target { binding(target, value) } })
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
