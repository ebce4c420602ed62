import Foundation
import RxLite

extension ObservableConvertibleType {
  /// Turns this sequence into something you can wait for: each call on the result subscribes, and
  /// blocks the thread until there is a result.
  ///
  ///     try Observable.of(1, 2, 3).toBlocking().toArray() == [1, 2, 3]
  ///     try download.toBlocking(timeout: 5).first()
  ///
  /// Use it in tests only: a blocked thread does nothing else. On the main thread the run loop
  /// continues meanwhile, so work that is scheduled there still runs.
  ///
  /// NB: Don't call it inside a subscription. There a synchronous source has to wait for its turn, which
  /// comes only after this call has returned.
  ///
  /// - Parameter timeout: The number of seconds after which to fail with `RxError.timeout`; `nil`
  ///   waits forever.
  /// - Returns: A sequence whose methods wait.
  public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
    BlockingObservable(source: asObservable(), timeout: timeout)
  }
}

/// A sequence that you can wait for. See ``RxLite/ObservableConvertibleType/toBlocking(timeout:)``.
public struct BlockingObservable<Element> {
  let source: Observable<Element>
  let timeout: TimeInterval?
}

/// All elements of a sequence, and its terminal event.
///
///     switch download.toBlocking(timeout: 5).materialize() {
///     case .completed(let elements): print("all there:", elements)
///     case .failed(let elements, let error): print("after \(elements):", error)
///     }
public enum MaterializedSequenceResult<Element> {
  /// The sequence completed after these elements.
  case completed(elements: [Element])
  /// The sequence failed or the timeout was reached after these elements.
  case failed(elements: [Element], error: any Error)
}

extension BlockingObservable {
  /// Waits for the completion, and returns all elements.
  ///
  /// - Throws: The error of the sequence, or `RxError.timeout`.
  public func toArray() throws -> [Element] { try collect().elements() }

  /// Waits for the first element, and returns it; `nil` if the sequence completes without one.
  ///
  /// - Throws: The error of the sequence if it fails before that, or `RxError.timeout`.
  public func first() throws -> Element? { try collect(atMost: 1).elements().first }

  /// Waits for the completion, and returns the last element; `nil` if there was none.
  ///
  /// - Throws: The error of the sequence, or `RxError.timeout`.
  public func last() throws -> Element? { try collect().elements().last }

  /// Waits for the completion, and returns the only element.
  ///
  /// - Throws: `RxError.noElements`; `RxError.moreThanOneElement`, as soon as there is a second
  ///   element; the error of the sequence; or `RxError.timeout`.
  public func single() throws -> Element { try single { _ in true } }

  /// Waits for the completion, and returns the only element that satisfies `predicate`.
  ///
  /// - Throws: `RxError.noElements`; `RxError.moreThanOneElement`, as soon as there is a second
  ///   element; the error of the sequence or of `predicate`; or `RxError.timeout`.
  public func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element {
    let elements = try collect(atMost: 2, where: predicate).elements()
    if elements.count > 1 { throw RxError.moreThanOneElement }
    guard let only = elements.first else { throw RxError.noElements }
    return only
  }

  /// Waits for the terminal event, and returns it with all elements. It throws nothing.
  public func materialize() -> MaterializedSequenceResult<Element> { collect() }
}

extension MaterializedSequenceResult {
  fileprivate func elements() throws -> [Element] {
    switch self {
    case .completed(let elements): return elements
    case .failed(_, let error): throw error
    }
  }
}
