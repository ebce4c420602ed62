/// Both ends of a sequence in one: what it receives as an observer, it sends to its own observers.
public protocol SubjectType: ObservableType {
  /// The type of the receiving end.
  associatedtype Observer: ObserverType

  /// The receiving end.
  func asObserver() -> Observer
}

/// Sends each event to those who listen at that moment. It remembers nothing but its ending.
///
///     --1--2--3--|
///       a PublishSubject, subscribed to at 6
///     --------3--|
///
/// An observer that comes after the ending gets the ending.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable,
  ObserverType
{
  private let audience: Audience<Element>

  /// The type of the receiving end.
  public typealias SubjectObserverType = PublishSubject<Element>

  /// A subject without observers.
  public init() {
    let audience = Audience<Element>()
    self.audience = audience
    super.init(takesTurns: false) { observer, seat in audience.admit(observer, seat) }
  }

  deinit { audience.close() }

  /// Whether anybody listens.
  public var hasObservers: Bool { audience.hasObservers }

  /// Whether `dispose()` has been called.
  public var isDisposed: Bool { audience.isDisposed }

  /// Sends an event to all who listen.
  public func on(_ event: Event<Element>) { audience.send(event) }

  /// This subject itself.
  public func asObserver() -> PublishSubject<Element> { self }

  /// Lets go of all observers without a word. Who subscribes later gets `RxError.disposed`.
  public func dispose() { audience.close(by: self) }
}
