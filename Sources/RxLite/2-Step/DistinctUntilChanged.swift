extension ObservableType {
  /// Drops each element whose key `comparer` finds the same as that of the last emitted one.
  ///
  ///     --a--A--b--a--|
  ///       distinctUntilChanged({ $0.lowercased() }, comparer: { $0 == $1 })
  ///     --a-----b--a--|
  ///
  /// - Parameters:
  ///   - keySelector: Returns the key of an element. It is called once for each.
  ///   - comparer: Returns whether two keys are the same.
  /// - Ends: With its source; fails with what `keySelector` or `comparer` throws.
  /// - Memory: The last key.
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) throws -> Key,
    comparer: @escaping (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    step(Key?.none) { last, element in
      let key = try keySelector(element)
      if let known = last.state, try comparer(known, key) { return .skip }
      last.state = key
      return .emit(element)
    }
  }

  /// Drops each element whose key equals that of the last emitted one.
  ///
  ///     --a--A--b--a--|
  ///       distinctUntilChanged { $0.lowercased() }
  ///     --a-----b--a--|
  ///
  /// - Ends: With its source; fails with what `keySelector` throws.
  /// - Memory: The last key.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged(keySelector, comparer: ==)
  }

  /// Drops each element that `comparer` finds the same as the last emitted one.
  ///
  ///     --1--3--4--6--|
  ///       distinctUntilChanged { $0 % 2 == $1 % 2 }
  ///     --1-----4-----|
  ///
  /// - Ends: With its source; fails with what `comparer` throws.
  /// - Memory: The last element.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: comparer)
  }

  /// Drops each element with a property that equals that of the last emitted one.
  ///
  ///     --ant--bee--wasp--ant--|
  ///       distinctUntilChanged(at: \.count)
  ///     --ant-------wasp--ant--|
  ///
  /// - Ends: With its source.
  /// - Memory: The last value of the property.
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> {
    distinctUntilChanged { $0[keyPath: keyPath] }
  }
}

extension ObservableType where Element: Equatable {
  /// Drops each element that equals the last emitted one.
  ///
  ///     --1--1--2--2--1--|
  ///       distinctUntilChanged()
  ///     --1-----2-----1--|
  ///
  /// - Ends: With its source.
  /// - Memory: The last element.
  public func distinctUntilChanged() -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: ==)
  }
}
