// What can be done with a sequence that can't fail: the operator of the same name on the sequence
// inside. None of the closures may throw: there is no error for it to become. The diagrams stand at the
// operators of ``ObservableType``.

extension InfallibleType {
  private var source: Observable<Element> { asObservable() }

  /// Transforms each element.
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
    Infallible<Result>(source.map(transform))
  }

  /// Transforms each element, and drops it where the result is `nil`.
  public func compactMap<Result>(
    _ transform: @escaping (Element) -> Result?
  ) -> Infallible<Result> {
    Infallible<Result>(source.compactMap(transform))
  }

  /// Lets pass the elements that satisfy `predicate`.
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    Infallible(source.filter(predicate))
  }

  /// Combines all elements so far, and sends each intermediate result.
  public func scan<Seed>(
    _ seed: Seed, accumulator: @escaping (Seed, Element) -> Seed
  ) -> Infallible<Seed> {
    Infallible<Seed>(source.scan(seed, accumulator: accumulator))
  }

  /// Changes a value with each element, and sends it each time.
  public func scan<Seed>(
    into seed: Seed, accumulator: @escaping (inout Seed, Element) -> Void
  ) -> Infallible<Seed> {
    Infallible<Seed>(source.scan(into: seed, accumulator: accumulator))
  }

  /// Sends this element before those of the source.
  public func startWith(_ initialElement: Element) -> Infallible<Element> {
    Infallible(source.startWith(initialElement))
  }

  /// Lets pass the first `count` elements, then completes.
  public func take(_ count: Int) -> Infallible<Element> { Infallible(source.take(count)) }

  /// Passes elements on for as long as they satisfy `predicate`.
  public func take(
    while predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(source.take(while: predicate, behavior: behavior))
  }

  /// Passes elements on until one satisfies `predicate`.
  public func take(
    until predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(source.take(until: predicate, behavior: behavior))
  }

  /// Passes elements on until another sequence sends one.
  public func take<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
    Infallible(source.take(until: other.asObservable()))
  }

  /// Passes elements on until another sequence sends one.
  ///
  /// NB: If the other sequence fails, so does this one, in spite of its type. RxSwift has it so.
  public func take<Source: ObservableType>(until other: Source) -> Infallible<Element> {
    Infallible(source.take(until: other))
  }

  /// Passes elements on for this time, then completes.
  public func take(
    for duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(source.take(for: duration, scheduler: scheduler))
  }

  /// Drops the first `count` elements.
  public func skip(_ count: Int) -> Infallible<Element> { Infallible(source.skip(count)) }

  /// Drops elements for as long as they satisfy `predicate`.
  public func skip(while predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    Infallible(source.skip(while: predicate))
  }

  /// Drops elements until another sequence sends one.
  public func skip<Source: ObservableType>(until other: Source) -> Infallible<Element> {
    Infallible(source.skip(until: other))
  }

  /// Drops the elements of this time.
  public func skip(
    _ duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(source.skip(duration, scheduler: scheduler))
  }

  /// Sends each element together with an object; once the object is gone, completes.
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> Infallible<Out> {
    Infallible<Out>(source.withUnretained(obj, resultSelector: resultSelector))
  }

  /// Sends each element together with an object; once the object is gone, completes.
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Infallible<(Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }

  /// Drops an element whose key equals that of the one before.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Infallible<Element> {
    Infallible(source.distinctUntilChanged(keySelector))
  }

  /// Drops an element that is the same as the one before; `comparer` tells.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Infallible<Element> {
    Infallible(source.distinctUntilChanged(comparer))
  }

  /// Drops an element whose key is that of the one before; `comparer` tells.
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) throws -> Key,
    comparer: @escaping (Key, Key) throws -> Bool
  ) -> Infallible<Element> {
    Infallible(source.distinctUntilChanged(keySelector, comparer: comparer))
  }

  /// Drops an element one of whose properties equals that of the one before.
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Infallible<Element> {
    Infallible(source.distinctUntilChanged(at: keyPath))
  }
}

extension InfallibleType where Element: Equatable {
  /// Drops an element that equals the one before.
  public func distinctUntilChanged() -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged())
  }
}
