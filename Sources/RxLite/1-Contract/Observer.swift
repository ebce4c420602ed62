/// The receiving end of a sequence: a thing with one method.
public protocol ObserverType {
  /// The type of the elements that arrive.
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

  /// This observer with its type forgotten.
  public func asObserver() -> AnyObserver<Element> { AnyObserver(eventHandler: on) }

  /// An observer of another type, which transforms each element and passes it on.
  ///
  /// - Ends: what `transform` throws is sent as `.error`.
  public func mapObserver<Source>(
    _ transform: @escaping (Source) throws -> Element
  ) -> AnyObserver<Source> {
    AnyObserver { self.on($0.map(transform)) }
  }
}

/// An observer that is a closure.
///
/// Events travel through RxLite as calls of such closures, one inside the other, and nothing else:
/// that is what makes a chain of operators quick.
public struct AnyObserver<Element>: ObserverType {
  /// Receives one event.
  public typealias EventHandler = (Event<Element>) -> Void

  private let handler: EventHandler

  /// An observer that calls `eventHandler` for each event.
  public init(eventHandler: @escaping EventHandler) { handler = eventHandler }

  /// An observer that passes each event on to `observer`.
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    self = observer.asObserver()
  }

  /// Receives one event.
  public func on(_ event: Event<Element>) { handler(event) }

  /// This observer itself.
  public func asObserver() -> AnyObserver<Element> { self }
}
