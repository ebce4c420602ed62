/// Anything that can be turned into an ``Observable``.
public protocol ObservableConvertibleType {
  /// The type of the elements.
  associatedtype Element

  /// This sequence as an ``Observable``.
  func asObservable() -> Observable<Element>
}

/// A sequence that pushes: what `Sequence` is to `for … in`, this is to `subscribe`.
///
/// `subscribe` is to it what `makeIterator()` is to `Sequence`; but where an iterator waits to be
/// asked for its `next()`, an observable calls the observer.
public protocol ObservableType: ObservableConvertibleType {
  /// Starts a run of its own for this observer (rule 6).
  ///
  /// - Returns: A disposable that cancels the subscription. A sequence that ends by itself needs none.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element
}

extension ObservableType {
  /// This sequence with its type forgotten.
  public func asObservable() -> Observable<Element> {
    .create { subscribe($0) }
  }
}

/// A description of how to produce elements. Nothing happens until somebody subscribes (rule 6).
public class Observable<Element>: ObservableType {
  /// Starts the work of this sequence: sends events to the sink, and attaches to it what stops them.
  let run: (Sink<Element>) -> Void

  /// Whether a subscription at the top of a thread's stack opens the trampoline (rule 7).
  private let opensTrampoline: Bool

  init(opensTrampoline: Bool = true, run: @escaping (Sink<Element>) -> Void) {
    self.opensTrampoline = opensTrampoline
    self.run = run
    Resources.gained()
    Witnesses.current?.note(creationOf: self)
  }

  deinit { Resources.lost() }

  /// The element of a sequence that sends one and completes before `subscribe` returns; otherwise nil.
  var onlyElement: Element? { nil }

  /// Returns this sequence itself.
  public final func asObservable() -> Observable<Element> { self }

  /// Starts a run for this observer.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public final func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    observe(observer.asObserver())
  }

  /// Starts a run for code outside of the library. Operators call `start` instead.
  final func observe(
    _ observer: AnyObserver<Element>, in subscription: Subscription = Subscription()
  ) -> any Disposable {
    start(observer, in: subscription, byProgram: true)
  }

  /// Starts a run.
  ///
  /// - Parameters:
  ///   - subscription: The state of the run.
  ///   - byProgram: Whether the program called `subscribe`, and not an operator.
  /// - Returns: The subscription.
  final func start(
    _ observer: AnyObserver<Element>, in subscription: Subscription = Subscription(),
    byProgram: Bool = false
  ) -> Subscription {
    if let witness = Witnesses.current {
      witness.attend(self, observer, as: subscription, byProgram: byProgram) {
        begin(Sink(observer: $0, subscription: subscription))
      }
    } else {
      begin(Sink(observer: observer, subscription: subscription))
    }
    return subscription
  }

  /// Goes through the trampoline if nothing else on this thread's stack has opened it (rule 7).
  private func begin(_ sink: Sink<Element>) {
    if opensTrampoline, let trampoline = Trampoline.idle {
      trampoline.bounce { run(sink) }
    } else {
      run(sink)
    }
  }

  /// Starts a run, and attaches it to a subscription that is known before this method returns: a handler
  /// may have to dispose it earlier.
  final func start(_ observer: AnyObserver<Element>, as subscription: Subscription) {
    subscription.attach(start(observer))
  }
}
