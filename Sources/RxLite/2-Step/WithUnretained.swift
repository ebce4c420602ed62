extension ObservableType {
  /// Combines each element with an object, without keeping the object alive.
  ///
  ///     --1---2---|
  ///       withUnretained(owner) { owner, number in owner.name + number }
  ///     --o1--o2--|
  ///
  /// - Ends: With its source, or completes at the first element after the object is gone.
  /// - Memory: A weak reference.
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> Observable<Out> {
    step(()) { [weak obj] _, element in
      guard let obj else { return .complete }
      return .emit(resultSelector(obj, element))
    }
  }

  /// Pairs each element with an object, without keeping the object alive.
  ///
  ///     --1---2---|
  ///       withUnretained(owner).map { owner, number in owner.name + number }
  ///     --o1--o2--|
  ///
  /// - Ends: With its source, or completes at the first element after the object is gone.
  /// - Memory: A weak reference.
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }
}
