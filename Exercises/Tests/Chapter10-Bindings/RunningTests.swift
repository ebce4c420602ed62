import RxLite
import RxLiteTest
import Testing

@testable import Chapter10Exercises

@Suite("Running", .serialized) struct RunningTests {
  private let inputs = ManualSource<Int>()
  private let results = ManualSource<Int>()
  private let isAnimating: Observable<Bool>
  private let isHidden: Observable<Bool>

  init() {
    (isAnimating, isHidden) = running(inputs: inputs.sequence, results: results.sequence)
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

  @Test func `the label is hidden before the sources are subscribed to`() throws {
    let cold = running(inputs: Observable.just(1), results: Observable.just("A"))
    try expect(
      Subscriber(cold.isHidden).received, equals: ["true", "true", "false", "completed"],
      """
      The sources emit as soon as they are subscribed to: an input, then a result. The first true \
      of `isHidden` comes before both.
      """)
    try expect(
      Subscriber(cold.isAnimating).received, equals: ["true", "false", "completed"],
      "The sources emit as soon as they are subscribed to: an input, then a result.")
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

  @Test func `each subscription subscribes to both, the inputs first`() throws {
    try expect(
      inputs.runs + results.runs, equals: 0, "There is no subscriber yet, but a source has one.")
    let order = Locked<[String]>([])
    let pair = running(
      inputs: inputs.sequence.do(onSubscribe: { order.value.append("inputs") }),
      results: results.sequence.do(onSubscribe: { order.value.append("results") }))
    let first = Subscriber(pair.isAnimating)
    try expect(
      order.value, equals: ["inputs", "results"], "`isAnimating` subscribes to each once.")
    order.value = []
    let second = Subscriber(pair.isHidden)
    try expect(order.value, equals: ["inputs", "results"], "`isHidden` subscribes to each once.")
    first.dispose()
    second.dispose()
    try expect(
      !inputs.isRunning && !results.isRunning,
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
    let answers = inputs.sequence.map { $0 * 2 }
    let pair = running(inputs: inputs.sequence, results: answers)
    let spinner = Subscriber(pair.isAnimating)
    inputs.send(.next(1))
    try expect(
      spinner.received, equals: ["true", "false"],
      "The result arrives at once. The spinner turns first, and then stops.")
  }

  @Test(arguments: Law.all(of: inputsOfSpinner, resultsOfSpinner, inputsOfLabel, resultsOfLabel))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  // Errors become false.

  private static let inputsOfSpinner = Operator(
    "`isAnimating`", of: "the inputs", except: [.error]
  ) { inputs, _ in running(inputs: inputs, results: Observable<Int>.empty()).isAnimating }

  private static let resultsOfSpinner = Operator(
    "`isAnimating`", of: "the results", except: [.error]
  ) { results, _ in running(inputs: .just(1), results: results).isAnimating }

  private static let inputsOfLabel = Operator(
    "`isHidden`", of: "the inputs", except: [.error]
  ) { inputs, _ in running(inputs: inputs, results: Observable<Int>.empty()).isHidden }

  private static let resultsOfLabel = Operator(
    "`isHidden`", of: "the results", except: [.error]
  ) { results, _ in running(inputs: .just(1), results: results).isHidden }
}

private struct Broken: Error {}
