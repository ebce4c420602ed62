// What programs do with an event that they hold: print it, transform it.

extension Event: CustomDebugStringConvertible {
  /// The event as `next(1)`, `error(…)` or `completed`. `print(event)` shows this text, too.
  public var debugDescription: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}

extension Event {
  /// Transforms the element of a `next`; if `transform` throws, the result is `.error`.
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    switch self {
    case .next(let element):
      do { return .next(try transform(element)) } catch { return .error(error) }
    case .error(let error): return .error(error)
    case .completed: return .completed
    }
  }
}

extension ObserverType {
  /// Creates an observer that transforms each element and passes it on to this one.
  ///
  /// - Ends: With its source; an error that `transform` throws is sent as `.error`.
  public func mapObserver<Source>(
    _ transform: @escaping (Source) throws -> Element
  ) -> AnyObserver<Source> {
    AnyObserver { self.on($0.map(transform)) }
  }
}

/// A type whose values can be read as events. `dematerialize` accepts any of these.
public protocol EventConvertible {
  associatedtype Element
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  /// The event itself.
  public var event: Event<Element> { self }
}
