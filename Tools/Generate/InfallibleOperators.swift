/// The operators of Infallible. As in RxSwift, some accept closures that throw or sources that fail:
/// then the result fails too, in spite of its type.
let infallibleOperators = GeneratedFile(
  "InfallibleOperators",
  about: [
    "Operators of sequences that can't fail. As in RxSwift, some accept closures that throw or sources",
    "that fail: then this sequence fails too, in spite of its type.",
  ],
  interfaces: [
    Interface("extension InfallibleType", source: "asObservable()", infallibleTypeText),
    Interface(
      "extension InfallibleType where Element: Equatable", source: "asObservable()",
      "func distinctUntilChanged() -> Infallible<Element>"),
    Interface(
      "extension Infallible", source: "source",
      """
      static func of(_ elements: Element...,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance)
        -> Infallible<Element> => from(elements, scheduler: scheduler)
      static func from(_ array: [Element],
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance)
        -> Infallible<Element>
      static func from<Sequence: Swift.Sequence>(_ sequence: Sequence,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance)
        -> Infallible<Element> where Sequence.Element == Element
      func `do`(onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil) -> Infallible<Element>
      """),
  ])

private let infallibleTypeText = """
  static func just(_ element: Element) -> Infallible<Element>
  static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element>
  static func never() -> Infallible<Element>
  static func empty() -> Infallible<Element>
  static func deferred(_ observableFactory: @escaping () throws -> Infallible<Element>)
    -> Infallible<Element> => deferred({ try observableFactory().source })
  static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element>
    where Collection.Element == Infallible<Element> => merge(sources.map { $0.source })
  static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element>
    => merge(sources.map { $0.source })
  static func merge(_ sources: Infallible<Element>...) -> Infallible<Element>
    => merge(sources.map { $0.source })
  static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Infallible<Element>
    where Sequence.Element == Infallible<Element> => concat(sequence.lazy.map { $0.source })
  static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<Element>
    where Collection.Element == Infallible<Element> => concat(collection.map { $0.source })
  static func concat(_ sources: Infallible<Element>...) -> Infallible<Element>
    => concat(sources.map { $0.source })
  static func combineLatest<Collection: Swift.Collection>(_ collection: Collection,
    resultSelector: @escaping ([Collection.Element.Element]) throws -> Element) -> Infallible<Element>
    where Collection.Element: InfallibleType
    => combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector)
  static func combineLatest<Collection: Swift.Collection>(_ collection: Collection)
    -> Infallible<[Element]>
    where Collection.Element: InfallibleType, Collection.Element.Element == Element
    => combineLatest(collection.map { $0.asObservable() }, resultSelector: { $0 })
  func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result>
  func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Infallible<Result>
  func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element>
  func scan<Seed>(_ seed: Seed, accumulator: @escaping (Seed, Element) -> Seed) -> Infallible<Seed>
  func scan<Seed>(into seed: Seed, accumulator: @escaping (inout Seed, Element) -> Void)
    -> Infallible<Seed>
  func startWith(_ element: Element) -> Infallible<Element>
  func take(_ count: Int) -> Infallible<Element>
  func take(while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive)
    -> Infallible<Element>
  func take(until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive)
    -> Infallible<Element>
  func take<Source: InfallibleType>(until other: Source) -> Infallible<Element>
    => take(until: other.asObservable())
  func take<Source: ObservableType>(until other: Source) -> Infallible<Element>
  func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element>
  func skip(while predicate: @escaping (Element) throws -> Bool) -> Infallible<Element>
  func skip<Source: ObservableType>(until other: Source) -> Infallible<Element>
  func withUnretained<Object: AnyObject, Out>(_ obj: Object,
    resultSelector: @escaping (Object, Element) -> Out) -> Infallible<Out>
  func withUnretained<Object: AnyObject>(_ obj: Object) -> Infallible<(Object, Element)>
  func distinctUntilChanged<Key: Equatable>(_ keySelector: @escaping (Element) throws -> Key)
    -> Infallible<Element>
  func distinctUntilChanged(_ comparer: @escaping (Element, Element) throws -> Bool)
    -> Infallible<Element>
  func distinctUntilChanged<Key>(_ keySelector: @escaping (Element) throws -> Key,
    comparer: @escaping (Key, Key) throws -> Bool) -> Infallible<Element>
  func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>)
    -> Infallible<Element>
  func concat<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element>
    where Source.Element == Element
  func flatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) -> Source)
    -> Infallible<Source.Element>
  func flatMapLatest<Source: ObservableConvertibleType>(_ selector: @escaping (Element) -> Source)
    -> Infallible<Source.Element>
  func flatMapFirst<Source: ObservableConvertibleType>(_ selector: @escaping (Element) -> Source)
    -> Infallible<Source.Element>
  func concatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) -> Source)
    -> Infallible<Source.Element>
  func withLatestFrom<Source: InfallibleType, ResultType>(_ second: Source,
    resultSelector: @escaping (Element, Source.Element) throws -> ResultType)
    -> Infallible<ResultType>
  func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element>
  func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element>
  func throttle(_ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType)
    -> Infallible<Element>
  func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element>
  func debug(_ identifier: String? = nil, trimOutput: Bool = false, file: String = #file,
    line: UInt = #line, function: String = #function) -> Infallible<Element>
  """
