import RxLite
import RxLiteTest

/// The error of every failure; its number says which one.
struct Failure: Error, CustomStringConvertible {
  let number: Int
  var description: String { "Failure(\(number))" }
}

/// What a chain runs in: the clock, the log, the subjects and the shared observables.
final class World {
  let scheduler = TestScheduler(initialClock: 0)
  /// The main subscription; a closure may dispose it before it is there.
  let main = SingleAssignmentDisposable()
  var subjects: [LiveSubject] = []
  var shared: [Source] = []
  /// What an inner term's `it` stands for.
  var it = 0
  /// What was subscribed by closures.
  var inner: [SingleAssignmentDisposable] = []
  private(set) var lines: [String] = []
  private(set) var testables: [(name: String, source: TestableObservable<Int>)] = []
  private var sendsLeft = 12
  private var subscriptionsLeft = 6

  /// The number of lines after which a log is cut off.
  static let limit = 300

  func log(_ text: @autoclosure () -> String) {
    if lines.count < World.limit { lines.append("\(scheduler.clock) \(text())") }
  }

  func remember(_ source: TestableObservable<Int>, as name: String) -> Observable<Int> {
    testables.append(("\(name)\(testables.count)", source))
    return source.asObservable()
  }

  /// Schedules what happens at a tick; at tick 0 it happens now.
  func at(_ tick: Int, do action: @escaping () -> Void) {
    if tick == 0 { action() } else { scheduler.scheduleAt(tick, action: action) }
  }

  /// What an operator's closure does besides its work.
  func action(_ effect: Effect) -> (Int) throws -> Void {
    let quiet = quietAction(effect)
    guard effect.name == .throwing else { return quiet }
    var calls = 0
    return { _ in
      calls += 1
      if calls == effect.arguments[0] { throw Failure(number: 10 + calls) }
    }
  }

  /// The same for a closure that can't throw.
  func quietAction(_ effect: Effect) -> (Int) -> Void {
    var calls = 0
    switch effect.name {
    case .none, .throwing: return { _ in }
    case .logs: return { [unowned self] in log("call\(effect.arguments[0]) \($0)") }
    default:
      return { [unowned self] _ in
        calls += 1
        if calls == effect.arguments.last { perform(effect) }
      }
    }
  }

  private func perform(_ effect: Effect) {
    let index = effect.arguments[0]
    switch effect.name {
    case .sends:
      guard sendsLeft > 0 else { return }
      sendsLeft -= 1
      log("send p\(index)")
      subjects[index].on(.next(90 + sendsLeft % 10))
    case .ends:
      log("end p\(index)")
      subjects[index].on(.completed)
    case .fails:
      log("fail p\(index)")
      subjects[index].on(.error(Failure(number: 2)))
    case .connects:
      guard subscriptionsLeft > 0, case .connectable(let source) = shared[index] else { return }
      subscriptionsLeft -= 1
      log("connect s\(index)")
      let connection = SingleAssignmentDisposable()
      inner.append(connection)
      connection.setDisposable(source.connect())
    case .subscribes:
      guard subscriptionsLeft > 0 else { return }
      subscriptionsLeft -= 1
      log("subscribe s\(index)")
      let subscription = SingleAssignmentDisposable()
      let name = "inner\(inner.count)"
      inner.append(subscription)
      subscription.setDisposable(subscribe(shared[index], as: name, receives: .none))
    case .disposes:
      log("dispose main")
      main.dispose()
    case .none, .logs, .throwing: break
    }
  }

  /// Subscribes an observer that logs what it receives.
  func subscribe(_ source: Source, as name: String, receives effect: Effect) -> Disposable {
    let action = quietAction(effect)
    let next = { [unowned self] (text: String, element: Int) in
      log("\(name) \(text)(\(element))")
      action(element)
    }
    let failed = { [unowned self] (error: any Error) in log("\(name) error(\(error))") }
    let completed = { [unowned self] in
      log("\(name) completed")
      if source.isCompletable { action(0) }
    }
    let disposed = { [unowned self] in log("\(name) disposed") }
    switch source {
    case .observable(let source):
      return source.subscribe(
        onNext: { next("next", $0) }, onError: failed, onCompleted: completed, onDisposed: disposed)
    case .connectable(let source):
      return source.subscribe(
        onNext: { next("next", $0) }, onError: failed, onCompleted: completed, onDisposed: disposed)
    case .single(let source):
      return source.subscribe(
        onSuccess: { next("success", $0) }, onFailure: failed, onDisposed: disposed)
    case .maybe(let source):
      return source.subscribe(
        onSuccess: { next("success", $0) }, onError: failed, onCompleted: completed,
        onDisposed: disposed)
    case .completable(let source):
      return source.subscribe(onCompleted: completed, onError: failed, onDisposed: disposed)
    case .infallible(let source):
      return source.subscribe(
        onNext: { next("next", $0) }, onCompleted: completed, onDisposed: disposed)
    case .driver(let source):
      return source.drive(
        onNext: { next("next", $0) }, onCompleted: completed, onDisposed: disposed)
    case .signal(let source):
      return source.emit(
        onNext: { next("next", $0) }, onCompleted: completed, onDisposed: disposed)
    }
  }
}

extension Source {
  fileprivate var isCompletable: Bool {
    if case .completable = self { true } else { false }
  }
}

/// A subject of any kind.
struct LiveSubject {
  let observable: Observable<Int>
  let on: (Event<Int>) -> Void
  let hasObservers: () -> Bool

  init(_ plan: SubjectPlan) {
    switch plan.name {
    case .publish:
      let subject = PublishSubject<Int>()
      self.init(subject.asObservable(), { subject.on($0) }, { subject.hasObservers })
    case .behavior:
      let subject = BehaviorSubject(value: plan.number)
      self.init(subject.asObservable(), { subject.on($0) }, { subject.hasObservers })
    case .replay:
      let subject = ReplaySubject<Int>.create(bufferSize: plan.number)
      self.init(subject.asObservable(), { subject.on($0) }, { subject.hasObservers })
    case .async:
      let subject = AsyncSubject<Int>()
      self.init(subject.asObservable(), { subject.on($0) }, { subject.hasObservers })
    case .publishRelay:
      let relay = PublishRelay<Int>()
      self.init(relay.asObservable(), { $0.element.map(relay.accept) }, { false })
    case .behaviorRelay:
      let relay = BehaviorRelay(value: plan.number)
      self.init(relay.asObservable(), { $0.element.map(relay.accept) }, { false })
    case .replayRelay:
      let relay = ReplayRelay<Int>.create(bufferSize: plan.number)
      self.init(relay.asObservable(), { $0.element.map(relay.accept) }, { false })
    }
  }

  private init(
    _ observable: Observable<Int>, _ on: @escaping (Event<Int>) -> Void,
    _ hasObservers: @escaping () -> Bool
  ) {
    self.observable = observable
    self.on = on
    self.hasObservers = hasObservers
  }
}

extension TimedEvent {
  /// The event without its tick.
  var event: Event<Int> {
    switch value {
    case .next(let element): .next(element)
    case .error: .error(Failure(number: 1))
    case .completed: .completed
    }
  }
}
