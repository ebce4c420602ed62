// RxLite's own `Binder` does the work, except for errors.
import RxLite

struct MyBinder<Value>: ObserverType {
  typealias Element = Value

  private let handler: (Event<Value>) -> Void

  init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType,
    onError: @escaping (any Error) -> Void, binding: @escaping (Target, Value) -> Void
  ) {
    let binder = Binder(target, scheduler: scheduler, binding: binding)
    handler = { event in
      if case .error(let error) = event { return onError(error) }
      binder.on(event)
    }
  }

  func on(_ event: Event<Value>) { handler(event) }
}
