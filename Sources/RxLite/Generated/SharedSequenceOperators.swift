// Written by `swift run Generate`. Edit that program instead.
//
// Operators of Driver and Signal. Each shares its result: two subscribers of `driver.map(…)` cause
// one call of the closure per element.

extension SharedSequenceConvertibleType {
  /// Transforms each element. See ``ObservableType/map(_:)``.
  ///
  /// - Ends: When the source ends.
  public func map<Result>(
    _ selector: @escaping (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(asObservable().map(selector))
  }

  /// Transforms each element, and drops it if the result is `nil`. See
  /// ``ObservableType/compactMap(_:)``.
  ///
  /// - Ends: When the source ends.
  public func compactMap<Result>(
    _ selector: @escaping (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(asObservable().compactMap(selector))
  }

  /// Emits only the elements that satisfy `predicate`. See ``ObservableType/filter(_:)``.
  ///
  /// - Ends: When the source ends.
  public func filter(
    _ predicate: @escaping (Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(asObservable().filter(predicate))
  }

  /// Combines all elements so far, and emits each intermediate result. See
  /// ``ObservableType/scan(_:accumulator:)``.
  ///
  /// - Ends: When the source ends.
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(asObservable().scan(seed, accumulator: accumulator))
  }

  /// Emits this element before those of the source. See ``ObservableType/startWith(_:)``.
  ///
  /// - Ends: When the source ends.
  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(asObservable().startWith(element))
  }

  /// Drops the first `count` elements. See ``ObservableType/skip(_:)``.
  ///
  /// - Ends: When the source ends.
  public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(asObservable().skip(count))
  }

  /// Emits each element after `dueTime`. See ``ObservableType/delay(_:scheduler:)``.
  ///
  /// - Ends: `dueTime` after the source.
  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(
      asObservable().delay(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// Emits an element once `dueTime` has passed without another one. See
  /// ``ObservableType/debounce(_:scheduler:)``.
  ///
  /// - Ends: When the source ends.
  public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(
      asObservable().debounce(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// Emits at most one element per `dueTime`. See ``ObservableType/throttle(_:latest:scheduler:)``.
  ///
  /// - Ends: When the source ends.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(
      asObservable().throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler))
  }

  /// Drops each element that is the same as the last emitted one, by its key or by a comparison.
  /// See ``ObservableType/distinctUntilChanged(_:)``.
  ///
  /// - Ends: When the source ends.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) -> Key
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(asObservable().distinctUntilChanged(keySelector))
  }

