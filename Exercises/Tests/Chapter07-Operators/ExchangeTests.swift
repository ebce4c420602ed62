import RxLite
import RxLiteTest
import Testing

@testable import Chapter07Exercises

@Suite("Exchange", .serialized) struct ExchangeTests {
  private let machine = Machine()

  @Test func `a tap buys the chosen currency`() throws {
    let traveller = Subscriber(machine.result)
    machine.amounts.onNext(100)
    machine.choose("yen", rate: 160)
    machine.tap()
    try traveller.check(
      ["100 € = 16000 yen"],
      "The amount is 100, yen were chosen, and their rate has come: 160. Then there was a tap.")
    traveller.dispose()
  }

  @Test func `nothing but a tap buys`() throws {
    let traveller = Subscriber(machine.result)
    machine.amounts.onNext(100)
    machine.choose("yen", rate: 160)
    try traveller.check(
      [], "There is an amount, a currency and its rate, and no tap yet. Only a tap may emit.")
    machine.tap()
    machine.amounts.onNext(20)
    machine.send(170, for: "yen")
    machine.choose("dollars", rate: 2)
    try traveller.check(
      ["100 € = 16000 yen"],
      """
      There was one tap. After it the amount, the rate and the currency have changed, but a change is no reason \
      to buy.
      """)
    traveller.dispose()
  }

  @Test func `each tap buys`() throws {
    let traveller = Subscriber(machine.result)
    machine.amounts.onNext(20)
    machine.choose("dollars", rate: 2)
    for _ in 1...3 { machine.tap() }
    try traveller.check(
      ["20 € = 40 dollars", "20 € = 40 dollars", "20 € = 40 dollars"],
      "There were three taps, and nothing has changed between them. Each of them buys.")
    traveller.dispose()
  }

  @Test func `the amount is 10 until the first one arrives`() throws {
    let traveller = Subscriber(machine.result)
    machine.choose("dollars", rate: 2)
    machine.tap()
    try traveller.check(
      ["10 € = 20 dollars"],
      "No amount has been entered. There is a currency, and its rate, so a tap buys for 10 euros.")
    machine.amounts.onNext(30)
    machine.tap()
    try traveller.check(
      ["10 € = 20 dollars", "30 € = 60 dollars"],
      "After the first tap, 30 was entered, and there was another tap.")
    traveller.dispose()
  }

  @Test func `the latest amount and the latest rate count`() throws {
    let traveller = Subscriber(machine.result)
    for amount in [20, 30] { machine.amounts.onNext(amount) }
    machine.choose("yen", rate: 160)
    machine.send(170, for: "yen")
    machine.tap()
    machine.send(180, for: "yen")
    machine.tap()
    machine.amounts.onNext(40)
    machine.tap()
    try traveller.check(
      ["30 € = 5100 yen", "30 € = 5400 yen", "40 € = 7200 yen"],
      """
      The amounts were 20 and 30, and the rates 160 and 170: a tap. Then the rate was 180: a tap. Then 40 was \
      entered: a tap.
      """)
    traveller.dispose()
  }

  @Test func `an amount and a rate may be 0`() throws {
    let traveller = Subscriber(machine.result)
    machine.choose("yen", rate: 160)
    machine.amounts.onNext(0)
    machine.tap()
    try traveller.check(
      ["0 € = 0 yen"],
      "The amount was 10, then 0 was entered. That is the latest amount, and a tap buys for it.")
    machine.amounts.onNext(20)
    machine.send(0, for: "yen")
    machine.tap()
    try traveller.check(
      ["0 € = 0 yen", "20 € = 0 yen"],
      "The rate of the yen was 160, then the bank has sent 0. That is a rate, and the latest one.")
    traveller.dispose()
  }

  @Test func `a tap without a rate does nothing`() throws {
    let traveller = Subscriber(machine.result)
    machine.tap()
    machine.choose("yen")
    machine.tap()
    try traveller.check(
      [],
      "There was a tap before the first choice, and one before the first rate. Neither buys.")
    machine.send(160, for: "yen")
    try traveller.check(
      [],
      "The rate has come after the two taps. They aren't made up for: the traveller may have left.")
    machine.tap()
    try traveller.check(["10 € = 1600 yen"], "Now there is a rate, and a tap.")
    traveller.dispose()
  }

