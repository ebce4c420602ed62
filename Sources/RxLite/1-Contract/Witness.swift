/// Observes each stage of each chain that a program builds. The chapters and the playground set a
/// witness while they draw; nothing else does.
package protocol Witness: AnyObject {
  /// Receives an observable that was just created. The call stack shows which line created it.
  func note(creationOf observable: AnyObject)

  /// Starts a subscription, and may look at its events.
  ///
  /// - Parameters:
  ///   - observable: The observable that is subscribed to.
  ///   - observer: The observer that receives its events.
  ///   - subscription: The state of the subscription.
  ///   - byProgram: Whether the program called `subscribe`, and not an operator.
  ///   - start: Subscribes that observer, or one that passes every event on to it.
  func observe<Element>(
    _ observable: AnyObject, _ observer: AnyObserver<Element>, as subscription: AnyObject,
    byProgram: Bool, start: (AnyObserver<Element>) -> Void)

  /// Receives a subscription at each call of its `dispose()`.
  func note(disposalOf subscription: AnyObject)
}

/// The witness in use.
package enum Witnesses {
  /// The witness, or nil. It is set while only one thread runs, before that starts others. So it
  /// needs no lock, and without a witness a subscription costs only three more comparisons.
  ///
  /// NB: Never inlined. A module that specialises the library would check each access for exclusivity,
  /// which costs more than all the rest of it.
  package static var current: (any Witness)? {
    @inline(never) get { witness }
    @inline(never) set { witness = newValue }
  }

  private static var witness: (any Witness)?
}
