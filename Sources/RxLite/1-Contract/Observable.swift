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
  /// - Returns: what ends the subscription. A sequence that ends by itself needs no `dispose()`.
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
  /// Starts the work of this sequence: sends events to the observer for as long as the seat's doors
  /// are open, and attaches to the seat what is to be disposed in the end.
  ///
  /// An operator calls its source's `run` with an observer of its own and the *same* seat. So it
  /// must pass on every terminal event; one that doesn't, gives its source a seat of its own.
  let run: (AnyObserver<Element>, Seat) -> Void

  /// Whether a subscription at the top of a thread's stack opens the trampoline (rule 7).
  private let takesTurns: Bool

  init(takesTurns: Bool = true, run: @escaping (AnyObserver<Element>, Seat) -> Void) {
    self.takesTurns = takesTurns
    self.run = run
    Resources.gained()
  }

  deinit { Resources.lost() }

  /// This sequence itself.
  public final func asObservable() -> Observable<Element> { self }

  /// Starts a run for this observer.
  public final func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    if let witness = Witnesses.current {
      return witness.attend(observer.asObserver()) { takeSeat($0) }
    }
    return takeSeat(observer)
  }

  /// Starts a run with a seat of its own.
  ///
  /// Here, and nowhere else, it is settled how a subscription ends: the terminal event is delivered
  /// first, once, and then everything upstream is disposed (rule 3).
  private func takeSeat<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let seat = Seat()
    let exit = AnyObserver<Element> { event in
      switch event {
      case .next:
        if seat.exitIsOpen { observer.on(event) }
      case .error, .completed:
        if seat.shutExit() {
          observer.on(event)
          seat.settle()
        }
      }
    }
    start(exit, seat)
    return seat
  }

  /// Runs, through the trampoline if nothing else on this thread's stack has opened it (rule 7).
  final func start(_ observer: AnyObserver<Element>, _ seat: Seat) {
    if takesTurns, let trampoline = Trampoline.idle {
      trampoline.bounce { run(observer, seat) }
    } else {
      run(observer, seat)
    }
  }
}
