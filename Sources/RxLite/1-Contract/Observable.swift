/// Anything that can be turned into an ``Observable``.
public protocol ObservableConvertibleType {
  /// The type of the elements.
  associatedtype Element

  /// Returns this sequence as an ``Observable``.
  func asObservable() -> Observable<Element>
}

/// A sequence that pushes its elements to an observer.
///
/// `subscribe` corresponds to `makeIterator()` of `Sequence`. But an iterator waits for a call of its
/// `next()`, and an observable calls the observer.
public protocol ObservableType: ObservableConvertibleType {
  /// Starts a new run for this observer (rule 6).
  ///
  /// - Returns: A disposable that cancels the subscription. You need it only if you want to end the
  ///   subscription before the sequence does.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element
}

extension ObservableType {
  /// Returns this sequence as an `Observable`, which hides its type.
  public func asObservable() -> Observable<Element> {
    .create { subscribe($0) }
  }

  /// Subscribes a closure that receives every event.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    let subscription = Subscription()
    return asObservable().start(
      AnyObserver { if subscription.admitsToObserver($0) { on($0) } }, subscription: subscription,
      byProgram: true)
  }
}

/// A description of how to produce elements. Nothing happens until an observer subscribes (rule 6).
public class Observable<Element>: ObservableType {
  /// Starts the work of this sequence: sends events to the sink, and attaches to it a disposable
  /// that stops the work.
  let run: (Sink<Element>) -> Void

  /// Whether a subscription opens the trampoline when none on this thread's stack has opened it yet
  /// (rule 7).
  private let opensTrampoline: Bool

  init(opensTrampoline: Bool = true, run: @escaping (Sink<Element>) -> Void) {
    self.opensTrampoline = opensTrampoline
    self.run = run
    Resources.gained()
    Witnesses.current?.note(creationOf: self)
  }

  deinit { Resources.lost() }

  /// The element of a sequence that sends one and completes before `subscribe` returns; otherwise
  /// nil.
  var onlyElement: Element? { nil }

  /// Returns this sequence itself.
  public final func asObservable() -> Observable<Element> { self }

  /// Starts a new run for this observer.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public final func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    start(observer.asObserver(), byProgram: true)
  }

  /// Starts a run whose state is `subscription`, for an operator or a program.
  ///
  /// - Parameters:
  ///   - subscription: The state of the run.
  ///   - byProgram: Whether the program called `subscribe`, and not an operator.
  /// - Returns: The same subscription.
  final func start(
    _ observer: AnyObserver<Element>, subscription: Subscription = Subscription(),
    byProgram: Bool = false
  ) -> Subscription {
    if let witness = Witnesses.current {
      witness.observe(self, observer, as: subscription, byProgram: byProgram) {
        begin(Sink(observer: $0, subscription: subscription))
      }
    } else {
      begin(Sink(observer: observer, subscription: subscription))
    }
    return subscription
  }

  /// Runs this sequence, through the trampoline if nothing else on this thread's stack has opened it
  /// (rule 7).
  private func begin(_ sink: Sink<Element>) {
    guard opensTrampoline, !Trampoline.current.isOpen else { return run(sink) }
    Trampoline.current.bounce { run(sink) }
  }

  /// Starts a run whose state is a new subscription, and attaches that to `subscription`. The caller
  /// holds it before the run starts: a handler may have to dispose it before this method returns.
  final func start(_ observer: AnyObserver<Element>, attachedTo subscription: Subscription) {
    subscription.attach(start(observer))
  }
}