  @Test func `a rate belongs to its currency`() throws {
    let traveller = Subscriber(machine.result)
    machine.choose("yen", rate: 160)
    machine.choose("dollars")
    machine.tap()
    try traveller.check(
      [],
      """
      Yen were chosen, and their rate has come: 160. Then dollars were chosen, and there was a tap before their \
      rate. Dollars at the rate of yen would be a ghost, and yen aren't chosen any more: the tap does nothing.
      """)
    machine.send(2, for: "dollars")
    machine.tap()
    try traveller.check(
      ["10 € = 20 dollars"], "The rate of the dollars has come. Then there was a tap.")
    traveller.dispose()
  }

  @Test func `the rates of an old choice don't count any more`() throws {
    let traveller = Subscriber(machine.result)
    machine.choose("yen", rate: 160)
    machine.choose("dollars", rate: 2)
    machine.send(170, for: "yen")
    machine.tap()
    try traveller.check(
      ["10 € = 20 dollars"],
      "Yen were chosen, then dollars. After that the bank has a new rate for yen, and there was a tap."
    )
    try expect(
      machine.rates["yen"]?.first?.hasObservers == false,
      "Dollars were chosen. The rates of the yen should be disposed.")
    traveller.dispose()
  }

  @Test func `the bank is asked at each choice`() throws {
    let traveller = Subscriber(machine.result)
    machine.choose("yen")
    try machine.expectCalls(["yen"], "Yen were chosen. No rate has come yet.")
    machine.send(160, for: "yen")
    machine.amounts.onNext(20)
    for _ in 1...2 { machine.tap() }
    try machine.expectCalls(
      ["yen"], "Yen were chosen once. An amount and two taps are no reason to ask again.")
    for currency in ["dollars", "yen", "yen"] { machine.choose(currency) }
    try machine.expectCalls(
      ["yen", "dollars", "yen", "yen"],
      "The choices were yen, dollars, yen, and yen once more. Each of them asks anew.")
    traveller.dispose()
  }

  @Test func `the same currency chosen again has no rate at first`() throws {
    let traveller = Subscriber(machine.result)
    machine.choose("yen", rate: 160)
    machine.choose("yen")
    machine.tap()
    try traveller.check(
      [],
      "Yen were chosen again, and the first rate of this choice hasn't come when there is a tap.")
    machine.send(170, for: "yen")
    machine.tap()
    try traveller.check(
      ["10 € = 1700 yen"], "The rate of the second choice has come: 170. Then there was a tap.")
    traveller.dispose()
  }

  @Test func `rates that fail cost one choice`() throws {
    let traveller = Subscriber(machine.result)
    machine.choose("yen", rate: 160)
    machine.fail("yen")
    try traveller.check(
      [], "The rates of the yen have failed. The result goes on, and nobody has tapped.")
    machine.tap()
    try traveller.check(
      [],
      "The rate of the yen was 160, then their rates have failed. From then on there is no rate: a tap does nothing."
    )
    try machine.expectCalls(["yen"], "The rates of the yen have failed.")
    try expect(
      machine.subscriptions.count { $0 == "yen" }, equals: 1,
      "The rates of the yen have failed. They aren't asked for again. Subscriptions to them:")
    machine.amounts.onNext(20)
    machine.choose("dollars", rate: 2)
    machine.tap()
    try traveller.check(
      ["20 € = 40 dollars"],
      """
      The rates of the yen have failed. Then 20 was entered, dollars were chosen, and their rate has come. The \
      error should cost the choice of the yen, and nothing else.
      """)
    machine.fail("dollars")
    machine.choose("yen", rate: 170)
    machine.tap()
    try traveller.check(
      ["20 € = 40 dollars", "20 € = 3400 yen"],
      "The rates of the dollars have failed as well. Then yen were chosen again.")
    traveller.dispose()
  }

  @Test func `the last rate stays when the rates complete`() throws {
    let traveller = Subscriber(machine.result)
    machine.choose("yen", rate: 160)
    machine.rates["yen"]?.last?.onCompleted()
    machine.tap()
    try traveller.check(
      ["10 € = 1600 yen"], "The rates of the yen have completed after 160. That rate stays.")
    machine.choose("dollars")
    machine.rates["dollars"]?.last?.onCompleted()
    machine.tap()
    try traveller.check(
      ["10 € = 1600 yen"],
      "Dollars were chosen, and their rates have completed without any. So there is no rate.")
    traveller.dispose()
  }

