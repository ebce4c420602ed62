import RxLite
import RxLiteTest
import Testing

@testable import Chapter08Exercises

/// Each chain is really built and run, and what it did is compared with the answer.
@Suite("WhereItRuns", .serialized) struct WhereItRunsTests {
  @Test func `map, and an observe(on:)`() throws {
    try judge(Chain(.file, [.map, .observe(on: .first)]))
    try judge(Chain(.file, [.observe(on: .first), .map, .observe(on: .second), .map]))
  }

  @Test func `subscribe(on:), and observe(on:) at the end`() throws {
    try judge(Chain(.file, [.subscribe(on: .second), .map, .observe(on: .first)]))
  }

  @Test func `two subscribe(on:)`() throws {
    try judge(Chain(.file, [.subscribe(on: .first), .subscribe(on: .second), .map]))
  }

  @Test func `subscribe(on:) at the end`() throws {
    try judge(Chain(.file, [.observe(on: .second), .map, .subscribe(on: .first)]))
  }

  @Test func `subscribe(on:) below a subject`() throws {
    try judge(Chain(.socket(.sender), [.subscribe(on: .first), .map]))
    try judge(Chain(.socket(.second), [.subscribe(on: .first), .map]))
  }

  @Test func `subscribe(on:) below a subject that has an element`() throws {
    try judge(Chain(.temperature, [.subscribe(on: .first), .map]))
  }

  @Test func `the queue on which somebody subscribes`() throws {
    for source in [Source.file, .temperature, .socket(.sender)] {
      try judge(Chain(source, []), on: .second)
      try judge(Chain(source, [.map]), on: .second)
      try judge(Chain(source, [.map, .subscribe(on: .first)]), on: .second)
    }
  }

  @Test func `debounce`() throws {
    try judge(Chain(.socket(.sender), [.debounce(on: .first), .map]))
    try judge(Chain(.file, [.map, .debounce(on: .first), .subscribe(on: .second)]))
  }

  @Test func `a driver, with subscribe(on:) above it`() throws {
    try judge(Chain(.file, [.subscribe(on: .first), .driver, .map]))
    try judge(Chain(.socket(.sender), [.map, .driver, .map, .observe(on: .second), .map]))
    try judge(Chain(.file, [.map, .driver]), on: .second)
  }

  @Test func `flatMap`() throws {
    try judge(Chain(.socket(.sender), [.flatMap(Chain(.file, [.observe(on: .second)])), .map]))
    try judge(Chain(.socket(.sender), [.flatMap(Chain(.file, [])), .map]))
    try judge(Chain(.socket(.sender), [.flatMap(Chain(.file, [.subscribe(on: .first)]))]))
    try judge(Chain(.file, [.flatMap(Chain(.socket(.sender), [])), .map]))
    try judge(
      Chain(.file, [.observe(on: .first), .flatMap(Chain(.temperature, [.map])), .map]))
    try judge(Chain(.file, [.flatMap(Chain(.file, [])), .subscribe(on: .second)]))
  }

  @Test func `combineLatest of two queues`() throws {
    let socket = Chain(.socket(.sender), [])
    try judge(
      Chain(.file, [.observe(on: .first), .combineLatest(socket), .map, .observe(on: .second)]))
    try judge(
      Chain(.socket(.sender), [.combineLatest(Chain(.socket(.first), [.observe(on: .second)]))]))
  }

  @Test func `both sources of combineLatest are subscribed to`() throws {
    let file = Chain(.file, [])
    try judge(Chain(.file, [.combineLatest(file), .subscribe(on: .first)]))
    try judge(Chain(.file, [.combineLatest(file), .observe(on: .first), .map]), on: .second)
    try judge(Chain(.file, [.observe(on: .first), .combineLatest(file), .map]))
    try judge(Chain(.file, [.subscribe(on: .second), .combineLatest(file), .map]))
    try judge(
      Chain(
        .file, [.subscribe(on: .first), .combineLatest(Chain(.file, [.subscribe(on: .second)]))]))
    try judge(
      Chain(.temperature, [.combineLatest(file), .subscribe(on: .second), .subscribe(on: .first)]))
  }

  @Test func `chains inside of chains`() throws {
    let innermost = Chain(.file, [.map])
    let inner = Chain(.file, [.observe(on: .second), .flatMap(innermost), .subscribe(on: .first)])
    try judge(Chain(.socket(.sender), [.flatMap(inner), .map]))
    try judge(
      Chain(.file, [.combineLatest(Chain(.socket(.sender), [.flatMap(innermost)])), .map]))
    try judge(Chain(.socket(.sender), [.flatMap(Chain(.file, [.combineLatest(innermost)])), .map]))
  }

  @Test func `all chains of up to four lines`() throws {
    let lines: [Line] = [
      .map, .subscribe(on: .first), .subscribe(on: .second), .observe(on: .first),
      .observe(on: .second),
    ]
    for source in [Source.file, .temperature, .socket(.sender)] {
      var chains: [[Line]] = [[]]
      for _ in 1...4 {
        chains = chains.flatMap { chain in lines.map { chain + [$0] } }
        for chain in chains { try judge(Chain(source, chain)) }
      }
    }
  }

