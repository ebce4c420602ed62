/// Whether the element that ends a `take(while:)` or `take(until:)` is itself emitted.
public enum TakeBehavior {
  /// The element is emitted, before the completion.
  case inclusive
  /// The element is dropped.
  case exclusive
}

extension ObservableType {
  /// Emits elements for as long as they satisfy `predicate`, then completes.
  ///
  ///     --1--2--3--1--|
  ///       take(while: { $0 < 3 })
  ///     --1--2--|
  ///
  /// With `behavior: .inclusive` the element that ends the sequence is emitted, too:
  ///
  ///     --1--2--3--1--|
  ///       take(while: { $0 < 3 }, behavior: .inclusive)
  ///     --1--2--(3,|)
  ///
  /// - Ends: Completes at the first element that doesn't satisfy `predicate`; ends with its source
  ///   if there is none; fails with what `predicate` throws.
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    step(true) { isTaking, element in
      guard isTaking.state else { return .skip }
      isTaking.state = try predicate(element)
      if isTaking.state { return .emit(element) }
      return behavior == .inclusive ? .emitLast(element) : .complete
    }
  }

  /// Emits elements until one satisfies `predicate`, then completes.
  ///
  ///     --1--2--3--1--|
  ///       take(until: { $0 == 3 })
  ///     --1--2--|
  ///
  /// With `behavior: .inclusive` the element that ends the sequence is emitted, too:
  ///
  ///     --1--2--3--1--|
  ///       take(until: { $0 == 3 }, behavior: .inclusive)
  ///     --1--2--(3,|)
  ///
  /// - Ends: Completes at the first element that satisfies `predicate`; ends with its source if
  ///   there is none; fails with what `predicate` throws.
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(while: { try !predicate($0) }, behavior: behavior)
  }
}
