// How sequences that can't fail are made, combined, timed and shared. See the operators of
// ``ObservableType``, which have the same names.

extension InfallibleType {
  /// One element, then completion.
  public static func just(_ element: Element) -> Infallible<Element> { Infallible(.just(element)) }

  /// One element, then completion, on a scheduler.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Infallible<Element> {
    Infallible(.just(element, scheduler: scheduler))
  }

  /// Nothing at all.
  public static func never() -> Infallible<Element> { Infallible(.never()) }

  /// Nothing but completion.
  public static func empty() -> Infallible<Element> { Infallible(.empty()) }

  /// These elements, then completion.
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(.from(elements, scheduler: scheduler))
  }

  /// The elements of an array, then completion.
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(.from(array, scheduler: scheduler))
  }

  /// The elements of any Swift sequence, then completion.
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> where Sequence.Element == Element {
    Infallible(.from(sequence, scheduler: scheduler))
  }

  /// The element of an optional if there is one, then completion.
  public static func from(optional: Element?) -> Infallible<Element> {
    Infallible(.from(optional: optional))
  }

  /// Makes a sequence of its own for each subscription. The closure must not throw in earnest: its
  /// error would be sent, in spite of the type.
  public static func deferred(
    _ observableFactory: @escaping () throws -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(.deferred { try observableFactory().source })
  }

  /// Passes on the elements of all sources as they come.
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
    Infallible(.merge(sources.map { $0.source }))
  }

  /// Passes on the elements of all sources as they come.
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
    merge(sources)
  }

  /// Passes on the sources one after the other.
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Infallible<Element> where Sequence.Element == Infallible<Element> {
    Infallible(.concat(sequence.lazy.map { $0.source }))
  }

  /// Passes on the sources one after the other.
  public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
    concat(sources)
  }
}

extension InfallibleType {
  private var source: Observable<Element> { asObservable() }

  /// Passes on another sequence when this one has completed.
  public func concat<Source: InfallibleType>(_ second: Source) -> Infallible<Element>
  where Source.Element == Element {
    Infallible(source.concat(second))
  }

  /// Transforms each element into a sequence, and passes on the elements of all of them.
  public func flatMap<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(source.flatMap(selector))
  }

  /// Transforms each element into a sequence, and passes on the elements of the latest.
  public func flatMapLatest<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(source.flatMapLatest(selector))
  }

  /// Transforms an element into a sequence, and ignores all others while that goes on.
  public func flatMapFirst<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(source.flatMapFirst(selector))
  }

  /// Transforms each element into a sequence, and passes these on one after the other.
  public func concatMap<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(source.concatMap(selector))
  }

  /// Combines each element with the latest of another sequence.
  public func withLatestFrom<Source: InfallibleType, ResultType>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) -> ResultType
  ) -> Infallible<ResultType> {
    Infallible<ResultType>(source.withLatestFrom(second, resultSelector: resultSelector))
  }

  /// Sends, for each element, the latest of another sequence.
  public func withLatestFrom<Source: InfallibleType>(
    _ second: Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(source.withLatestFrom(second))
  }

  /// Sends an element when nothing has come after it for `dueTime`.
  public func debounce(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(source.debounce(dueTime, scheduler: scheduler))
  }

  /// Sends at most one element a `dueTime`.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(source.throttle(dueTime, latest: latest, scheduler: scheduler))
  }

  /// Sends each element later.
  public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(source.delay(dueTime, scheduler: scheduler))
  }

  /// Delivers the events on a scheduler.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(source.observe(on: scheduler))
  }

  /// Subscribes to the source on a scheduler, and disposes it there.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(source.subscribe(on: scheduler))
  }

  /// One run of the source for all observers that are there at the same time.
  public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Infallible<Element> {
    Infallible(source.share(replay: replay, scope: scope))
  }

  /// Calls closures as things happen, and changes nothing.
  public func `do`(
    onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Infallible<Element> {
    Infallible(
      source.do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }

  /// Prints what happens.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file,
    line: UInt = #line, function: String = #function
  ) -> Infallible<Element> {
    Infallible(
      source.debug(
        identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}
