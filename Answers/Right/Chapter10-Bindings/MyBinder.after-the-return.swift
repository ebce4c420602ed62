// Without an operator. If `done` is called before `binding` returns, the next value begins after the return.
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
    func next() {
      if isBusy || waiting.isEmpty { return }
      isBusy = true
      _ = scheduler.schedule(waiting.removeFirst()) { value in
        guard let target = weakTarget else {
          waiting = []
          isBusy = false
          return Disposables.create()
        }
        var isDone = false
        var hasReturned = false
        binding(target, value) {
          if isDone { return }
          isDone = true
          if !hasReturned { return }
          isBusy = false
          next()
        }
        hasReturned = true
        if isDone {
          isBusy = false
          next()
        }
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
