import RxLite
import RxLiteTest
import Testing

@testable import Chapter10Exercises

@Suite("Running", .serialized) struct RunningTests {
  private let inputs = Source()
  private let results = Source()
  private let isAnimating: Observable<Bool>
  private let isHidden: Observable<Bool>

  init() {
    (isAnimating, isHidden) = running(inputs: inputs.elements, results: results.elements)
  }

  @Test func `the spinner turns from an input to its result`() throws {
    let spinner = Subscriber(isAnimating)
    try expect(
      spinner.received, equals: [],
      "There is no input yet: the spinner must not turn, and nothing has to stop it either.")
    inputs.send(.next(1))
    try expect(
      spinner.received, equals: ["true"],
      "An input has arrived: `isAnimating` emits true, once and at once.")
    results.send(.next(1))
    try expect(
      spinner.received, equals: ["true", "false"],
      "Its result has arrived: `isAnimating` emits false."
    )
    inputs.send(.next(2))
    results.send(.next(2))
    try expect(
      spinner.received, equals: ["true", "false", "true", "false"],
      "A second input and its result have arrived.")
  }

  @Test func `the label is hidden at first, and from an input to its result`() throws {
    let label = Subscriber(isHidden)
    try expect(
      label.received, equals: ["true"],
      "There is no result to show yet: `isHidden` emits true, as soon as it is subscribed to.")
    inputs.send(.next(1))
    results.send(.next(1))
    inputs.send(.next(2))
    try expect(
      label.received, equals: ["true", "true", "false", "true"],
      "An input, its result and a second input have arrived.")
  }

  @Test func `each input and each result counts`() throws {
    let (spinner, label) = (Subscriber(isAnimating), Subscriber(isHidden))
    for number in [1, 2] { inputs.send(.next(number)) }
    for number in [1, 2] { results.send(.next(number)) }
    let expected = ["true", "true", "false", "false"]
    try expect(
      spinner.received, equals: expected,
      """
      Two inputs have arrived, then two results. `isAnimating` emits at each, equal values as \
      well.
      """)
    try expect(
      label.received, equals: ["true"] + expected,
      "Two inputs have arrived, then two results. `isHidden` emits at each, equal values as well.")
  }

  @Test func `a late subscriber begins anew`() throws {
    let early = (Subscriber(isAnimating), Subscriber(isHidden))
    inputs.send(.next(1))
    let late = (Subscriber(isAnimating), Subscriber(isHidden))
    try expect(
      late.0.received, equals: [],
      "The second subscription began after the input. Nothing is replayed to the spinner.")
    try expect(
      late.1.received, equals: ["true"],
      """
      The second subscription began after the input. `isHidden` emits true once, the value at \
      first.
      """)
    results.send(.next(1))
    try expect(late.1.received, equals: ["true", "false"], "A result has arrived.")
    try expect(early.0.received, equals: ["true", "false"], "The first subscriber receives both.")
  }

  @Test func `each subscription subscribes to both, the inputs first`() throws {
    try expect(
      inputs.runs + results.runs, equals: 0, "There is no subscriber yet, but a source has one.")
    let order = Locked<[String]>([])
    let pair = running(
      inputs: inputs.elements.do(onSubscribe: { order.value.append("inputs") }),
      results: results.elements.do(onSubscribe: { order.value.append("results") }))
    let first = Subscriber(pair.isAnimating)
    try expect(
      order.value, equals: ["inputs", "results"], "`isAnimating` subscribes to each once.")
    order.value = []
    let second = Subscriber(pair.isHidden)
    try expect(order.value, equals: ["inputs", "results"], "`isHidden` subscribes to each once.")
    first.dispose()
    second.dispose()
    try expect(
      inputs.active + results.active, equals: 0,
      "Both subscriptions were disposed, but a source still has a subscriber.")
  }

  @Test func `a result that fails stops the spinner`() throws {
    let (spinner, label) = (Subscriber(isAnimating), Subscriber(isHidden))
    inputs.send(.next(1))
    results.send(.error(Broken()))
    try expect(
      spinner.received, equals: ["true", "false"],
      "The results have failed. The spinner stops, and `isAnimating` neither fails nor completes.")
    try expect(
      label.received, equals: ["true", "true", "false"], "The results have failed: show the label.")
    try expect(results.runs, equals: 2, "The results have failed, and were subscribed to again.")
    inputs.send(.next(2))
    try expect(
      spinner.received, equals: ["true", "false", "true"],
      "After the results have failed, another input has arrived.")
    inputs.send(.completed)
    try expect(
      spinner.received, equals: ["true", "false", "true", "completed"],
      "The results have failed and the inputs have completed: nothing more can arrive.")
  }

  @Test func `inputs that fail stop the spinner`() throws {
    let spinner = Subscriber(isAnimating)
    inputs.send(.next(1))
    inputs.send(.error(Broken()))
    try expect(
      spinner.received, equals: ["true", "false"],
      "The inputs have failed. The spinner stops, and `isAnimating` neither fails nor completes.")
    results.send(.next(1))
    try expect(
      spinner.received, equals: ["true", "false", "false"],
      "After the inputs have failed, a result has arrived.")
    results.send(.completed)
    try expect(
      spinner.received, equals: ["true", "false", "false", "completed"],
      "The inputs have failed and the results have completed: nothing more can arrive.")
  }

  @Test(arguments: [true, false])
  func `completes when both have completed`(inputsFirst: Bool) throws {
    let (spinner, label) = (Subscriber(isAnimating), Subscriber(isHidden))
    let (first, second) = inputsFirst ? (inputs, results) : (results, inputs)
    let value = inputsFirst ? "false" : "true"
    inputs.send(.next(1))
    first.send(.completed)
    try expect(
      spinner.received, equals: ["true"],
      """
      An input has arrived. Then the \(inputsFirst ? "inputs" : "results") have completed, and the \
      others have not.
      """)
    second.send(.next(2))
    second.send(.completed)
    try expect(
      spinner.received, equals: ["true", value, "completed"],
      "The others have emitted once and completed. `isAnimating` completes.")
    try expect(
      label.received, equals: ["true", "true", value, "completed"],
      "The others have emitted once and completed. `isHidden` completes.")
  }

  @Test func `a result may come within its input`() throws {
    let answers = inputs.elements.map { $0 * 2 }
    let pair = running(inputs: inputs.elements, results: answers)
    let spinner = Subscriber(pair.isAnimating)
    inputs.send(.next(1))
    try expect(
      spinner.received, equals: ["true", "false"],
      "The result arrives at once. The spinner turns first, and then stops.")
  }
}

private struct Broken: Error {}

/// A hot sequence that counts its subscriptions.
private final class Source {
  @Locked private(set) var runs = 0
  @Locked private(set) var active = 0
  private let subject = PublishSubject<Int>()

  var elements: Observable<Int> {
    Observable.create { [weak self, subject] observer in
      self?.runs += 1
      self?.active += 1
      let subscription = subject.subscribe(observer)
      return Disposables.create { [weak self] in
        self?.active -= 1
        subscription.dispose()
      }
    }
  }

  func send(_ event: Event<Int>) { subject.on(event) }
}

/// Records what a subscription receives.
private final class Subscriber {
  @Locked private(set) var received: [String] = []
  private let subscription = SerialDisposable()

  init(_ sequence: Observable<Bool>) {
    subscription.disposable = sequence.subscribe { [weak self] event in
      self?.received.append(event.element.map { "\($0)" } ?? "\(event)")
    }
  }

  func dispose() { subscription.dispose() }

  deinit { subscription.dispose() }
}
