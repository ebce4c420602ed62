import Foundation
import RxLite

extension ObservableConvertibleType {
  /// This sequence as something to wait for: each call on the result subscribes, and holds the thread
  /// until there is an answer.
  ///
  ///     try Observable.of(1, 2, 3).toBlocking().toArray() == [1, 2, 3]
  ///     try download.toBlocking(timeout: 5).first()
  ///
  /// For tests, and for those alone: a thread that is held does nothing else. On the main thread the
  /// run loop goes on meanwhile, so that what is scheduled there is done.
  ///
  /// NB: Never inside of a subscription. There, a synchronous source has to wait for its turn, and its
  /// turn doesn't come before the waiting is over.
  ///
  /// - Parameter timeout: the seconds after which to give up with `RxError.timeout`; `nil` waits for
  ///   ever.
  public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
    BlockingObservable(source: asObservable(), timeout: timeout)
  }
}

/// A sequence to wait for. See ``RxLite/ObservableConvertibleType/toBlocking(timeout:)``.
public struct BlockingObservable<Element> {
  let source: Observable<Element>
  let timeout: TimeInterval?
}

/// All that a sequence sent, and how it ended.
///
///     switch download.toBlocking(timeout: 5).materialize() {
///     case .completed(let elements): print("all there:", elements)
///     case .failed(let elements, let error): print("after \(elements):", error)
///     }
public enum MaterializedSequenceResult<Element> {
  /// It completed after these elements.
  case completed(elements: [Element])
  /// It failed after these elements, or the time ran out.
  case failed(elements: [Element], error: any Error)
}

extension BlockingObservable {
  /// All elements, once the sequence has completed.
  ///
  /// - Throws: the error of the sequence, or `RxError.timeout`.
  public func toArray() throws -> [Element] { try harvest().elements() }

  /// The first element as soon as it is there; `nil` if the sequence completes without any.
  ///
  /// - Throws: the error of the sequence if it comes first, or `RxError.timeout`.
  public func first() throws -> Element? { try harvest(atMost: 1).elements().first }

  /// The last element, once the sequence has completed; `nil` if there was none.
  ///
  /// - Throws: the error of the sequence, or `RxError.timeout`.
  public func last() throws -> Element? { try harvest().elements().last }

  /// The only element, once the sequence has completed.
  ///
  /// - Throws: `RxError.noElements`, `RxError.moreThanOneElement`, the error of the sequence, or
  ///   `RxError.timeout`.
  public func single() throws -> Element { try single { _ in true } }

  /// The only element that satisfies `predicate`, once the sequence has completed.
  ///
  /// - Throws: `RxError.noElements`, `RxError.moreThanOneElement`, the error of the sequence or of
  ///   `predicate`, or `RxError.timeout`.
  public func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element {
    let elements = try harvest(atMost: 2, where: predicate).elements()
    if elements.count > 1 { throw RxError.moreThanOneElement }
    guard let only = elements.first else { throw RxError.noElements }
    return only
  }

  /// All elements and the ending, and nothing is thrown.
  public func materialize() -> MaterializedSequenceResult<Element> { harvest() }
}

extension MaterializedSequenceResult {
  fileprivate func elements() throws -> [Element] {
    switch self {
    case .completed(let elements): return elements
    case .failed(_, let error): throw error
    }
  }
}