  @Test func `a bank may answer at once`() throws {
    let taps = PublishSubject<Void>()
    let currencies = PublishSubject<String>()
    let rates = ["yen": 160, "dollars": 2]
    let traveller = Subscriber(
      purchases(
        taps: taps.asObservable(), amounts: .just(3), currencies: currencies.asObservable(),
        rate: { .just(rates[$0] ?? 0) }))
    for currency in ["yen", "dollars", "yen"] {
      currencies.onNext(currency)
      taps.onNext(())
    }
    try traveller.check(
      ["3 € = 480 yen", "3 € = 6 dollars", "3 € = 480 yen"],
      "Each choice has its rate before its `onNext` returns. There is a tap after each of three choices."
    )
    traveller.dispose()
  }

  @Test func `subscribes to each of the three once`() throws {
    let traveller = Subscriber(machine.result)
    try machine.expectSubscriptions("Somebody has subscribed to the result.")
    machine.choose("yen", rate: 160)
    machine.choose("dollars", rate: 2)
    machine.tap()
    try machine.expectSubscriptions(
      "There is one subscription to the result, two choices, and a tap.")
    traveller.dispose()
  }

  @Test func `what is sent at the subscription counts for the first tap`() throws {
    let traveller = Subscriber(
      purchases(
        taps: .just(()), amounts: .just(20), currencies: .just("yen"), rate: { _ in .just(160) }))
    try traveller.check(
      ["20 € = 3200 yen", "completed"],
      """
      Each of the three sends its only element as soon as it is subscribed to. The tap finds the others if `taps` \
      is subscribed to last.
      """)
  }

  @Test func `completes with the taps`() throws {
    let traveller = Subscriber(machine.result)
    machine.amounts.onNext(20)
    machine.amounts.onCompleted()
    machine.choose("yen", rate: 160)
    machine.currencies.onCompleted()
    machine.send(170, for: "yen")
    machine.tap()
    try traveller.check(
      ["20 € = 3400 yen"],
      """
      The amounts have completed after 20, and the currencies after yen. Both stay, the rate of the yen has become \
      170, and there was a tap.
      """)
    machine.taps.onCompleted()
    try traveller.check(["20 € = 3400 yen", "completed"], "The taps have completed.")
    try expect(
      machine.isLeft, "The taps have completed, but the rates of the yen still have an observer.")
  }

  @Test func `completes with the taps even if nothing was entered or chosen`() throws {
    let traveller = Subscriber(machine.result)
    machine.amounts.onCompleted()
    machine.currencies.onCompleted()
    machine.tap()
    try traveller.check(
      [], "The amounts and the currencies have completed without an element. The taps go on.")
    machine.taps.onCompleted()
    try traveller.check(["completed"], "The taps have completed as well.")
  }

  @Test(arguments: ["amounts", "currencies", "taps"])
  func `an error of the three is an error of the result`(source: String) throws {
    let traveller = Subscriber(machine.result)
    machine.choose("yen", rate: 160)
    switch source {
    case "amounts": machine.amounts.onError(MarbleError())
    case "currencies": machine.currencies.onError(MarbleError())
    default: machine.taps.onError(MarbleError())
    }
    try traveller.check(
      ["error(\(MarbleError()))"], "`\(source)` has failed: that ends the result.")
    try expect(
      machine.isLeft,
      "`\(source)` has failed. Everything else should be disposed, the rates of the yen as well.")
  }

  @Test func `disposing the result disposes everything`() throws {
    let traveller = Subscriber(machine.result)
    machine.choose("yen", rate: 160)
    traveller.dispose()
    try expect(
      machine.isLeft,
      """
      The result was disposed. The taps, the amounts, the currencies or the rates of the yen still have an \
      observer.
      """)
  }

