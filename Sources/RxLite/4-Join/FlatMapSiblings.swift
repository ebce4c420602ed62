extension ObservableType {
  /// Transforms an element into a sequence and emits its elements; drops the elements that arrive
  /// before that sequence has completed.
  ///
  ///     --a--b----c--|
  ///     --1--2|
  ///       flatMapFirst { _ in inner }
  ///     ----1--2----1--2|
  ///
  /// - Ends: Completes when the source and the inner sequence have completed; fails with the first
  ///   error, and with what `selector` throws.
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    merge(.first, selector)
  }

  /// Transforms each element into a sequence, and emits its elements until the next element
  /// arrives; then that sequence is disposed.
  ///
  ///     --a--b---------|
  ///     --1--2--3--|
  ///       flatMapLatest { _ in inner }
  ///     ----1--1--2--3--|
  ///
  /// - Ends: Completes when the source and the latest inner sequence have completed; fails with the
  ///   first error of either, and with what `selector` throws.
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    merge(.latest, selector)
  }

  /// Transforms each element into a sequence, and emits their elements one sequence after the
  /// other.
  ///
  ///     --a-b---|
  ///     --1--2|
  ///       concatMap { _ in inner }
  ///     ----1--2--1--2|
  ///
  /// NB: `selector` is called as soon as the element arrives, even if its sequence has to wait.
  ///
  /// - Ends: Completes when the source and all inner sequences have completed; fails with the first
  ///   error, and with what `selector` throws.
  /// - Memory: The sequences that wait.
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    merge(.inTurn(1), selector)
  }
}

extension ObservableType {
  /// Drops all elements, and passes on only the terminal event.
  ///
  ///     --1--2--3--|
  ///       ignoreElements()
  ///     -----------|
  ///
  /// - Ends: With its source.
  ///
  /// NB: It merges empty sequences. So its source is disposed before the completion is sent, as in
  /// RxSwift.
  public func ignoreElements() -> Observable<Never> {
    flatMap { _ in Observable<Never>.empty() }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Emits the elements of the latest inner sequence; when the next one arrives, the previous one
  /// is disposed.
  ///
  ///     --a--b---------|
  ///     --1--2--3--|
  ///       map { _ in inner }.switchLatest()
  ///     ----1--1--2--3--|
  ///
  /// - Ends: Completes when the source and the latest inner sequence have completed; fails with the
  ///   first error of either.
  public func switchLatest() -> Observable<Element.Element> {
    flatMapLatest { $0 }
  }

  /// Emits the elements of the inner sequences, one sequence after the other.
  ///
  ///     --a-b---|
  ///     --1--2|
  ///       map { _ in inner }.concat()
  ///     ----1--2--1--2|
  ///
  /// - Ends: Completes when the source and all inner sequences have completed; fails with the first
  ///   error.
  /// - Memory: The sequences that wait.
  public func concat() -> Observable<Element.Element> {
    merge(maxConcurrent: 1)
  }
}
