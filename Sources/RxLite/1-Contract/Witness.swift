/// Sees each stage of each chain that a program builds, and the virtual clocks by which it runs. The
/// chapters and the playground have one while they draw; nobody else does.
package protocol Witness: AnyObject {
  /// Learns of an observable that has just been created. The call stack says by which line.
  func note(creationOf observable: AnyObject)

  /// Starts a subscription, and may look at what goes through it.
  ///
  /// - Parameters:
  ///   - observable: What is subscribed to.
  ///   - observer: What receives its events.
  ///   - subscription: The state of the subscription.
  ///   - byProgram: Whether the program called `subscribe`, and not an operator.
  ///   - start: Subscribes that observer, or one that passes everything on to it.
  func attend<Element>(
    _ observable: AnyObject, _ observer: AnyObserver<Element>, as subscription: AnyObject,
    byProgram: Bool, start: (AnyObserver<Element>) -> Void)

  /// Learns that a subscription is disposed.
  func note(disposalOf subscription: AnyObject)

  /// Learns of a virtual clock that has just been created, and may look at it from now on.
  func meet<Converter>(_ clock: VirtualTimeScheduler<Converter>)
}

/// The witness in force.
package enum Witnesses {
  /// Set while one thread runs and before it starts others: there is no lock to wait for, and without
  /// a witness a subscription costs two comparisons more.
  package static var current: (any Witness)?
}
