// RxLite's own `Binder` looks after the target and the scheduler. An array keeps what waits.
import RxLite

struct MyBinder<Value>: ObserverType {
  typealias Element = Value

  private let handler: (Event<Value>) -> Void

  init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType,
    onError: @escaping (any Error) -> Void,
    binding: @escaping (Target, Value, _ done: @escaping () -> Void) -> Void
  ) {
    var waiting: [Value] = []
    var isBusy = false
    var showsNext = {}
    let binder = Binder<Value>(target, scheduler: scheduler) { target, value in
      var isDone = false
      binding(target, value) {
        if isDone { return }
        isDone = true
        isBusy = false
        showsNext()
      }
    }
    showsNext = {
      if isBusy || waiting.isEmpty { return }
      isBusy = true
      binder.onNext(waiting.removeFirst())
    }
    handler = { event in
      switch event {
      case .next(let value):
        waiting.append(value)
        showsNext()
      case .error(let error): onError(error)
      case .completed: break
      }
    }
  }

  func on(_ event: Event<Value>) { handler(event) }
}
