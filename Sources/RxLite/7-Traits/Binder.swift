/// An observer that sets a property of an object, on the main thread and only while the object
/// lives.
///
///     let text = Binder(label) { label, text in label.text = text }
///
/// It can't handle an error: a debug build stops at it.
public struct Binder<Value>: ObserverType {
  /// The type of the values that it sets.
  public typealias Element = Value

  private let binding: (Event<Value>) -> Void

  /// Creates an observer that calls `binding` with the target and each element.
  ///
  /// - Parameters:
  ///   - target: The object, which the binder doesn't keep alive.
  ///   - scheduler: The scheduler on which `binding` is called.
  ///   - binding: Receives the target and the element.
  public init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler(),
    binding: @escaping (Target, Value) -> Void
  ) {
    let bind = with(target, binding)
    self.binding = { event in
      switch event {
      case .next(let element):
        _ = scheduler.schedule(element) { element in
          bind(element)
          return Disposables.create()
        }
      case .error(let error): reportInDebug("Binding error: \(error)")
      case .completed: break
      }
    }
  }

  /// Receives one event.
  public func on(_ event: Event<Value>) { binding(event) }

  /// Returns this observer as an ``AnyObserver``.
  public func asObserver() -> AnyObserver<Value> { AnyObserver(eventHandler: on) }
}
