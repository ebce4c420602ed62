// Written by `swift run Generate`. Edit that program instead.
//
// Operators of sequences that can't fail. As in RxSwift, some accept closures that throw or sources
// that fail: then this sequence fails too, in spite of its type.

extension InfallibleType {
  /// Emits one element. See ``ObservableType/just(_:)``.
  ///
  /// - Ends: After its element.
  public static func just(_ element: Element) -> Infallible<Element> {
    Infallible<Element>(.just(element))
  }

  /// Emits one element on a scheduler. See ``ObservableType/just(_:scheduler:)``.
  ///
  /// - Ends: After its element.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Infallible<Element> {
    Infallible<Element>(.just(element, scheduler: scheduler))
  }

  /// Emits nothing and never ends. See ``ObservableType/never()``.
  ///
  /// - Ends: Never.
  public static func never() -> Infallible<Element> {
    Infallible<Element>(.never())
  }

  /// Completes without an element. See ``ObservableType/empty()``.
  ///
  /// - Ends: At once.
  public static func empty() -> Infallible<Element> {
    Infallible<Element>(.empty())
  }

  /// Creates a new sequence for each subscription. See ``ObservableType/deferred(_:)``.
  ///
  /// - Ends: When the created sequence ends.
  public static func deferred(
    _ observableFactory: @escaping () throws -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible<Element>(.deferred({ try observableFactory().source }))
  }

  /// Emits the elements of all sources as they arrive. See ``ObservableType/merge(_:)``.
  ///
  /// - Ends: When all sources have completed.
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
    Infallible<Element>(.merge(sources.map { $0.source }))
  }

  /// Emits the elements of all sources as they arrive. See ``ObservableType/merge(_:)``.
  ///
  /// - Ends: When all sources have completed.
  public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
    Infallible<Element>(.merge(sources.map { $0.source }))
  }

  /// Emits the elements of all sources as they arrive. See ``ObservableType/merge(_:)``.
  ///
  /// - Ends: When all sources have completed.
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
    Infallible<Element>(.merge(sources.map { $0.source }))
  }

  /// Subscribes to the sources one after the other. See ``ObservableType/concat(_:)``.
  ///
  /// - Ends: When the last source has completed.
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Infallible<Element> where Sequence.Element == Infallible<Element> {
    Infallible<Element>(.concat(sequence.lazy.map { $0.source }))
  }

  /// Subscribes to the sources one after the other. See ``ObservableType/concat(_:)``.
  ///
  /// - Ends: When the last source has completed.
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
    Infallible<Element>(.concat(collection.map { $0.source }))
  }

  /// Subscribes to the sources one after the other. See ``ObservableType/concat(_:)``.
  ///
  /// - Ends: When the last source has completed.
  public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
    Infallible<Element>(.concat(sources.map { $0.source }))
  }

  /// Combines the latest elements of all sources whenever one of them emits. See
  /// ``ObservableType/combineLatest(_:resultSelector:)``.
  ///
  /// - Ends: When all sources have completed; or earlier, at an element of the last open source, if
  ///   another one has completed without an element.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Infallible<Element> where Collection.Element: InfallibleType {
    Infallible<Element>(
      .combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Combines the latest elements of all sources whenever one of them emits. See
  /// ``ObservableType/combineLatest(_:resultSelector:)``.
  ///
  /// - Ends: When all sources have completed; or earlier, at an element of the last open source, if
  ///   another one has completed without an element.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Infallible<[Element]>
  where Collection.Element: InfallibleType, Collection.Element.Element == Element {
    Infallible<[Element]>(
      .combineLatest(collection.map { $0.asObservable() }, resultSelector: { $0 }))
  }

  /// Transforms each element. See ``ObservableType/map(_:)``.
  ///
  /// - Ends: When the source ends.
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
    Infallible<Result>(asObservable().map(transform))
  }

  /// Transforms each element, and drops it if the result is `nil`. See
  /// ``ObservableType/compactMap(_:)``.
  ///
  /// - Ends: When the source ends.
  public func compactMap<Result>(
    _ transform: @escaping (Element) -> Result?
  ) -> Infallible<Result> {
    Infallible<Result>(asObservable().compactMap(transform))
  }

  /// Emits only the elements that satisfy `predicate`. See ``ObservableType/filter(_:)``.
  ///
  /// - Ends: When the source ends.
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    Infallible<Element>(asObservable().filter(predicate))
  }

  /// Combines all elements so far, and emits each intermediate result. See
  /// ``ObservableType/scan(_:accumulator:)``.
  ///
  /// - Ends: When the source ends.
  public func scan<Seed>(
    _ seed: Seed, accumulator: @escaping (Seed, Element) -> Seed
  ) -> Infallible<Seed> {
    Infallible<Seed>(asObservable().scan(seed, accumulator: accumulator))
  }

  /// Updates a value with each element, and emits it. See
  /// ``ObservableType/scan(into:accumulator:)``.
  ///
  /// - Ends: When the source ends.
  public func scan<Seed>(
    into seed: Seed, accumulator: @escaping (inout Seed, Element) -> Void
  ) -> Infallible<Seed> {
    Infallible<Seed>(asObservable().scan(into: seed, accumulator: accumulator))
  }

  /// Emits this element before those of the source. See ``ObservableType/startWith(_:)``.
  ///
  /// - Ends: When the source ends.
  public func startWith(_ element: Element) -> Infallible<Element> {
    Infallible<Element>(asObservable().startWith(element))
  }

  /// Emits the first `count` elements. See ``ObservableType/take(_:)``.
  ///
  /// - Ends: After `count` elements, or when the source ends.
  public func take(_ count: Int) -> Infallible<Element> {
    Infallible<Element>(asObservable().take(count))
  }

  /// Emits elements for as long as they satisfy `predicate`. See
  /// ``ObservableType/take(while:behavior:)``.
  ///
  /// - Ends: At the first element that doesn't satisfy it, or when the source ends.
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible<Element>(asObservable().take(while: predicate, behavior: behavior))
  }

  /// Emits elements until one satisfies `predicate`. See ``ObservableType/take(until:behavior:)``.
  ///
  /// - Ends: At the first element that satisfies it, or when the source ends.
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible<Element>(asObservable().take(until: predicate, behavior: behavior))
  }

  /// Emits elements until another sequence emits one. See ``ObservableType/take(until:)``.
  ///
  /// - Ends: When the other sequence emits an element, or when the source ends.
  public func take<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
    Infallible<Element>(asObservable().take(until: other.asObservable()))
  }

  /// Emits elements until another sequence emits one. See ``ObservableType/take(until:)``.
  ///
  /// - Ends: When the other sequence emits an element, or when the source ends.
  public func take<Source: ObservableType>(until other: Source) -> Infallible<Element> {
    Infallible<Element>(asObservable().take(until: other))
  }

  /// Emits the elements of the first `duration`. See ``ObservableType/take(for:scheduler:)``.
  ///
  /// - Ends: After `duration`, or when the source ends.
  public func take(
    for duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible<Element>(asObservable().take(for: duration, scheduler: scheduler))
  }

  /// Drops elements for as long as they satisfy `predicate`. See ``ObservableType/skip(while:)``.
  ///
  /// - Ends: When the source ends.
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Infallible<Element> {
    Infallible<Element>(asObservable().skip(while: predicate))
  }

  /// Drops elements until another sequence emits one. See ``ObservableType/skip(until:)``.
  ///
  /// - Ends: When the source ends.
  public func skip<Source: ObservableType>(until other: Source) -> Infallible<Element> {
    Infallible<Element>(asObservable().skip(until: other))
  }

  /// Combines each element with an object, which isn't kept alive. See
  /// ``ObservableType/withUnretained(_:resultSelector:)``.
  ///
  /// - Ends: When the source ends, or at the first element after the object is released.
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> Infallible<Out> {
    Infallible<Out>(asObservable().withUnretained(obj, resultSelector: resultSelector))
  }

  /// Emits each element together with an object, which isn't kept alive. See
  /// ``ObservableType/withUnretained(_:)``.
  ///
  /// - Ends: When the source ends, or at the first element after the object is released.
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Infallible<(Object, Element)> {
    Infallible<(Object, Element)>(asObservable().withUnretained(obj))
  }

  /// Drops each element that is the same as the last emitted one, by its key or by a comparison.
  /// See ``ObservableType/distinctUntilChanged(_:)``.
  ///
  /// - Ends: When the source ends.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Infallible<Element> {
    Infallible<Element>(asObservable().distinctUntilChanged(keySelector))
  }

  /// Drops each element that is the same as the last emitted one, by its key or by a comparison.
  /// See ``ObservableType/distinctUntilChanged(_:)``.
  ///
  /// - Ends: When the source ends.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Infallible<Element> {
    Infallible<Element>(asObservable().distinctUntilChanged(comparer))
  }

  /// Drops each element whose key `comparer` finds the same as that of the last emitted one. See
  /// ``ObservableType/distinctUntilChanged(_:comparer:)``.
  ///
  /// - Ends: When the source ends.
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) throws -> Key, comparer: @escaping (Key, Key) throws -> Bool
  ) -> Infallible<Element> {
    Infallible<Element>(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }

  /// Drops each element with a property that equals that of the last emitted one. See
  /// ``ObservableType/distinctUntilChanged(at:)``.
  ///
  /// - Ends: When the source ends.
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Infallible<Element> {
    Infallible<Element>(asObservable().distinctUntilChanged(at: keyPath))
  }

  /// Subscribes to the sources one after the other. See ``ObservableType/concat(_:)``.
  ///
  /// - Ends: When the last source has completed.
  public func concat<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Infallible<Element> where Source.Element == Element {
    Infallible<Element>(asObservable().concat(second))
  }

  /// Transforms each element into a sequence, and emits the elements of all of them. See
  /// ``ObservableType/flatMap(_:)``.
  ///
  /// - Ends: When the source and all inner sequences have completed.
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMap(selector))
  }

  /// Transforms each element into a sequence, and emits the elements of the latest one. See
  /// ``ObservableType/flatMapLatest(_:)``.
  ///
  /// - Ends: When the source and the latest inner sequence have completed.
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMapLatest(selector))
  }

  /// Transforms an element into a sequence, and ignores further elements until that completes. See
  /// ``ObservableType/flatMapFirst(_:)``.
  ///
  /// - Ends: When the source and the inner sequence have completed.
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMapFirst(selector))
  }

  /// Transforms each element into a sequence, and emits these one after the other. See
  /// ``ObservableType/concatMap(_:)``.
  ///
  /// - Ends: When the source and all inner sequences have completed.
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().concatMap(selector))
  }

  /// Combines each element with the latest one of another sequence. See
  /// ``ObservableType/withLatestFrom(_:resultSelector:)``.
  ///
  /// - Ends: When the source ends.
  public func withLatestFrom<Source: InfallibleType, ResultType>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Infallible<ResultType> {
    Infallible<ResultType>(asObservable().withLatestFrom(second, resultSelector: resultSelector))
  }

  /// Emits, for each element, the latest one of another sequence. See
  /// ``ObservableType/withLatestFrom(_:)``.
  ///
  /// - Ends: When the source ends.
  public func withLatestFrom<Source: InfallibleType>(
    _ second: Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().withLatestFrom(second))
  }

  /// Emits an element once `dueTime` has passed without another one. See
  /// ``ObservableType/debounce(_:scheduler:)``.
  ///
  /// - Ends: When the source ends.
  public func debounce(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible<Element>(asObservable().debounce(dueTime, scheduler: scheduler))
  }

  /// Emits at most one element per `dueTime`. See ``ObservableType/throttle(_:latest:scheduler:)``.
  ///
  /// - Ends: When the source ends.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible<Element>(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
  }

  /// Shares one subscription to the source among all subscribers. See
  /// ``ObservableType/share(replay:scope:)``.
  ///
  /// - Ends: When the source ends.
  public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Infallible<Element> {
    Infallible<Element>(asObservable().share(replay: replay, scope: scope))
  }

  /// Prints each event, subscription and disposal. See
  /// ``ObservableType/debug(_:trimOutput:file:line:function:)``.
  ///
  /// - Ends: When the source ends.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> Infallible<Element> {
    Infallible<Element>(
      asObservable().debug(
        identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}

extension InfallibleType where Element: Equatable {
  /// Drops each element that equals the last emitted one. See
  /// ``ObservableType/distinctUntilChanged()``.
  ///
  /// - Ends: When the source ends.
  public func distinctUntilChanged() -> Infallible<Element> {
    Infallible<Element>(asObservable().distinctUntilChanged())
  }
}

extension Infallible {
  /// Emits these elements, in turns of a scheduler. See ``ObservableType/from(_:scheduler:)``.
  ///
  /// - Ends: After the last element.
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible<Element>(.from(elements, scheduler: scheduler))
  }

  /// Emits these elements, in turns of a scheduler. See ``ObservableType/from(_:scheduler:)``.
  ///
  /// - Ends: After the last element.
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible<Element>(.from(array, scheduler: scheduler))
  }

  /// Emits these elements, in turns of a scheduler. See ``ObservableType/from(_:scheduler:)``.
  ///
  /// - Ends: After the last element.
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> where Sequence.Element == Element {
    Infallible<Element>(.from(sequence, scheduler: scheduler))
  }

  /// Calls closures as events pass, for their side effects. See ``ObservableType``.
  ///
  /// - Ends: When the source ends.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Infallible<Element> {
    Infallible<Element>(
      source.do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }
}
