/// Somebody who stands by at each subscription that a program makes, and who knows the virtual clocks by
/// which it happens. The chapters have one while they draw what their listings do; nobody else does.
///
/// NB: A witness sees what the program's own code subscribes to. An operator runs its sources without
/// `subscribe`, so a chain of operators is one subscription here, as it is to whoever wrote it. A source
/// that isn't an `Observable`, such as a test's, is subscribed, and seen by itself.
package protocol Witness: AnyObject {
  /// Makes a subscription, and may look at what goes through it.
  ///
  /// - Parameters:
  ///   - observer: who subscribes.
  ///   - subscribe: does it, for that observer or for one that passes everything on to it.
  /// - Returns: what `subscribe` returned, or what disposes that.
  func attend<Element>(
    _ observer: AnyObserver<Element>, subscribe: (AnyObserver<Element>) -> any Disposable
  ) -> any Disposable

  /// Gets to know a virtual clock that has just been made, and may look at it from now on.
  func meet<Converter>(_ clock: VirtualTimeScheduler<Converter>)
}

/// Who stands by now.
package enum Witnesses {
  /// Set while one thread runs and before it starts others: there is no lock to wait for, and without
  /// a witness a subscription costs one comparison more.
  package static var current: (any Witness)?
}