  private func judge(_ chain: Chain, on caller: Place = .main, line: Int = #line) throws {
    let actual = Queues().run(chain, on: caller)
    let answer = whereItRuns(chain, subscribedOn: caller)
    let here = "In the chain [\(chain.text)], subscribed to on \(caller), "
    let up = "Which operator could have moved the subscription on its way up?"
    try expect(
      answer.subscribed == actual.subscribed,
      """
      \(here)the source is subscribed to on \(actual.subscribed), and not on \(answer.subscribed). \
      \(up)
      """, line: line)
    try expect(
      answer.emitted == actual.emitted,
      """
      \(here)the source emits on \(actual.emitted), and not on \(answer.emitted). Does it emit while \
      it is subscribed to, or when somebody calls it?
      """, line: line)
    try expect(
      answer.lines.count == chain.lines.count,
      """
      For the chain [\(chain.text)], lines has \(answer.lines.count) queues, and the chain has \
      \(chain.lines.count) lines. Each line has a queue.
      """, line: line)
    for (index, text) in chain.lines.map(\.text).enumerated() {
      try expect(
        answer.lines[index] == actual.lines[index],
        """
        \(here)the element leaves `\(text)` on \(actual.lines[index]), and not on \
        \(answer.lines[index]). Who calls: the event above, an inner sequence, or a scheduler?
        """, line: line)
    }
  }
}

extension Chain {
  fileprivate var text: String { ([source.text] + lines.map(\.text)).joined(separator: ", ") }
}

extension Source {
  fileprivate var text: String {
    switch self {
    case .file: "file"
    case .temperature: "temperature"
    case .socket(let sender): "socket on \(sender)"
    }
  }
}

extension Line {
  fileprivate var text: String {
    switch self {
    case .map: "map"
    case .subscribe(let queue): "subscribe(on: \(queue))"
    case .observe(let queue): "observe(on: \(queue))"
    case .debounce(let queue): "debounce(on: \(queue))"
    case .driver: "driver"
    case .flatMap(let inner): "flatMap(\(inner.text))"
    case .combineLatest(let other): "combineLatest(\(other.text))"
    }
  }
}

/// The queues of a chain: they stand still until they are told to settle.
private final class Queues {
  @Locked private var here = Place.main
  @Locked private var sockets: [(place: Place, subject: PublishSubject<Int>)] = []
  private lazy var main = StepScheduler { self.on(.main, $0) }
  private lazy var first = StepScheduler { self.on(.first, $0) }
  private lazy var second = StepScheduler { self.on(.second, $0) }
  private lazy var sender = StepScheduler { self.on(.sender, $0) }

  func run(_ chain: Chain, on caller: Place) -> Places {
    var (subscribed, emitted) = (Place?.none, Place?.none)
    var lines = [Place?](repeating: nil, count: chain.lines.count)
    SharingScheduler.mock(scheduler: main) {
      var built = source(chain.source) { subscribed = self.here }
        .do(onNext: { _ in emitted = self.here })
      for (index, line) in chain.lines.enumerated() {
        built = add(line, to: built).do(onNext: { _ in lines[index] = self.here })
      }
      var subscription: (any Disposable)?
      on(caller) { subscription = built.subscribe() }
      settle()
      while !sockets.isEmpty {
        let socket = sockets.removeFirst()
        on(socket.place) { socket.subject.onNext(1) }
        settle()
      }
      subscription?.dispose()
      settle()
    }
    return Places(subscribed: subscribed!, emitted: emitted!, lines: lines.map { $0! })
  }

  private func build(_ chain: Chain) -> Observable<Int> {
    chain.lines.reduce(source(chain.source) {}) { built, line in add(line, to: built) }
  }

  private func source(_ source: Source, _ subscribed: @escaping () -> Void) -> Observable<Int> {
    let numbers: Observable<Int>
    switch source {
    case .file:
      numbers = .create { observer in
        observer.onNext(1)
        return Disposables.create()
      }
    case .temperature: numbers = BehaviorSubject(value: 20).asObservable()
    case .socket(let place):
      let subject = PublishSubject<Int>()
      sockets.append((place, subject))
      numbers = subject.asObservable()
    }
    return .deferred {
      subscribed()
      return numbers
    }
  }

  private func add(_ line: Line, to above: Observable<Int>) -> Observable<Int> {
    switch line {
    case .map: above.map { $0 + 1 }
    case .subscribe(let queue): above.subscribe(on: scheduler(queue))
    case .observe(let queue): above.observe(on: scheduler(queue))
    case .debounce(let queue): above.debounce(.seconds(1), scheduler: scheduler(queue))
    case .driver: above.asDriver(onErrorJustReturn: 0).asObservable()
    case .flatMap(let inner): above.flatMap { _ in self.build(inner) }
    case .combineLatest(let other):
      Observable.combineLatest(
        above,
        Observable.deferred {
          // The element of `other` comes last: the other queues are faster than this one.
          self.settle(besides: self.here)
          return self.build(other)
        }
      ) { $0 + $1 }
    }
  }

  private func scheduler(_ place: Place) -> StepScheduler {
    switch place {
    case .main: main
    case .first: first
    case .second: second
    case .sender: sender
    }
  }

  private func on(_ place: Place, _ work: () -> Void) {
    let before = here
    here = place
    work()
    here = before
  }

  private func settle(besides busy: Place? = nil) {
    let all = [Place.main, .first, .second, .sender].filter { $0 != busy }.map(scheduler)
    while all.contains(where: \.isBusy) {
      for scheduler in all { scheduler.run() }
    }
  }
}

/// Its clock stands still, so that work for later is due as soon as it runs.
private final class StepScheduler: SchedulerType {
  let now = RxTime()
  @Locked private var waiting: [() -> Void] = []
  private let perform: (() -> Void) -> Void

  init(_ perform: @escaping (() -> Void) -> Void) { self.perform = perform }

  var isBusy: Bool { !waiting.isEmpty }

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let disposable = SingleAssignmentDisposable()
    waiting.append {
      if !disposable.isDisposed { disposable.setDisposable(action(state)) }
    }
    return disposable
  }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable { schedule(state, action: action) }

  func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable { fatalError("No chain ticks.") }

  func run() {
    let works = waiting
    waiting = []
    for work in works { perform(work) }
  }
}
