// The closure for the scheduler captures the target weakly. But the function around it has to hold the target for that.
// Rejected with: the whole function holds it
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
    func next() {
      if isBusy || waiting.isEmpty { return }
      isBusy = true
      _ = scheduler.schedule(waiting.removeFirst()) { [weak target] value in
        guard let target else {
          waiting = []
          isBusy = false
          return Disposables.create()
        }
        var isDone = false
        binding(target, value) {
          if isDone { return }
          isDone = true
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
