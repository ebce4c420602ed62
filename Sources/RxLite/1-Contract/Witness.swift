/// An object that is called at each subscription that a program makes, and for each virtual clock.
/// The chapters set one to draw what their listings do; nothing else does.
///
/// NB: A witness sees what the program's own code subscribes to. Operators start their sources
/// without `subscribe`, so a chain of operators counts as one subscription. A source that isn't an
/// `Observable`, such as a test's, is subscribed to, and seen separately.
package protocol Witness: AnyObject {
  /// Makes a subscription, and may look at its events.
  ///
  /// - Parameters:
  ///   - observer: The subscriber.
  ///   - subscribe: Subscribes that observer, or one that passes every event on to it.
  /// - Returns: What `subscribe` returned, or a disposable that disposes it.
  func attend<Element>(
    _ observer: AnyObserver<Element>, subscribe: (AnyObserver<Element>) -> any Disposable
  ) -> any Disposable

  /// Receives a virtual clock that was just created, and may look at it from now on.
  func meet<Converter>(_ clock: VirtualTimeScheduler<Converter>)
}

/// The witness in use.
package enum Witnesses {
  /// The witness, or nil. It is set while only one thread runs, before that starts others. So it
  /// needs no lock, and without a witness a subscription costs only one more comparison.
  package static var current: (any Witness)?
}
