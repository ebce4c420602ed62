// Subjects that can't end: for state and events of a program that nothing should bring to a stop.

/// A ``PublishSubject`` that takes elements only.
///
///     --1--2--3---
///       a PublishRelay, subscribed to at 6
///     --------3---
///
/// It never ends.
public final class PublishRelay<Element>: ObservableType {
  private let subject = PublishSubject<Element>()

  /// A relay without observers.
  public init() {}

  /// Sends an element to all who listen.
  public func accept(_ event: Element) { subject.onNext(event) }

  /// Starts to listen.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The sending end alone.
  public func asObservable() -> Observable<Element> { subject }
}

/// A ``BehaviorSubject`` that takes elements only: a variable that can be watched.
///
///     --1--2--3---
///       a BehaviorRelay(value: 0), subscribed to at 6
///     ------2-3---
///
/// It never ends.
public final class BehaviorRelay<Element>: ObservableType {
  private let subject: BehaviorSubject<Element>

  /// A relay whose value is `value`.
  public init(value: Element) { subject = BehaviorSubject(value: value) }

  /// The value now.
  public var value: Element { subject.current }

  /// Replaces the value, and sends it to all who listen.
  public func accept(_ event: Element) { subject.onNext(event) }

  /// Starts to listen: the value comes first.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The sending end alone.
  public func asObservable() -> Observable<Element> { subject }
}

/// A ``ReplaySubject`` that takes elements only.
///
///     --1--2-------3---
///       a ReplayRelay of 2, subscribed to at 7
///     -------(1,2)-3---
///
/// It never ends.
public final class ReplayRelay<Element>: ObservableType {
  private let subject: ReplaySubject<Element>

  /// A relay that remembers the last `bufferSize` elements.
  ///
  /// - Memory: Those elements.
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(ReplaySubject.create(bufferSize: bufferSize))
  }

  /// A relay that remembers all elements.
  ///
  /// - Memory: All of them, for as long as the relay lives.
  public static func createUnbound() -> ReplayRelay<Element> {
    ReplayRelay(ReplaySubject.createUnbounded())
  }

  private init(_ subject: ReplaySubject<Element>) { self.subject = subject }

  /// Sends an element to all who listen, and remembers it.
  public func accept(_ event: Element) { subject.onNext(event) }

  /// Starts to listen: what is remembered comes first.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The sending end alone.
  public func asObservable() -> Observable<Element> { subject }
}
