/// The receiving end of a sequence: a type with one method.
public protocol ObserverType {
  /// The type of the elements that the observer receives.
  associatedtype Element

  /// Receives one event. Calls follow the grammar of ``Event`` and never overlap (rules 1 and 2).
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Sends `.next(element)`.
  public func onNext(_ element: Element) { on(.next(element)) }

  /// Sends `.error(error)`.
  public func onError(_ error: any Error) { on(.error(error)) }

  /// Sends `.completed`.
  public func onCompleted() { on(.completed) }

  /// Returns this observer as an `AnyObserver`, which hides its type.
  public func asObserver() -> AnyObserver<Element> { AnyObserver(eventHandler: on) }
}

/// An observer that calls a closure for each event.
///
/// In RxLite an event passes through a chain as nested calls of such closures, and nothing else.
/// That is what makes a chain of operators fast.
public struct AnyObserver<Element>: ObserverType {
  /// Receives one event.
  public typealias EventHandler = (Event<Element>) -> Void

  private let handler: EventHandler

  /// Creates an observer that calls `eventHandler` for each event.
  public init(eventHandler: @escaping EventHandler) { handler = eventHandler }

  /// Creates an observer that passes each event on to `observer`.
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    self = observer.asObserver()
  }

  /// Receives one event.
  public func on(_ event: Event<Element>) { handler(event) }

  /// Returns this observer itself.
  public func asObserver() -> AnyObserver<Element> { self }
}