  @Test func `each subscription has a run of its own`() throws {
    let result = machine.result
    let first = Subscriber(result)
    machine.amounts.onNext(20)
    machine.choose("yen", rate: 160)
    let second = Subscriber(result)
    machine.tap()
    try first.check(
      ["20 € = 3200 yen"], "It has subscribed before 20 was entered and yen were chosen.")
    try second.check(
      [],
      "It has subscribed after the choice, which it hasn't received. A tap finds no rate, and does nothing."
    )
    machine.choose("dollars", rate: 2)
    machine.tap()
    try first.check(
      ["20 € = 3200 yen", "20 € = 40 dollars"],
      "It has received the 20, and the choice of the dollars.")
    try second.check(
      ["10 € = 20 dollars"],
      "It has subscribed after 20 was entered, so its amount is 10. It has received the choice of the dollars."
    )
    try machine.expectCalls(
      ["yen", "dollars", "dollars"],
      "There are two subscriptions when dollars are chosen, and each asks the bank.")
    first.dispose()
    second.dispose()
  }

  @Test func `the drawing of the task`() throws {
    let time = MarbleTime()
    let rates = ["y": "--5-----6-----7-----8|", "d": "---3|"]
    func hot(_ drawing: String) throws -> Observable<String> {
      time.createHotObservable(try Timeline(drawing).events).asObservable()
    }
    let amounts = try hot("-------------2-------------|")
    let currencies = try hot("--y---------------d--------|")
    let drawn = [
      "10 € = 50 y": "A", "2 € = 12 y": "B", "2 € = 6 d": "C",
    ]
    try marbles(in: time) {
      "-t-t--t--------t----t----t-|"
      purchases(
        taps: $0.map { _ in }, amounts: amounts.ints, currencies: currencies,
        rate: { currency in
          .deferred {
            time.createColdObservable(try Timeline(rates[currency] ?? "|").events).asObservable()
              .ints
          }
        }
      ).map { drawn[$0] ?? "?" }
      "------A--------B---------C-|"
    }
  }

  @Test(arguments: Law.all(of: taps))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  private static let taps = Operator(of: "the taps") { taps, _ in
    purchases(
      taps: taps.map { _ in }, amounts: .just(20), currencies: .just("yen"),
      rate: { _ in .just(160) })
  }
}

/// A machine and its bank, used by hand.
private final class Machine {
  let taps = PublishSubject<Void>()
  let amounts = PublishSubject<Int>()
  let currencies = PublishSubject<String>()
  /// The rates that were asked for, in the order of the choices.
  @Locked private(set) var rates: [String: [PublishSubject<Int>]] = [:]
  @Locked private var calls: [String] = []
  @Locked private(set) var subscriptions: [String] = []

  var result: Observable<String> {
    purchases(
      taps: logged(taps, "taps"), amounts: logged(amounts, "amounts"),
      currencies: logged(currencies, "currencies"),
      rate: { [self] currency in
        calls.append(currency)
        let subject = PublishSubject<Int>()
        rates[currency, default: []].append(subject)
        return logged(subject, currency)
      })
  }

  func tap() { taps.onNext(()) }

  func choose(_ currency: String, rate: Int? = nil) {
    currencies.onNext(currency)
    if let rate { send(rate, for: currency) }
  }

  func send(_ rate: Int, for currency: String) {
    for subject in rates[currency] ?? [] { subject.onNext(rate) }
  }

  func fail(_ currency: String) { rates[currency]?.last?.onError(MarbleError()) }

  /// Whether nothing has an observer.
  var isLeft: Bool {
    !taps.hasObservers && !amounts.hasObservers && !currencies.hasObservers
      && !rates.values.joined().contains(where: \.hasObservers)
  }

  func expectCalls(_ expected: [String], _ sentence: String, line: Int = #line) throws {
    try expect(calls, equals: expected, "\(sentence) The calls of `rate`:", line: line)
  }

  func expectSubscriptions(_ sentence: String, line: Int = #line) throws {
    let sources = ["amounts", "currencies", "taps"]
    for source in sources {
      try expect(
        subscriptions.count { $0 == source }, equals: 1,
        "\(sentence) It needs one subscription to `\(source)`, at once. Subscriptions:", line: line)
    }
    try expect(
      subscriptions.last(where: sources.contains) ?? "", equals: "taps",
      "\(sentence) `taps` is subscribed to last. The last subscription was made to:", line: line)
  }

  private func logged<Element>(_ subject: PublishSubject<Element>, _ name: String) -> Observable<
    Element
  > {
    subject.do(onSubscribe: { self.subscriptions.append(name) })
  }
}
