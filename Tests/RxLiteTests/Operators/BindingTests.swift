import RxLite
import Testing

/// The ways to hand a sequence over to something: bind, drive and emit in all their forms.
@MainActor @Suite(.serialized) struct BindingTests {
  /// A way to bind 1, 2 to something that writes down what it gets.
  struct Way: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let bind: @MainActor @Sendable (PublishSubject<Int>, Log) -> any Disposable
    var expected = ["next(1)", "next(2)"]
  }

  /// Subscribes with a name before each element.
  nonisolated private static func named<Source: ObservableConvertibleType>(
    _ log: Log
  ) -> (Source) -> (String) -> any Disposable where Source.Element == Int {
    { source in
      { name in source.asObservable().subscribe(onNext: { log.add("\(name) \($0)") }) }
    }
  }

  nonisolated static let ways: [Way] = [
    Way(
      testDescription: "bind(to:curriedArgument:)",
      bind: { $0.bind(to: named($1), curriedArgument: "it's") }, expected: ["it's 1", "it's 2"]),
    Way(
      testDescription: "bind(to:) a function",
      bind: { source, log in source.bind(to: { named(log)($0)("f") }) }, expected: ["f 1", "f 2"]),
    Way(
      testDescription: "bind(to:) an observer of optionals",
      bind: { source, log in source.bind(to: log.observer(of: Int?.self)) },
      expected: ["next(Optional(1))", "next(Optional(2))"]),
    Way(
      testDescription: "Infallible.bind(to:curriedArgument:)",
      bind: { $0.unfailing.bind(to: named($1), curriedArgument: "it's") },
      expected: ["it's 1", "it's 2"]),
    Way(
      testDescription: "Infallible.bind(to:) two observers",
      bind: { source, log in source.unfailing.bind(to: log.observer(), log.observer()) },
      expected: ["next(1)", "next(1)", "next(2)", "next(2)"]),
    Way(
      testDescription: "Infallible.bind(onNext:)",
      bind: { source, log in source.unfailing.bind(onNext: { log.add("\($0)") }) },
      expected: ["1", "2"]),
    Way(
      testDescription: "drive(_:curriedArgument:)",
      bind: { source, log in
        source.driver.drive({ named(log)($0) }, curriedArgument: "it's")
      }, expected: ["it's 1", "it's 2"]),
    Way(
      testDescription: "drive(_:) a function",
      bind: { source, log in source.driver.drive { named(log)($0)("f") } },
      expected: ["f 1", "f 2"]),
    Way(
      testDescription: "drive(_:) an observer of optionals",
      bind: { source, log in source.driver.drive(log.observer(of: Int?.self)) },
      expected: ["next(Optional(1))", "next(Optional(2))"]),
    Way(
      testDescription: "emit(to:)",
      bind: { source, log in source.asSignal(onErrorJustReturn: 0).emit(to: log.observer()) }),
    Way(
      testDescription: "emit(to:) an observer of optionals",
      bind: { source, log in
        source.asSignal(onErrorJustReturn: 0).emit(to: log.observer(of: Int?.self))
      }, expected: ["next(Optional(1))", "next(Optional(2))"]),
  ]

  @Test(arguments: ways)
  func `a bound observer receives the elements until the binding is disposed`(way: Way) {
    let subject = PublishSubject<Int>()
    let log = Log()
    let binding = way.bind(subject, log)
    subject.onNext(1)
    subject.onNext(2)
    binding.dispose()
    subject.onNext(3)
    #expect(log.lines == way.expected)
    #expect(!subject.hasObservers)
  }

  /// A way to bind to a relay, and what that has got afterwards.
  struct Relaying: CustomTestStringConvertible, Sendable {
    typealias Binding = @MainActor @Sendable (PublishSubject<Int>, Relays) -> any Disposable

    let testDescription: String
    let bind: Binding
    let gets: @Sendable (Relays) -> [Int?]
  }

  /// One relay of each kind, with and without optionals.
  final class Relays: @unchecked Sendable {
    let publish = PublishRelay<Int>()
    let publishOptional = PublishRelay<Int?>()
    let behavior = BehaviorRelay(value: 0)
    let behaviorOptional = BehaviorRelay<Int?>(value: nil)
    let replay = ReplayRelay<Int>.createUnbound()
    let replayOptional = ReplayRelay<Int?>.createUnbound()
    private(set) var published: [Int?] = []

    init() {
      _ = publish.subscribe(onNext: { [unowned self] in published.append($0) })
      _ = publishOptional.subscribe(onNext: { [unowned self] in published.append($0) })
    }

    var replayed: [Int?] {
      var seen: [Int?] = []
      replay.subscribe(onNext: { seen.append($0) }).dispose()
      replayOptional.subscribe(onNext: { seen.append($0) }).dispose()
      return seen
    }
  }

  nonisolated static func publishing(_ name: String, bind: @escaping Relaying.Binding) -> Relaying {
    Relaying(testDescription: "\(name), publish", bind: bind) { $0.published }
  }

  nonisolated static func behaving(_ name: String, bind: @escaping Relaying.Binding) -> Relaying {
    // A behavior relay has the last element only.
    Relaying(testDescription: "\(name), behavior", bind: bind) {
      [1, $0.behavior.value + ($0.behaviorOptional.value ?? 0)]
    }
  }

  nonisolated static func replaying(_ name: String, bind: @escaping Relaying.Binding) -> Relaying {
    Relaying(testDescription: "\(name), replay", bind: bind) { $0.replayed }
  }

  nonisolated static let relayings: [Relaying] = [
    publishing("bind(to:)") { $0.bind(to: $1.publish) },
    publishing("bind(to:) optional") { $0.bind(to: $1.publishOptional) },
    behaving("bind(to:)") { $0.bind(to: $1.behavior) },
    behaving("bind(to:) optional") { $0.bind(to: $1.behaviorOptional) },
    replaying("bind(to:)") { $0.bind(to: $1.replay) },
    replaying("bind(to:) optional") { $0.bind(to: $1.replayOptional) },
    publishing("Infallible.bind(to:)") { $0.unfailing.bind(to: $1.publish) },
    publishing("Infallible.bind(to:) optional") { $0.unfailing.bind(to: $1.publishOptional) },
    behaving("Infallible.bind(to:)") { $0.unfailing.bind(to: $1.behavior) },
    behaving("Infallible.bind(to:) optional") { $0.unfailing.bind(to: $1.behaviorOptional) },
    replaying("Infallible.bind(to:)") { $0.unfailing.bind(to: $1.replay) },
    replaying("Infallible.bind(to:) optional") { $0.unfailing.bind(to: $1.replayOptional) },
    behaving("drive") { $0.driver.drive($1.behavior) },
    behaving("drive optional") { $0.driver.drive($1.behaviorOptional) },
    replaying("drive") { $0.driver.drive($1.replay) },
    replaying("drive optional") { $0.driver.drive($1.replayOptional) },
    publishing("emit(to:)") { $0.signal.emit(to: $1.publish) },
    publishing("emit(to:) optional") { $0.signal.emit(to: $1.publishOptional) },
    behaving("emit(to:)") { $0.signal.emit(to: $1.behavior) },
    behaving("emit(to:) optional") { $0.signal.emit(to: $1.behaviorOptional) },
    replaying("emit(to:)") { $0.signal.emit(to: $1.replay) },
    replaying("emit(to:) optional") { $0.signal.emit(to: $1.replayOptional) },
  ]

  @Test(arguments: relayings)
  func `a relay gets the elements, not the completion`(relaying: Relaying) {
    let subject = PublishSubject<Int>()
    let relays = Relays()
    let binding = relaying.bind(subject, relays)
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
    binding.dispose()
    #expect(relaying.gets(relays) == [1, 2])
  }
}

extension ObservableType {
  fileprivate var driver: Driver<Element> { asDriver(onErrorDriveWith: .empty()) }
  fileprivate var signal: Signal<Element> { asSignal(onErrorSignalWith: .empty()) }
  fileprivate var unfailing: Infallible<Element> { asInfallible { _ in .empty() } }
}
