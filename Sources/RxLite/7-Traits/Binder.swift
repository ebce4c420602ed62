/// An observer that sets something of an object: on the main thread, and only for as long as the
/// object lives.
///
///     let text = Binder(label) { label, text in label.text = text }
///
/// It can do nothing with an error: a debug build stops at it.
public struct Binder<Value>: ObserverType {
  /// The type of the values that it sets.
  public typealias Element = Value

  private let binding: (Event<Value>) -> Void

  /// An observer that calls `binding` with the target and each element.
  ///
  /// - Parameters:
  ///   - target: is not kept alive.
  ///   - scheduler: where `binding` is called.
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

  /// This observer with its type forgotten.
  public func asObserver() -> AnyObserver<Value> { AnyObserver(eventHandler: on) }
}
