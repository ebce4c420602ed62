// The first value goes to the scheduler. From there, each `done` sets the next one itself.
// Rejected with: 2 is set on the
import RxLite

struct MyBinder<Value>: ObserverType {
  typealias Element = Value

  private let handler: (Event<Value>) -> Void

  init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType,
    onError: @escaping (any Error) -> Void,
    binding: @escaping (Target, Value, _ done: @escaping () -> Void) -> Void
  ) {
    weak let weakTarget = target
    var waiting: [Value] = []
    var isBusy = false
    func show() {
      guard let target = weakTarget, !waiting.isEmpty else {
        isBusy = false
        return
      }
      var isDone = false
      binding(target, waiting.removeFirst()) {
        if isDone { return }
        isDone = true
        show()
      }
    }
    func next() {
      if isBusy { return }
      isBusy = true
      _ = scheduler.schedule(()) {
        show()
        return Disposables.create()
      }
    }
    handler = { event in
      switch event {
      case .next(let value):
        waiting.append(value)
        next()
      case .error(let error): onError(error)
      case .completed: break
      }
    }
  }

  func on(_ event: Event<Value>) { handler(event) }
}
