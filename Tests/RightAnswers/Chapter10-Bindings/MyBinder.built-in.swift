// RxLite's own `Binder` does the work, except for errors.
import RxLite

struct MyBinder<Value>: ObserverType {
  typealias Element = Value

  private let binder: Binder<Value>
  private let onError: (any Error) -> Void

  init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType,
    onError: @escaping (any Error) -> Void, binding: @escaping (Target, Value) -> Void
  ) {
    binder = Binder(target, scheduler: scheduler, binding: binding)
    self.onError = onError
  }

  func on(_ event: Event<Value>) {
    if case .error(let error) = event { return onError(error) }
    binder.on(event)
  }
}
