extension ObservableType {
  /// Transforms each element into a sequence, and passes on the elements of all of them.
  ///
  ///     --1-------2-------|
  ///       flatMap { Observable.of($0, $0 * 10) }
  ///     --(1,10)--(2,20)--|
  ///
  /// - Ends: completes when the source and all inner sequences have; fails with the first error.
  /// - Memory: the subscriptions.
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return .join(expecting: 1) { join in
      join.hear(source, locked: false) { element in
        join.relay(try selector(element).asObservable())
      }
    }
  }

  /// Transforms an element into a sequence and passes it on; drops the elements that come before that
  /// sequence has completed.
  ///
  ///     --a--b----c--|
  ///     --1--2|
  ///       flatMapFirst { _ in inner }
  ///     ----1--2----1--2|
  ///
  /// - Ends: completes when the source and the inner sequence have; fails with the first error.
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return .join(expecting: 1) { join in
      join.hear(source, locked: false) { element in
        if join.hasOneSource { join.relay(try selector(element).asObservable()) }
      }
    }
  }

  /// Transforms each element into a sequence and passes it on until the next element comes: then that
  /// sequence is disposed.
  ///
  ///     --a--b---------|
  ///     --1--2--3--|
  ///       flatMapLatest { _ in inner }
  ///     ----1--1--2--3--|
  ///
  /// - Ends: completes when the source and the latest inner sequence have; fails with the first error
  ///   of the source or of the latest inner sequence.
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return .join(expecting: 1) { join in
      join.hear(source, locked: false) { element in
        join.switchTo(try selector(element).asObservable())
      }
    }
  }

  /// Transforms each element into a sequence, and passes these on one after the other.
  ///
  ///     --a-b---|
  ///     --1--2|
  ///       concatMap { _ in inner }
  ///     ----1--2--1--2|
  ///
  /// NB: `selector` is called as soon as the element arrives, though its sequence may have to wait.
  ///
  /// - Ends: completes when the source and all inner sequences have; fails with the first error.
  /// - Memory: the sequences that wait.
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flatMap(atATime: 1, selector)
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Passes on the latest inner sequence: when the next one comes, the one before is disposed.
  ///
  ///     --a--b---------|
  ///     --1--2--3--|
  ///       map { _ in inner }.switchLatest()
  ///     ----1--1--2--3--|
  ///
  /// - Ends: completes when the source and the latest inner sequence have; fails with the first error
  ///   of the source or of the latest inner sequence.
  public func switchLatest() -> Observable<Element.Element> {
    flatMapLatest { $0 }
  }

  /// Passes on the inner sequences one after the other.
  ///
  ///     --a-b---|
  ///     --1--2|
  ///       map { _ in inner }.concat()
  ///     ----1--2--1--2|
  ///
  /// - Ends: completes when the source and all inner sequences have; fails with the first error.
  /// - Memory: the sequences that wait.
  public func concat() -> Observable<Element.Element> {
    merge(maxConcurrent: 1)
  }
}
