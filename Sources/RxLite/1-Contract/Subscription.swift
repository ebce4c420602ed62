import Synchronization

/// The state of one subscription: whether events may still flow, and what to cancel.
///
/// Each operator of a chain has a subscription to the one above it. Disposing one disposes the next, up
/// to the source:
///
///     source ─────▶ map ─────▶ take ─────▶ observer     events
///     subscription ◀── subscription ◀── subscription    dispose()
///
/// NB: A source that emits while it is being started can't be cancelled yet: it has attached nothing.
/// Its elements still arrive, and the operators below that have ended drop them.
final class Subscription: Cancelable {
  private enum Flag {
    static let disposed: UInt8 = 1
    static let attached: UInt8 = 2
    static let sourceEnded: UInt8 = 4
    static let observerEnded: UInt8 = 8
  }

  private let flags = Atomic<UInt8>(0)
  private var upstream: (any AnyObject & Disposable)?

  init() { Resources.gained() }
  deinit { Resources.lost() }

  /// Whether the subscription is over: disposed by hand, or after a terminal event.
  var isDisposed: Bool { flags.load(ordering: .acquiring) & Flag.disposed != 0 }

  /// Sets what to dispose when the subscription is over; disposes it at once if it is over already
  /// (rule 5). A source does this once at most, as the last thing when it starts.
  func attach(_ upstream: any AnyObject & Disposable) {
    self.upstream = upstream
    if raise(Flag.attached) & Flag.disposed != 0 { release() }
  }

  /// The same for a disposable of any type.
  ///
  /// NB: It is wrapped, for a reference to an object costs a third of what an existential value does, in
  /// every subscription.
  func attach(_ upstream: any Disposable) { attach(AnonymousDisposable(upstream.dispose)) }

  /// Ends the subscription, and cancels what it is attached to.
  func dispose() {
    Witnesses.current?.note(disposalOf: self)
    if raise(Flag.disposed) & (Flag.disposed | Flag.attached) == Flag.attached { release() }
  }

  /// Whether the source may send this event: nothing may follow a terminal event (rule 1).
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
    let released = upstream
    upstream = nil
    released?.dispose()
  }

  /// - Returns: The flags as they were before.
  private func raise(_ flag: UInt8) -> UInt8 {
    flags.bitwiseOr(flag, ordering: .acquiringAndReleasing).oldValue
  }
}
