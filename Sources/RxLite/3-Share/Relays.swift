// Subjects that can't end: for the state and the events of a program, which no error should stop.

/// A ``PublishSubject`` that accepts only elements.
///
///     --1--2--3---
///       a PublishRelay, subscribed to at 6
///     --------3---
///
/// It never ends.
public final class PublishRelay<Element>: ObservableType {
  private let subject = PublishSubject<Element>()

  /// Creates a relay without observers.
  public init() {}

  /// Sends an element to all observers.
  public func accept(_ event: Element) { subject.onNext(event) }

  /// Subscribes an observer to the elements that are sent from now on.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// Returns the relay as an observable, without its `accept`.
  public func asObservable() -> Observable<Element> { subject }
}

/// A ``BehaviorSubject`` that accepts only elements: a variable that can be observed.
///
///     --1--2--3---
///       a BehaviorRelay(value: 0), subscribed to at 6
///     ------2-3---
///
/// It never ends.
public final class BehaviorRelay<Element>: ObservableType {
  private let subject: BehaviorSubject<Element>

  /// Creates a relay whose value is `value`.
  public init(value: Element) { subject = BehaviorSubject(value: value) }

  /// The current value.
  public var value: Element { subject.current }

  /// Replaces the value, and sends it to all observers.
  public func accept(_ event: Element) { subject.onNext(event) }

  /// Subscribes an observer, which receives the current value first.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// Returns the relay as an observable, without its `accept`.
  public func asObservable() -> Observable<Element> { subject }
}

/// A ``ReplaySubject`` that accepts only elements.
///
///     --1--2-------3---
///       a ReplayRelay of 2, subscribed to at 7
///     -------(1,2)-3---
///
/// It never ends.
public final class ReplayRelay<Element>: ObservableType {
  private let subject: ReplaySubject<Element>

  /// Creates a relay that replays the last `bufferSize` elements.
  ///
  /// - Memory: Those elements.
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(ReplaySubject.create(bufferSize: bufferSize))
  }

  /// Creates a relay that replays all elements.
  ///
  /// - Memory: All of them, for as long as the relay lives.
  public static func createUnbound() -> ReplayRelay<Element> {
    ReplayRelay(ReplaySubject.createUnbounded())
  }

  private init(_ subject: ReplaySubject<Element>) { self.subject = subject }

  /// Sends an element to all observers, and stores it for late subscribers.
  public func accept(_ event: Element) { subject.onNext(event) }

  /// Subscribes an observer, which receives the remembered elements first.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// Returns the relay as an observable, without its `accept`.
  public func asObservable() -> Observable<Element> { subject }
}
