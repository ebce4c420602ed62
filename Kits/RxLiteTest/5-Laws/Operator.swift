import RxLite

/// A function from a source to a result, as each ``Law`` tries it, and the words in which a failure speaks
/// of both.
///
///     let totals = Operator("the totals", of: "the changes") { changes, _ in
///       runningTotal(changes.map { .added("tea", price: $0) })
///     }
///
/// The source emits the numbers 1, 2, 3 …; the function makes of them what its sequence takes. Where a
/// sequence has several sources, each of them is an operator of its own, and the function provides
/// the others. Thus the inner sequence of a `flatMap` is a source like any other:
///
///     let inner = Operator(of: "the inner sequence") { source, _ in
///       Observable.just("a").myFlatMapLatest { _ in source }
///     }
///
/// So is whatever can be made from a sequence, such as a function with a completion handler.
public struct Operator: @unchecked Sendable {
  let result, source, closure: String
  let mayThrow: Bool
  let count, pause: Int
  let exceptions: [Law]
  private let operate: (Observable<Int>, Trial) -> Observable<String>
  /// Subscribes to the result on any source, and passes on what ends it, or `nil` for an element.
  let run: (Observable<Int>, @escaping (String?) -> Void) -> Void

  /// Creates an operator from a function.
  ///
  /// - Parameters:
  ///   - result: What the function returns, such as `the totals`.
  ///   - source: What it is applied to, such as `the changes`.
  ///   - closure: The closure that it calls, if it has one, such as `selector`. The function calls
  ///     ``Trial/count(returning:)`` in it.
  ///   - throwing: The same, for a closure that may throw: ``Trial/call(returning:)``.
  ///   - count: The number of elements that the source emits in a run, two or more where that is possible.
  ///     The result must emit at least one when they are followed by the completion.
  ///   - pause: The number of seconds that pass after each event on the clock of the trial. Without it, the
  ///     result has to emit each event at once.
  ///   - exceptions: The laws that it doesn't keep, or that can't be tried on it. Say why in a comment.
  ///   - operate: The function.
  public init<Result>(
    _ result: String = "the result", of source: String = "the source",
    calling closure: String? = nil,
    throwing: String? = nil, count: Int = 4, pause: Int = 0, except exceptions: [Law] = [],
    operate: @escaping (Observable<Int>, Trial) -> Observable<Result>
  ) {
    (self.result, self.source) = (result, source)
    (self.closure, mayThrow) = (closure ?? throwing ?? "the closure", throwing != nil)
    (self.count, self.pause, self.exceptions) = (count, pause, exceptions)
    self.operate = { operate($0, $1).map { "\($0)" } }
    run = { source, onEvent in
      _ = operate(source, Trial())
        .subscribe { onEvent($0.isStopEvent ? "\($0)" : nil) }
    }
  }

  /// Creates an operator from a function that takes no source: it returns a sequence that sends everything
  /// before its `subscribe` returns. The laws on a source don't concern it.
  ///
  /// - Parameters:
  ///   - result: What the function returns.
  ///   - closure: The closure that it calls, if it has one.
  ///   - exceptions: The laws that it doesn't keep.
  ///   - create: The function.
  public init<Result>(
    creating result: String, calling closure: String? = nil, except exceptions: [Law] = [],
    create: @escaping (Trial) -> Observable<Result>
  ) {
    self.init(
      result, of: result, calling: closure,
      except: exceptions + [.oneDisposed, .error, .disposal, .observerSends, .many]
    ) { source, trial in
      let created = create(trial)
      // Its runs are counted at a source that sends nothing of use.
      return .create { observer in
        CompositeDisposable(source.subscribe(), created.subscribe(observer))
      }
    }
  }

  /// Applies the operator to a source of its own.
  func tried(on source: ManualSource<Int> = ManualSource<Int>(), failingCall: Int? = nil) -> Tried {
    let trial = Trial(failingCall: failingCall)
    return Tried(
      source: source, trial: trial, result: operate(source.sequence, trial), pause: pause)
  }

  /// The elements of one run.
  var elements: [Event<Int>] { (1...count).map { .next($0) } }

  /// The first of them, if the run goes on after it.
  func beginning() throws -> [Event<Int>] {
    let first = Array(elements.prefix(1))
    return try count > 1 && !alone(first).isEnded ? first : []
  }