  /// Drops each element that is the same as the last emitted one, by its key or by a comparison.
  /// See ``ObservableType/distinctUntilChanged(_:)``.
  ///
  /// - Ends: When the source ends.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(asObservable().distinctUntilChanged(comparer))
  }

  /// Drops each element whose key `comparer` finds the same as that of the last emitted one. See
  /// ``ObservableType/distinctUntilChanged(_:comparer:)``.
  ///
  /// - Ends: When the source ends.
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) -> Key, comparer: @escaping (Key, Key) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(
      asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }

  /// Transforms each element into a sequence, and emits the elements of all of them. See
  /// ``ObservableType/flatMap(_:)``.
  ///
  /// - Ends: When the source and all inner sequences have completed.
  public func flatMap<Sharing: SharingStrategyProtocol, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMap(selector))
  }

  /// Transforms each element into a sequence, and emits the elements of the latest one. See
  /// ``ObservableType/flatMapLatest(_:)``.
  ///
  /// - Ends: When the source and the latest inner sequence have completed.
  public func flatMapLatest<Sharing: SharingStrategyProtocol, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMapLatest(selector))
  }

  /// Transforms an element into a sequence, and ignores further elements until that completes. See
  /// ``ObservableType/flatMapFirst(_:)``.
  ///
  /// - Ends: When the source and the inner sequence have completed.
  public func flatMapFirst<Sharing: SharingStrategyProtocol, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMapFirst(selector))
  }

  /// Combines each element with the latest one of another sequence. See
  /// ``ObservableType/withLatestFrom(_:resultSelector:)``.
  ///
  /// - Ends: When the source ends.
  public func withLatestFrom<Second: SharedSequenceConvertibleType, Result>(
    _ second: Second, resultSelector: @escaping (Element, Second.Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Second.SharingStrategy == SharingStrategy {
    SharedSequence<SharingStrategy, Result>(
      asObservable().withLatestFrom(second, resultSelector: resultSelector))
  }

  /// Emits, for each element, the latest one of another sequence. See
  /// ``ObservableType/withLatestFrom(_:)``.
  ///
  /// - Ends: When the source ends.
  public func withLatestFrom<Second: SharedSequenceConvertibleType>(
    _ second: Second
  ) -> SharedSequence<SharingStrategy, Second.Element> {
    SharedSequence<SharingStrategy, Second.Element>(asObservable().withLatestFrom(second))
  }

  /// Emits the elements of all sources as they arrive. See ``ObservableType/merge(_:)``.
  ///
  /// - Ends: When all sources have completed.
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(.merge(sources.map { $0.source }))
  }

  /// Emits the elements of all sources as they arrive. See ``ObservableType/merge(_:)``.
  ///
  /// - Ends: When all sources have completed.
  public static func merge(
    _ sources: [SharedSequence<SharingStrategy, Element>]
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(.merge(sources.map { $0.source }))
  }

  /// Emits the elements of all sources as they arrive. See ``ObservableType/merge(_:)``.
  ///
  /// - Ends: When all sources have completed.
  public static func merge(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(.merge(sources.map { $0.source }))
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
    SharedSequence<SharingStrategy, Element>(
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
    SharedSequence<SharingStrategy, Element>(
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
    SharedSequence<SharingStrategy, Element>(asObservable().distinctUntilChanged())
  }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// Emits the elements of all sources as they arrive. See ``ObservableType/merge()``.
  ///
  /// - Ends: When all sources have completed.
  public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().merge())
  }

  /// Emits the elements of all sources as they arrive. See
  /// ``ObservableType/merge(maxConcurrent:)``.
  ///
  /// - Ends: When all sources have completed.
  public func merge(
    maxConcurrent: Int
  ) -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(
      asObservable().merge(maxConcurrent: maxConcurrent))
  }

  /// Emits the elements of the latest inner sequence only. See ``ObservableType/switchLatest()``.
  ///
  /// - Ends: When the source and the latest inner sequence have completed.
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().switchLatest())
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
    SharedSequence<SharingStrategy, Out>(
      asObservable().withUnretained(obj, resultSelector: resultSelector))
  }

  /// Emits each element together with an object, which isn't kept alive. See
  /// ``ObservableType/withUnretained(_:)``.
  ///
  /// - Ends: When the source ends, or at the first element after the object is released.
  public func withUnretained<Object: AnyObject>(
    _ obj: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> {
    SharedSequence<SharingStrategy, (Object, Element)>(asObservable().withUnretained(obj))
  }
}

extension SharedSequence {
  /// Subscribes to the sources one after the other. See ``ObservableType/concat(_:)``.
  ///
  /// - Ends: When the last source has completed.
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> SharedSequence<SharingStrategy, Element>
  where Sequence.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Element>(.concat(sequence.lazy.map { $0.source }))
  }

  /// Combines the first elements of all sources, then the second ones, and so on. See
  /// ``ObservableType/zip(_:resultSelector:)``.
  ///
  /// - Ends: When all sources have completed; or earlier, at an element of the last open source, if
  ///   no element of another one waits.
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      .zip(collection.map { $0.source }, resultSelector: resultSelector))
  }

  /// Combines the first elements of all sources, then the second ones, and so on. See
  /// ``ObservableType/zip(_:resultSelector:)``.
  ///
  /// - Ends: When all sources have completed; or earlier, at an element of the last open source, if
  ///   no element of another one waits.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, [Element]>(
      .zip(collection.map { $0.source }, resultSelector: { $0 }))
  }

  /// Combines the latest elements of all sources whenever one of them emits. See
  /// ``ObservableType/combineLatest(_:resultSelector:)``.
  ///
  /// - Ends: When all sources have completed; or earlier, at an element of the last open source, if
  ///   another one has completed without an element.
  public static func combineLatest<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      .combineLatest(collection.map { $0.source }, resultSelector: resultSelector))
  }

  /// Combines the latest elements of all sources whenever one of them emits. See
  /// ``ObservableType/combineLatest(_:resultSelector:)``.
  ///
  /// - Ends: When all sources have completed; or earlier, at an element of the last open source, if
  ///   another one has completed without an element.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, [Element]>(
      .combineLatest(collection.map { $0.source }, resultSelector: { $0 }))
  }
}
