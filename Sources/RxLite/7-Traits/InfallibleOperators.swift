// Operators of one sequence that can't fail. As in RxSwift, some accept closures that throw or a
// trigger that fails: then this sequence fails too, despite its type.

extension InfallibleType {
  /// Transforms each element. See ``ObservableType/map(_:)``.
  ///
  /// - Ends: When the source ends.
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
    Infallible(asObservable().map(transform))
  }

  /// Transforms each element, and drops it if the result is `nil`. See
  /// ``ObservableType/compactMap(_:)``.
  ///
  /// - Ends: When the source ends.
  public func compactMap<Result>(
    _ transform: @escaping (Element) -> Result?
  ) -> Infallible<Result> {
    Infallible(asObservable().compactMap(transform))
  }

  /// Emits only the elements that satisfy `predicate`. See ``ObservableType/filter(_:)``.
  ///
  /// - Ends: When the source ends.
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    Infallible(asObservable().filter(predicate))
  }

  /// Combines all elements so far, and emits each intermediate result. See
  /// ``ObservableType/scan(_:accumulator:)``.
  ///
  /// - Ends: When the source ends.
  public func scan<Seed>(
    _ seed: Seed, accumulator: @escaping (Seed, Element) -> Seed
  ) -> Infallible<Seed> {
    Infallible(asObservable().scan(seed, accumulator: accumulator))
  }

  /// Updates a value with each element, and emits it. See
  /// ``ObservableType/scan(into:accumulator:)``.
  ///
  /// - Ends: When the source ends.
  public func scan<Seed>(
    into seed: Seed, accumulator: @escaping (inout Seed, Element) -> Void
  ) -> Infallible<Seed> {
    Infallible(asObservable().scan(into: seed, accumulator: accumulator))
  }

  /// Emits this element before those of the source. See ``ObservableType/startWith(_:)``.
  ///
  /// - Ends: When the source ends.
  public func startWith(_ element: Element) -> Infallible<Element> {
    Infallible(asObservable().startWith(element))
  }

  /// Emits the first `count` elements. See ``ObservableType/take(_:)``.
  ///
  /// - Ends: After `count` elements, or when the source ends.
  public func take(_ count: Int) -> Infallible<Element> {
    Infallible(asObservable().take(count))
  }

  /// Emits elements for as long as they satisfy `predicate`. See
  /// ``ObservableType/take(while:behavior:)``.
  ///
  /// - Ends: At the first element that doesn't satisfy it, or when the source ends.
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(while: predicate, behavior: behavior))
  }

  /// Emits elements until one satisfies `predicate`. See ``ObservableType/take(until:behavior:)``.
  ///
  /// - Ends: At the first element that satisfies it, or when the source ends.
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(until: predicate, behavior: behavior))
  }

  /// Emits elements until another sequence emits one. See ``ObservableType/take(until:)``.
  ///
  /// - Ends: When the other sequence emits an element, or when the source ends.
  public func take<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
    Infallible(asObservable().take(until: other.asObservable()))
  }

  /// Emits elements until another sequence emits one. See ``ObservableType/take(until:)``.
  ///
  /// - Ends: When the other sequence emits an element, or when the source ends.
  public func take<Source: ObservableType>(until other: Source) -> Infallible<Element> {
    Infallible(asObservable().take(until: other))
  }

  /// Emits the elements of the first `duration`. See ``ObservableType/take(for:scheduler:)``.
  ///
  /// - Ends: After `duration`, or when the source ends.
  public func take(
    for duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(asObservable().take(for: duration, scheduler: scheduler))
  }

  /// Drops elements for as long as they satisfy `predicate`. See ``ObservableType/skip(while:)``.
  ///
  /// - Ends: When the source ends.
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Infallible<Element> {
    Infallible(asObservable().skip(while: predicate))
  }

  /// Drops elements until another sequence emits one. See ``ObservableType/skip(until:)``.
  ///
  /// - Ends: When the source ends.
  public func skip<Source: ObservableType>(until other: Source) -> Infallible<Element> {
    Infallible(asObservable().skip(until: other))
  }

  /// Combines each element with an object, which isn't kept alive. See
  /// ``ObservableType/withUnretained(_:resultSelector:)``.
  ///
  /// - Ends: When the source ends, or at the first element after the object is released.
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> Infallible<Out> {
    Infallible(asObservable().withUnretained(obj, resultSelector: resultSelector))
  }

  /// Emits each element together with an object, which isn't kept alive. See
  /// ``ObservableType/withUnretained(_:)``.
  ///
  /// - Ends: When the source ends, or at the first element after the object is released.
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Infallible<(Object, Element)> {
    Infallible(asObservable().withUnretained(obj))
  }

  /// Drops each element that is the same as the last emitted one, by its key or by a comparison.
  /// See ``ObservableType/distinctUntilChanged(_:)``.
  ///
  /// - Ends: When the source ends.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(keySelector))
  }

  /// Drops each element that is the same as the last emitted one, by its key or by a comparison.
  /// See ``ObservableType/distinctUntilChanged(_:)``.
  ///
  /// - Ends: When the source ends.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(comparer))
  }

  /// Drops each element whose key `comparer` finds the same as that of the last emitted one. See
  /// ``ObservableType/distinctUntilChanged(_:comparer:)``.
  ///
  /// - Ends: When the source ends.
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) throws -> Key, comparer: @escaping (Key, Key) throws -> Bool
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }

  /// Drops each element with a property that equals that of the last emitted one. See
  /// ``ObservableType/distinctUntilChanged(at:)``.
  ///
  /// - Ends: When the source ends.
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(at: keyPath))
  }

  /// Emits an element once `dueTime` has passed without another one. See
  /// ``ObservableType/debounce(_:scheduler:)``.
  ///
  /// - Ends: When the source ends.
  public func debounce(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(asObservable().debounce(dueTime, scheduler: scheduler))
  }

  /// Emits at most one element per `dueTime`. See ``ObservableType/throttle(_:latest:scheduler:)``.
  ///
  /// - Ends: When the source ends.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
  }

  /// Shares one subscription to the source among all subscribers. See
  /// ``ObservableType/share(replay:scope:)``.
  ///
  /// - Ends: When the source ends.
  public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Infallible<Element> {
    Infallible(asObservable().share(replay: replay, scope: scope))
  }

  /// Prints each event, subscription and disposal. See
  /// ``ObservableType/debug(_:trimOutput:file:line:function:)``.
  ///
  /// - Ends: When the source ends.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> Infallible<Element> {
    Infallible(
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
    Infallible(asObservable().distinctUntilChanged())
  }
}

extension Infallible {
  /// Calls closures as events pass, for their side effects. See ``ObservableType``.
  ///
  /// - Ends: When the source ends.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Infallible<Element> {
    Infallible(
      source.do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }
}
