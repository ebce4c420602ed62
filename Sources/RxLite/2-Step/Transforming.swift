extension ObservableType {
  /// Transforms each element, and drops it if the result is `nil`.
  ///
  ///     --1--x--3--|
  ///       compactMap { Int($0) }
  ///     --1-----3--|
  ///
  /// - Ends: With its source; fails with what `transform` throws.
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result> {
    step { try transform($0).map { .emit($0) } ?? .skip }
  }

  /// Combines all elements so far, and emits each intermediate result.
  ///
  ///     --1--2--3--|
  ///       scan(0) { $0 + $1 }
  ///     --1--3--6--|
  ///
  /// - Ends: With its source; fails with what `accumulator` throws.
  /// - Memory: The last result.
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    scan(into: seed) { $0 = try accumulator($0, $1) }
  }

  /// Updates a value with each element, and emits it each time.
  ///
  ///     --1----2----3----|
  ///       scan(into: "") { $0 += $1 }
  ///     --1----12---123--|
  ///
  /// - Ends: With its source; fails with what `accumulator` throws.
  /// - Memory: The value.
  public func scan<Result>(
    into seed: Result, accumulator: @escaping (inout Result, Element) throws -> Void
  ) -> Observable<Result> {
    step(seed) { last, element in
      var result = last.state
      try accumulator(&result, element)
      last.state = result
      return .emit(result)
    }
  }

  /// Combines all elements, and emits the result when the source completes.
  ///
  ///     --1--2--3--|
  ///       reduce(0) { $0 + $1 }
  ///     -----------(6,|)
  ///
  /// - Ends: With its source; fails with what `accumulator` throws.
  /// - Memory: The last result.
  public func reduce<A>(
    _ seed: A, accumulator: @escaping (A, Element) throws -> A
  ) -> Observable<A> {
    reduce(seed, accumulator: accumulator, mapResult: { $0 })
  }

  /// Combines all elements, and emits the transformed result when the source completes.
  ///
  ///     --1--2--3--|
  ///       reduce(0, accumulator: { $0 + $1 }, mapResult: { $0 * 10 })
  ///     -----------(60,|)
  ///
  /// - Ends: With its source; fails with what `accumulator` or `mapResult` throws.
  /// - Memory: The last result.
  public func reduce<A, Result>(
    _ seed: A, accumulator: @escaping (A, Element) throws -> A,
    mapResult: @escaping (A) throws -> Result
  ) -> Observable<Result> {
    step(seed) { last, element in
      last.state = try accumulator(last.state, element)
      return .skip
    } finish: {
      [try mapResult($0)]
    }
  }

  /// Emits each element together with its index, counted from 0.
  ///
  ///     --a----b----c----|
  ///       enumerated().map { "\($0)\($1)" }
  ///     --0a---1b---2c---|
  ///
  /// - Ends: With its source.
  /// - Memory: One number.
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    step(0) { index, element in
      defer { index.state += 1 }
      return .emit((index: index.state, element: element))
    }
  }
}
