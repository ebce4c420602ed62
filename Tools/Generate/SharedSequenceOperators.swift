/// The operators of Driver and Signal. As in RxSwift, any type that can be converted to one of them has
/// them.
let sharedSequenceOperators = GeneratedFile(
  "SharedSequenceOperators",
  about: [
    "Operators of Driver and Signal. Each shares its result: two subscribers of `driver.map(…)` cause",
    "one call of the closure per element.",
  ],
  interfaces: [
    Interface("extension SharedSequenceConvertibleType", source: "asObservable()", convertibleText),
    Interface(
      "extension SharedSequenceConvertibleType where Element: Equatable", source: "asObservable()",
      "func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element>"),
    Interface(
      "extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType",
      source: "asObservable()",
      """
      func merge() -> SharedSequence<Element.SharingStrategy, Element.Element>
      func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element>
      func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element>
      """),
    Interface(
      "extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy",
      source: "asObservable()",
      """
      func withUnretained<Object: AnyObject, Out>(_ obj: Object,
        resultSelector: @escaping (Object, Element) -> Out) -> SharedSequence<SharingStrategy, Out>
      func withUnretained<Object: AnyObject>(_ obj: Object)
        -> SharedSequence<SharingStrategy, (Object, Element)>
      """),
    Interface("extension SharedSequence", source: "source", staticText),
  ])

private let convertibleText = """
  func map<Result>(_ selector: @escaping (Element) -> Result) -> SharedSequence<SharingStrategy, Result>
  func compactMap<Result>(_ selector: @escaping (Element) -> Result?)
    -> SharedSequence<SharingStrategy, Result>
  func filter(_ predicate: @escaping (Element) -> Bool) -> SharedSequence<SharingStrategy, Element>
  func scan<Result>(_ seed: Result, accumulator: @escaping (Result, Element) -> Result)
    -> SharedSequence<SharingStrategy, Result>
  func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element>
  func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element>
  func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element>
    => delay(dueTime, scheduler: SharingStrategy.scheduler)
  func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element>
    => debounce(dueTime, scheduler: SharingStrategy.scheduler)
  func throttle(_ dueTime: RxTimeInterval, latest: Bool = true)
    -> SharedSequence<SharingStrategy, Element>
    => throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler)
  func distinctUntilChanged<Key: Equatable>(_ keySelector: @escaping (Element) -> Key)
    -> SharedSequence<SharingStrategy, Element>
  func distinctUntilChanged(_ comparer: @escaping (Element, Element) -> Bool)
    -> SharedSequence<SharingStrategy, Element>
  func distinctUntilChanged<Key>(_ keySelector: @escaping (Element) -> Key,
    comparer: @escaping (Key, Key) -> Bool) -> SharedSequence<SharingStrategy, Element>
  func flatMap<Sharing: SharingStrategyProtocol, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>)
    -> SharedSequence<Sharing, Result>
  func flatMapLatest<Sharing: SharingStrategyProtocol, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>)
    -> SharedSequence<Sharing, Result>
  func flatMapFirst<Sharing: SharingStrategyProtocol, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>)
    -> SharedSequence<Sharing, Result>
  func withLatestFrom<Second: SharedSequenceConvertibleType, Result>(_ second: Second,
    resultSelector: @escaping (Element, Second.Element) -> Result)
    -> SharedSequence<SharingStrategy, Result> where Second.SharingStrategy == SharingStrategy
  func withLatestFrom<Second: SharedSequenceConvertibleType>(_ second: Second)
    -> SharedSequence<SharingStrategy, Second.Element>
  static func merge<Collection: Swift.Collection>(_ sources: Collection)
    -> SharedSequence<SharingStrategy, Element>
    where Collection.Element == SharedSequence<SharingStrategy, Element>
    => merge(sources.map { $0.source })
  static func merge(_ sources: [SharedSequence<SharingStrategy, Element>])
    -> SharedSequence<SharingStrategy, Element> => merge(sources.map { $0.source })
  static func merge(_ sources: SharedSequence<SharingStrategy, Element>...)
    -> SharedSequence<SharingStrategy, Element> => merge(sources.map { $0.source })
  func `do`(onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil) -> SharedSequence<SharingStrategy, Element>
  func debug(_ identifier: String? = nil, trimOutput: Bool = false, file: String = #file,
    line: UInt = #line, function: String = #function) -> SharedSequence<SharingStrategy, Element>
  """

private let staticText = """
  static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence)
    -> SharedSequence<SharingStrategy, Element>
    where Sequence.Element == SharedSequence<SharingStrategy, Element>
    => concat(sequence.lazy.map { $0.source })
  static func zip<Collection: Swift.Collection, Result>(_ collection: Collection,
    resultSelector: @escaping ([Element]) throws -> Result) -> SharedSequence<SharingStrategy, Result>
    where Collection.Element == SharedSequence<SharingStrategy, Element>
    => zip(collection.map { $0.source }, resultSelector: resultSelector)
  static func zip<Collection: Swift.Collection>(_ collection: Collection)
    -> SharedSequence<SharingStrategy, [Element]>
    where Collection.Element == SharedSequence<SharingStrategy, Element>
    => zip(collection.map { $0.source }, resultSelector: { $0 })
  static func combineLatest<Collection: Swift.Collection, Result>(_ collection: Collection,
    resultSelector: @escaping ([Element]) throws -> Result) -> SharedSequence<SharingStrategy, Result>
    where Collection.Element == SharedSequence<SharingStrategy, Element>
    => combineLatest(collection.map { $0.source }, resultSelector: resultSelector)
  static func combineLatest<Collection: Swift.Collection>(_ collection: Collection)
    -> SharedSequence<SharingStrategy, [Element]>
    where Collection.Element == SharedSequence<SharingStrategy, Element>
    => combineLatest(collection.map { $0.source }, resultSelector: { $0 })
  """
