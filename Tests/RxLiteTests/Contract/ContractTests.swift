import RxLite
import RxLiteTest
import Testing

/// The rules that every sequence and every operator keeps. `ARCHITECTURE.md` lists them; each has a
/// test here that bears its number. They also run under ThreadSanitizer:
///
///     swift test --sanitize=thread --filter Contract
@Suite struct ContractTests {}

/// What a test throws.
struct Boom: Error, Equatable {}

/// Remembers what happens, from any thread.
final class Log: @unchecked Sendable {
  private let storage = Locked<[String]>([])

  var lines: [String] { storage.value }

  func add(_ line: String) { storage.value.append(line) }

  /// An observer that writes down each event.
  func observer<Element>(of: Element.Type = Element.self) -> AnyObserver<Element> {
    AnyObserver { self.add("\($0)") }
  }
}

extension ContractTests {
  /// Sources that break the grammar, each in its own way.
  static let misbehavingSources: [(String, Observable<Int>)] = [
    (
      "create",
      .create { observer in
        observer.onNext(1)
        observer.onCompleted()
        observer.onNext(2)
        observer.onError(Boom())
        observer.onCompleted()
        return Disposables.create()
      }
    ),
    (
      "create, then map",
      .create { observer in
        observer.onNext(1)
        observer.onCompleted()
        observer.onNext(2)
        observer.onCompleted()
        return Disposables.create()
      }.map { $0 }
    ),
    ("a type that conforms to ObservableType", MisbehavingSource().asObservable()),
    (
      "a type that conforms to ObservableType, then filter",
      MisbehavingSource().filter { _ in true }
    ),
    ("merge", Observable.merge(MisbehavingSource().asObservable(), .empty())),
    ("concat", MisbehavingSource().concat(Observable.empty())),
    ("observe(on:)", MisbehavingSource().observe(on: CurrentThreadScheduler.instance)),
  ]

  static let allMisbehavingSources: [(String, Observable<Int>)] =
    misbehavingSources + stepMisbehavingSources + traitMisbehavingSources

  @Test(arguments: allMisbehavingSources)
  func `rule 1: nothing reaches an observer after a terminal event`(
    name: String, source: Observable<Int>
  ) {
    let log = Log()
    _ = source.subscribe(log.observer())
    #expect(log.lines == ["next(1)", "completed"], "\(name)")
  }

  @Test func `rule 1: a subject falls silent after its terminal event`() {
    let subject = PublishSubject<Int>()
    let log = Log()
    _ = subject.subscribe(log.observer())
    subject.onNext(1)
    subject.onError(Boom())
    subject.onNext(2)
    subject.onCompleted()
    #expect(log.lines == ["next(1)", "error(Boom())"])
  }

  @Test func `rule 3: the terminal event is delivered first, then upstream is disposed, once`() {
    let log = Log()
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      return Disposables.create { log.add("upstream disposed") }
    }
    let subscription = source.map { $0 }.subscribe(
      onNext: { log.add("next \($0)") },
      onCompleted: { log.add("completed") },
      onDisposed: { log.add("disposed") })
    subscription.dispose()
    #expect(log.lines == ["next 1", "completed", "disposed", "upstream disposed"])
  }

  @Test func `rule 3: an early dispose goes upstream first, then calls onDisposed`() {
    let log = Log()
    let source = Observable<Int>.create { _ in
      Disposables.create { log.add("upstream disposed") }
    }
    source.filter { _ in true }.subscribe(onDisposed: { log.add("disposed") }).dispose()
    #expect(log.lines == ["upstream disposed", "disposed"])
  }

  @Test func `rule 3: an operator that ends early disposes its source after the completion`() {
    let log = Log()
    let source = PublishSubject<Int>()
    _ = source.do(onDispose: { log.add("upstream disposed") }).take(2).subscribe(log.observer())
    source.onNext(1)
    source.onNext(2)
    source.onNext(3)
    #expect(log.lines == ["next(1)", "next(2)", "completed", "upstream disposed"])
    #expect(!source.hasObservers)
  }

  @Test func `rule 6: creating does no work, and each subscription starts its own run`() {
    var runs = 0
    let source = Observable<Int>.create { observer in
      runs += 1
      observer.onNext(runs)
      observer.onCompleted()
      return Disposables.create()
    }
    let chain = source.map { $0 * 10 }.filter { _ in true }.scan(0) { $0 + $1 }
    #expect(runs == 0)
    var seen: [Int] = []
    for _ in 1...3 { _ = chain.subscribe(onNext: { seen.append($0) }) }
    #expect(seen == [10, 20, 30])
  }
}

/// A source that goes on after its end, outside of `create`.
struct MisbehavingSource: ObservableType {
  typealias Element = Int

  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Int {
    observer.onNext(1)
    observer.onCompleted()
    observer.onNext(2)
    observer.onError(Boom())
    return Disposables.create()
  }
}
