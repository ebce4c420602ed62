/// Where an operator or a source sends its events: the observer below it, and the subscription that says
/// whether it may.
///
/// Here, and nowhere else, it is settled how a stage of a chain ends: it delivers the terminal event
/// first, and then disposes everything above it (rule 3).
struct Sink<Element> {
  let observer: AnyObserver<Element>
  let subscription: Subscription

  /// Whether events are dropped.
  var isDisposed: Bool { subscription.isDisposed }

  /// Sends an element, unless the subscription is over.
  @inline(__always)
  func send(_ element: Element) {
    if !subscription.isDisposed { observer.on(.next(element)) }
  }

  /// Sends a terminal event, unless the subscription is over, and ends it.
  func end(with event: Event<Element>) {
    if !subscription.isDisposed { observer.on(event) }
    subscription.dispose()
  }

  /// Passes on an event of any kind.
  @inline(__always)
  func on(_ event: Event<Element>) {
    if case .next(let element) = event { send(element) } else { end(with: event) }
  }

  /// Sets what to dispose when the subscription is over.
  func attach(_ upstream: any AnyObject & Disposable) { subscription.attach(upstream) }

  /// The same for a disposable of any type.
  func attach(_ upstream: any Disposable) { subscription.attach(upstream) }
}
