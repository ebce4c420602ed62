// What can be done with a driver or a signal: the operator of the same name on the sequence inside,
// shared once more. So two observers of `driver.map(…)` cause one call of the closure an element.
//
// None of the closures may throw: there is no error for it to become. The diagrams stand at the
// operators of ``ObservableType``.

extension SharedSequence {
  /// Transforms each element.
  public func map<Result>(
    _ selector: @escaping (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(source.map(selector))
  }

  /// Transforms each element, and drops it where the result is `nil`.
  public func compactMap<Result>(
    _ selector: @escaping (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(source.compactMap(selector))
  }

  /// Lets pass the elements that satisfy `predicate`.
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Self {
    Self(source.filter(predicate))
  }

  /// Combines all elements so far, and sends each intermediate result.
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(source.scan(seed, accumulator: accumulator))
  }

  /// Changes a value with each element, and sends it each time.
  public func scan<Result>(
    into seed: Result, accumulator: @escaping (inout Result, Element) -> Void
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(source.scan(into: seed, accumulator: accumulator))
  }

  /// Drops the first `count` elements.
  public func skip(_ count: Int) -> Self { Self(source.skip(count)) }

  /// Sends this element before those of the source.
  public func startWith(_ element: Element) -> Self { Self(source.startWith(element)) }

  /// Calls closures as things happen, and changes nothing.
  public func `do`(
    onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Self {
    Self(
      source.do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }

  /// Prints what happens.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file,
    line: UInt = #line, function: String = #function
  ) -> Self {
    Self(
      source.debug(
        identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }

  /// Sends each element later.
  public func delay(_ dueTime: RxTimeInterval) -> Self {
    Self(source.delay(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// Sends an element when nothing has come after it for `dueTime`.
  public func debounce(_ dueTime: RxTimeInterval) -> Self {
    Self(source.debounce(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// Sends at most one element a `dueTime`.
  public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> Self {
    Self(source.throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler))
  }

  /// Sends each element together with an object; once the object is gone, completes.
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> SharedSequence<SharingStrategy, Out> {
    SharedSequence<SharingStrategy, Out>(
      source.withUnretained(obj, resultSelector: resultSelector))
  }

  /// Sends each element together with an object; once the object is gone, completes.
  public func withUnretained<Object: AnyObject>(
    _ obj: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }
}

extension SharedSequence {
  /// Drops an element whose key is that of the one before; `comparer` tells.
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) -> Key, comparer: @escaping (Key, Key) -> Bool
  ) -> Self {
    Self(source.distinctUntilChanged(keySelector, comparer: comparer))
  }

  /// Drops an element whose key equals that of the one before.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) -> Key
  ) -> Self {
    Self(source.distinctUntilChanged(keySelector))
  }

  /// Drops an element that is the same as the one before; `comparer` tells.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> Self {
    Self(source.distinctUntilChanged(comparer))
  }

  /// Drops an element one of whose properties equals that of the one before.
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Self {
    Self(source.distinctUntilChanged(at: keyPath))
  }
}

extension SharedSequence where Element: Equatable {
  /// Drops an element that equals the one before.
  public func distinctUntilChanged() -> Self { Self(source.distinctUntilChanged()) }
}
