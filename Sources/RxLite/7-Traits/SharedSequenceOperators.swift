// Operators of one Driver or Signal. Each shares its result: two subscribers of `driver.map(…)` cause
// one call of the closure per element.

extension SharedSequenceConvertibleType {
  /// Transforms each element. See ``ObservableType/map(_:)``.
  ///
  /// - Ends: When the source ends.
  public func map<Result>(
    _ selector: @escaping (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().map(selector))
  }

  /// Transforms each element, and drops it if the result is `nil`. See
  /// ``ObservableType/compactMap(_:)``.
  ///
  /// - Ends: When the source ends.
  public func compactMap<Result>(
    _ selector: @escaping (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().compactMap(selector))
  }

  /// Emits only the elements that satisfy `predicate`. See ``ObservableType/filter(_:)``.
  ///
  /// - Ends: When the source ends.
  public func filter(
    _ predicate: @escaping (Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().filter(predicate))
  }

  /// Combines all elements so far, and emits each intermediate result. See
  /// ``ObservableType/scan(_:accumulator:)``.
  ///
  /// - Ends: When the source ends.
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().scan(seed, accumulator: accumulator))
  }

  /// Emits this element before those of the source. See ``ObservableType/startWith(_:)``.
  ///
  /// - Ends: When the source ends.
  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().startWith(element))
  }

  /// Drops the first `count` elements. See ``ObservableType/skip(_:)``.
  ///
  /// - Ends: When the source ends.
  public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().skip(count))
  }

  /// Emits each element after `dueTime`. See ``ObservableType/delay(_:scheduler:)``.
  ///
  /// - Ends: `dueTime` after the source.
  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().delay(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// Emits an element once `dueTime` has passed without another one. See
  /// ``ObservableType/debounce(_:scheduler:)``.
  ///
  /// - Ends: When the source ends.
  public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().debounce(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// Emits at most one element per `dueTime`. See ``ObservableType/throttle(_:latest:scheduler:)``.
  ///
  /// - Ends: When the source ends.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      asObservable().throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler))
  }

  /// Drops each element that is the same as the last emitted one, by its key or by a comparison.
  /// See ``ObservableType/distinctUntilChanged(_:)``.
  ///
  /// - Ends: When the source ends.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) -> Key
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(keySelector))
  }

  /// Drops each element that is the same as the last emitted one, by its key or by a comparison.
  /// See ``ObservableType/distinctUntilChanged(_:)``.
  ///
  /// - Ends: When the source ends.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(comparer))
  }

  /// Drops each element whose key `comparer` finds the same as that of the last emitted one. See
  /// ``ObservableType/distinctUntilChanged(_:comparer:)``.
  ///
  /// - Ends: When the source ends.
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) -> Key, comparer: @escaping (Key, Key) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }

  /// Calls closures as events pass, for their side effects. See ``ObservableType``.
  ///
  /// - Ends: When the source ends.
  public func `do`(
    onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      asObservable().do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }

  /// Prints each event, subscription and disposal. See
  /// ``ObservableType/debug(_:trimOutput:file:line:function:)``.
  ///
  /// - Ends: When the source ends.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      asObservable().debug(
        identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  /// Drops each element that equals the last emitted one. See
  /// ``ObservableType/distinctUntilChanged()``.
  ///
  /// - Ends: When the source ends.
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged())
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Combines each element with an object, which isn't kept alive. See
  /// ``ObservableType/withUnretained(_:resultSelector:)``.
  ///
  /// - Ends: When the source ends, or at the first element after the object is released.
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> SharedSequence<SharingStrategy, Out> {
    SharedSequence(asObservable().withUnretained(obj, resultSelector: resultSelector))
  }

  /// Emits each element together with an object, which isn't kept alive. See
  /// ``ObservableType/withUnretained(_:)``.
  ///
  /// - Ends: When the source ends, or at the first element after the object is released.
  public func withUnretained<Object: AnyObject>(
    _ obj: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> {
    SharedSequence(asObservable().withUnretained(obj))
  }
}
