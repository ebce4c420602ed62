import Synchronization

/// The state of one subscription: whether events may still flow, and what to cancel.
///
/// Each operator in a chain has a subscription to the stage above it. Disposing one subscription
/// disposes the one above it, and so on up to the source:
///
///     source ─────▶ map ─────▶ take ─────▶ observer     events
///     subscription ◀── subscription ◀── subscription    dispose()
///
/// NB: A source that emits while it starts can't be cancelled yet: it has attached nothing. It goes
/// on, and the operators below that have already ended drop its elements.
final class Subscription: Cancelable {
  private enum Flag {
    static let disposed: UInt8 = 1
    static let attached: UInt8 = 2
    static let sourceEnded: UInt8 = 4
    static let observerEnded: UInt8 = 8
  }

  private let flags = Atomic<UInt8>(0)
  private var cancel: (() -> Void)?

  init() { Resources.gained() }
  deinit { Resources.lost() }

  /// Whether the subscription has ended: by `dispose()`, or by a terminal event.
  var isDisposed: Bool { flags.load(ordering: .acquiring) & Flag.disposed != 0 }

  /// Sets what to do when the subscription ends; if it has ended already, does that at once (rule 5).
  /// A source calls this at most once, as its last step when it starts.
  func attach(_ cancel: @escaping () -> Void) {
    self.cancel = cancel
    if raise(Flag.attached) & Flag.disposed != 0 { release() }
  }

  /// Sets what to dispose when the subscription ends.
  func attach(_ upstream: any Disposable) { attach(upstream.dispose) }

  /// Sets what to dispose when the subscription ends.
  ///
  /// NB: An overload, because a closure that calls a known class needs no object for its context.
  func attach(_ upstream: Subscription) { attach(upstream.dispose) }

  /// Ends the subscription, and disposes what is attached to it.
  func dispose() {
    Witnesses.current?.note(disposalOf: self)
    if raise(Flag.disposed) & (Flag.disposed | Flag.attached) == Flag.attached { release() }
  }

  /// Whether the source may send this event: none may follow a terminal event (rule 1).
  func admitsFromSource<Element>(_ event: Event<Element>) -> Bool {
    admits(event, Flag.sourceEnded)
  }

  /// Whether the observer at the end of a chain may receive this event: none may follow a terminal event
  /// (rule 1) or `dispose()` (rule 4).
  func admitsToObserver<Element>(_ event: Event<Element>) -> Bool {
    !isDisposed && admits(event, Flag.observerEnded)
  }

  private func admits<Element>(_ event: Event<Element>, _ ended: UInt8) -> Bool {
    (event.isStopEvent ? raise(ended) : flags.load(ordering: .acquiring)) & ended == 0
  }

  private func release() {
    let released = cancel
    cancel = nil
    released?()
  }

  /// - Returns: The flags as they were before.
  private func raise(_ flag: UInt8) -> UInt8 {
    flags.bitwiseOr(flag, ordering: .acquiringAndReleasing).oldValue
  }
}
