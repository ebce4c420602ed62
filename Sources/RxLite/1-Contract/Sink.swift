/// The place to which an operator or a source sends its events: the observer below it, together
/// with the subscription that says whether events may still flow.
///
/// The sink decides how a stage of a chain ends: it delivers the terminal event first, and then
/// disposes everything above the stage (rule 3). So a stage sends through the sink, and calls the
/// `observer` itself only if it decides that in another way, or knows that nothing can have ended.
struct Sink<Element> {
  let observer: AnyObserver<Element>
  let subscription: Subscription

  /// Whether events are dropped.
  var isDisposed: Bool { subscription.isDisposed }

  /// Sends an element, unless the subscription has ended.
  @inline(__always)
  func send(_ element: Element) {
    if !subscription.isDisposed { observer.on(.next(element)) }
  }

  /// Sends a terminal event, unless the subscription has ended; then disposes the subscription.
  func end(with event: Event<Element>) {
    if !subscription.isDisposed { observer.on(event) }
    subscription.dispose()
  }

  /// Passes on an event of any kind.
  @inline(__always)
  func on(_ event: Event<Element>) {
    if case .next(let element) = event { send(element) } else { end(with: event) }
  }

  /// Returns an observer that passes every event on, for a sequence whose events are those of this stage.
  @inline(__always)
  func asObserver() -> AnyObserver<Element> { AnyObserver(eventHandler: on) }

  /// Sets what to do when the subscription ends.
  func attach(_ cancel: @escaping () -> Void) { subscription.attach(cancel) }

  /// Sets what to dispose when the subscription ends.
  func attach(_ upstream: any Disposable) { subscription.attach(upstream) }

  /// Sets what to dispose when the subscription ends.
  func attach(_ upstream: Subscription) { subscription.attach(upstream) }
}
