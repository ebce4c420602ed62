extension ObservableType {
  /// Combines each element with an object, which isn't kept alive.
  ///
  ///     --1---2---|
  ///       withUnretained(owner) { owner, number in owner.name + number }
  ///     --o1--o2--|
  ///
  /// - Ends: With its source; completes earlier at the first element after the object is released.
  /// - Memory: A weak reference to the object.
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> Observable<Out> {
    step { [weak obj] element in
      guard let obj else { return .complete }
      return .emit(resultSelector(obj, element))
    }
  }

  /// Emits each element together with an object, which isn't kept alive.
  ///
  ///     --1---2---|
  ///       withUnretained(owner).map { owner, number in owner.name + number }
  ///     --o1--o2--|
  ///
  /// - Ends: With its source; completes earlier at the first element after the object is released.
  /// - Memory: A weak reference to the object.
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }
}
