import RxLite
import RxLiteTest
import Testing

@testable import Chapter08Exercises

/// Each chain is really run. A verdict says which part of it runs elsewhere, and not where.
@Suite("WhereItRuns", .serialized) struct WhereItRunsTests {
  private let queues = Queues()

  @Test func `1: map, then observe(on:)`() throws {
    try judge(1) { queues.observed(queues.mapped(queues.file).observe(on: queues.first)) }
  }

  @Test func `2: subscribe(on:), and observe(on:) at the end`() throws {
    try judge(2) {
      queues.observed(
        queues.mapped(queues.file.subscribe(on: queues.first)).observe(on: queues.second))
    }
  }

  @Test func `3: two subscribe(on:)`() throws {
    try judge(3) {
      queues.observed(
        queues.mapped(queues.file.subscribe(on: queues.first).subscribe(on: queues.second)))
    }
  }

  @Test func `4: subscribe(on:) at the end`() throws {
    try judge(4) {
      queues.observed(
        queues.mapped(queues.file.observe(on: queues.second)).subscribe(on: queues.first))
    }
  }

  @Test func `5: subscribe(on:) below a subject`() throws {
    try judge(5) {
      let socket = PublishSubject<Int>()
      queues.observed(queues.mapped(queues.hot(socket.asObservable()).subscribe(on: queues.first)))
      queues.settle()
      queues.on(.sender) { socket.onNext(1) }
    }
  }

  @Test func `6: subscribe(on:) below a subject that has an element`() throws {
    try judge(6) {
      let temperature = BehaviorSubject(value: 20)
      queues.observed(
        queues.mapped(queues.hot(temperature.asObservable()).subscribe(on: queues.first)))
    }
  }

  @Test func `7: flatMap with observe(on:) inside`() throws {
    try judge(7) {
      let socket = PublishSubject<Int>()
      queues.observed(
        queues.mapped(socket.flatMap { _ in queues.file.observe(on: queues.second) }))
      queues.on(.sender) { socket.onNext(1) }
    }
  }

  @Test func `8: combineLatest of two queues`() throws {
    try judge(8) {
      let socket = PublishSubject<Int>()
      queues.observed(
        queues.mapped(
          Observable.combineLatest(queues.file.observe(on: queues.first), socket) { $0 + $1 }
        )
        .observe(on: queues.second))
      queues.settle()
      queues.on(.sender) { socket.onNext(1) }
    }
  }

  @Test func `9: debounce`() throws {
    try judge(9) {
      let socket = PublishSubject<Int>()
      queues.observed(
        queues.mapped(
          queues.hot(socket.asObservable()).debounce(.seconds(1), scheduler: queues.first)))
      queues.on(.sender) { socket.onNext(1) }
    }
  }

  @Test func `10: a driver, with subscribe(on:) above it`() throws {
    try judge(10) {
      SharingScheduler.mock(scheduler: queues.main) {
        let numbers = queues.file.subscribe(on: queues.first).asDriver(onErrorJustReturn: 0)
        queues.observed(queues.mapped(numbers).asObservable())
        queues.settle()
      }
    }
  }

  private func judge(_ number: Int, line: Int = #line, _ run: () -> Void) throws {
    run()
    queues.settle()
    let found = whereItRuns().filter { $0.chain == number }
    guard found.count == 1, let prediction = found.first else {
      try fail("There are \(found.count) predictions for chain \(number): make it one.", line: line)
    }
    let question =
      number < 7
      ? "Which operator could have moved it there, and what does that operator move?"
      : "Who calls it: the event above, an inner sequence, or a scheduler?"
    for (part, predicted, actual) in [
      ("its source is not subscribed on", prediction.subscribed, queues.seen.subscribed),
      ("the closure of map does not run on", prediction.mapped, queues.seen.mapped),
      ("the observer does not receive the element on", prediction.received, queues.seen.received),
    ] {
      try expect(
        predicted == actual,
        """
        Chain \(number): \(part) \(predicted). \(question)
        """, line: line)
    }
  }
}

/// The queues of the ten chains: they stand still until they are told to settle.
private final class Queues {
  @Locked private(set) var here = Place.main
  @Locked private(set) var seen = (
    subscribed: Place?.none, mapped: Place?.none, received: Place?.none
  )
  private(set) lazy var main = StepScheduler { self.on(.main, $0) }
  private(set) lazy var first = StepScheduler { self.on(.first, $0) }
  private(set) lazy var second = StepScheduler { self.on(.second, $0) }

  var file: Observable<Int> {
    Observable.create { observer in
      self.seen.subscribed = self.here
      observer.onNext(1)
      observer.onCompleted()
      return Disposables.create()
    }
  }

  func hot(_ subject: Observable<Int>) -> Observable<Int> {
    Observable.deferred {
      self.seen.subscribed = self.here
      return subject
    }
  }

  func mapped(_ source: Observable<Int>) -> Observable<Int> {
    source.map { element in
      self.seen.mapped = self.here
      return element
    }
  }

  func mapped(_ source: Driver<Int>) -> Driver<Int> {
    source.map { element in
      self.seen.mapped = self.here
      return element
    }
  }

  func observed(_ chain: Observable<Int>) {
    _ = chain.subscribe(onNext: { _ in self.seen.received = self.here })
  }

  func on(_ place: Place, _ work: () -> Void) {
    let before = here
    here = place
    work()
    here = before
  }

  func settle() {
    while main.isBusy || first.isBusy || second.isBusy {
      main.run()
      first.run()
      second.run()
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