  /// Their number, in the words of a failure.
  var elementCount: String { count == 1 ? "an element" : "\(count) elements" }

  /// What a lone subscriber receives while the source sends these events.
  ///
  /// - Parameter isAtOnce: Whether the source sends them before its `subscribe` returns.
  func alone(_ events: [Event<Int>], isAtOnce: Bool = false) throws -> [String] {
    let tried = tried(on: ManualSource(sending: isAtOnce ? events : []))
    let subscriber = tried.subscriber()
    if !isAtOnce { tried.send(events) }
    defer { subscriber.dispose() }
    let hasAny = subscriber.received.contains { $0 != "completed" && !$0.hasPrefix("error(") }
    if events.count > count, !hasAny {
      try subscriber.expectHere("")
      throw Finding("\(source.capitalized) emitted \(elementCount), and \(result) none.", line: 0)
    }
    return subscriber.received
  }

  /// How a subscription can end, in the words of a failure; `nil` stands for its disposal.
  var ends: [(name: String, event: Event<Int>?)] {
    [("was disposed", nil)]
      + (exceptions.contains(.completion) ? [] : [("has completed", .completed)])
      + (exceptions.contains(.error)
        ? [] : [("has failed", .error(LawError(name: "that of the source")))])
  }
}

/// What one application of an ``Operator`` has of its own: a clock, and a count of the calls of the
/// operator's closure.
public final class Trial {
  /// The clock, for an operator that needs a scheduler. It shows 0 at first.
  public let time = MarbleTime()

  @Locked private(set) var calls = 0
  private let failingCall: Int?

  /// Creates a trial that no law makes, whose closures don't throw.
  public convenience init() { self.init(failingCall: nil) }

  init(failingCall: Int?) { self.failingCall = failingCall }

  @Locked private var kept: [AnyObject] = []

  /// Keeps an object alive for as long as the trial, if the operator itself doesn't own it.
  ///
  /// - Returns: The object.
  public func keep<Object: AnyObject>(_ object: Object) -> Object {
    kept.append(object)
    return object
  }

  /// Counts a call of a closure that may throw.
  ///
  ///     source.myFilter { _, new in try trial.call(returning: new > 1) }
  ///
  /// - Returns: The value.
  /// - Throws: An error, where a law tries a closure that throws.
  @discardableResult
  public func call<Value>(returning value: Value) throws -> Value {
    count()
    if calls == failingCall { throw LawError(name: "that of the closure") }
    return value
  }

  /// Counts a call of a closure that can't throw.
  public func count() { calls += 1 }

  /// Counts a call of a closure that can't throw.
  ///
  /// - Returns: The value.
  public func count<Value>(returning value: Value) -> Value {
    count()
    return value
  }
}

/// An operator that has been applied to a source.
struct Tried {
  let source: ManualSource<Int>
  let trial: Trial
  let result: Observable<String>
  let pause: Int

  func subscriber(onElement: @escaping (String) -> Void = { _ in }) -> Subscriber {
    let subscriber = Subscriber(result) { event in
      if let element = event.element { onElement(element) }
    }
    wait()
    return subscriber
  }

  /// Lets time pass in which the result may emit.
  func wait() { if pause > 0 { trial.time.advanceTo(trial.time.clock + pause) } }

  /// Checks that neither an event nor a call of the closure follows in a quarter of an hour.
  func requireSilence(after end: String, of subscriber: Subscriber, _ it: Operator) throws {
    let (received, calls) = (subscriber.received, trial.calls)
    trial.time.advanceTo(trial.time.clock + 900)
    try subscriber.require(received, "\(end) Nothing should arrive later.")
    try require(trial.calls == calls, "\(end) But \(it.closure) was called later.")
  }

  /// Lets the source send these events to one of its subscriptions.
  func send(_ events: [Event<Int>], to run: Int = 0) {
    for event in events {
      source.send(event, to: run)
      wait()
    }
  }
}

/// The error of a law. There is no other with its name.
final class LawError: Error, CustomStringConvertible {
  let description: String

  init(name: String) { description = name }
}

extension [String] {
  /// Whether the last of these events is a terminal event.
  var isEnded: Bool { last == "completed" || last?.hasPrefix("error(") == true }
}

extension String {
  /// As the beginning of a sentence.
  var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
