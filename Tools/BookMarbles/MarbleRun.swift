import RxLite
import RxLiteTest

/// One run of an operator on a virtual clock. A tick is a second.
final class MarbleRun {
  let clock = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
  private let marbles: MarbleOperator
  private let timelines: [Timeline]
  private let arguments: [Int]
  private let sources: [TestableObservable<String>]
  private var results: [(label: String, at: TestTime, observer: TestableObserver<String>)] = []
  private let bag = DisposeBag()

  init(_ marbles: MarbleOperator, _ timelines: [Timeline], _ arguments: [Int]) {
    (self.marbles, self.timelines, self.arguments) = (marbles, timelines, arguments)
    sources = timelines.map { [clock] in clock.createColdObservable($0.events) }
  }

  // MARK: - What an operator is given

  /// A source. Each subscription runs its row from the beginning.
  subscript(_ index: Int) -> Observable<String> { sources[index].asObservable() }

  /// The source whose elements are numbers.
  var numbers: Observable<Int> { self[0].map { MarbleQuestion.number($0) ?? 0 } }

  var argument: Int { arguments[0] }
  var secondArgument: Int { arguments[1] }
  var seconds: RxTimeInterval { .seconds(argument) }

  /// Records what a sequence emits, as a row of the answer.
  ///
  /// - Parameter time: The tick at which the row subscribes. Now, if it is left out.
  func show<Result: ObservableConvertibleType>(
    _ result: Result, as label: String = "result", at time: TestTime? = nil
  ) {
    let observer = clock.createObserver(String.self)
    let text = result.asObservable().map { "\($0)" }
    results.append((label, time ?? clock.clock, observer))
    guard let time, time > clock.clock else { return text.subscribe(observer).disposed(by: bag) }
    clock.scheduleAt(time) { [bag] in text.subscribe(observer).disposed(by: bag) }
  }

  /// Subscribes to a sequence of sequences.
  func keep(_ subscription: any Disposable) { subscription.disposed(by: bag) }

  // MARK: - The answer

  func answer() -> MarbleAnswer {
    clock.scheduleAt(0) { [unowned self] in marbles.run(self) }
    clock.advanceTo(MarbleQuestion.length)
    let above = zip(marbles.sources, zip(timelines, sources)).map { source, both in
      MarbleAnswer.Row(
        label: source.name, events: both.0.events.map(Self.event),
        subscriptions: both.1.subscriptions.map { [$0.subscribe, Self.end($0.unsubscribe)] })
    }
    let below = results.map { label, time, observer in
      MarbleAnswer.Row(
        label: label, events: observer.events.map(Self.event), subscriptions: [[time, nil]])
    }
    return MarbleAnswer(sources: above, results: below)
  }

  private static func end(_ time: TestTime) -> Int? { time == .max ? nil : time }

  private static func event(_ recorded: Recorded<Event<String>>) -> MarbleAnswer.Event {
    let time = recorded.time
    return switch recorded.value {
    case .next(let element): .init(at: time, kind: .next, text: element)
    case .error(let error): .init(at: time, kind: .error, text: "\(error)")
    case .completed: .init(at: time, kind: .completed)
    }
  }
}
