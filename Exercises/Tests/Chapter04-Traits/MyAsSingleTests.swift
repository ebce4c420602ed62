import RxLite
import RxLiteTest
import Testing

@testable import Chapter04Exercises

@Suite("MyAsSingle", .serialized) struct MyAsSingleTests {
  private let source = ManualSource<Int>()

  @Test func `succeeds when the source completes, and not before`() throws {
    let subscriber = Subscriber(source.sequence.myAsSingle())
    source.send(.next(1))
    try expect(
      subscriber.received, equals: [],
      "The source has sent one element, and another one may follow: it is too early for a result.")
    source.send(.completed)
    try subscriber.check(
      ["success 1"], "The source has completed after one element.")
  }

  @Test(arguments: [[1, 2], [2, 1], [1, 1, 2], [0, 0, 0, -1]])
  func `fails at a different element, and disposes the source`(elements: [Int]) throws {
    let subscriber = Subscriber(source.sequence.myAsSingle())
    for element in elements { source.send(.next(element)) }
    try subscriber.check(
      ["failure MoreThanOne<Int>(first: \(elements[0]), other: \(elements.last!))"],
      """
      The source has sent \(elements.map(String.init).joined(separator: ", ")). Whatever follows, these \
      are two different elements.
      """)
    try expect(
      !source.isRunning,
      "The single has failed, but is still subscribed to the source.")
  }

  @Test func `an equal element is no second one`() throws {
    let subscriber = Subscriber(source.sequence.myAsSingle())
    for _ in 1...3 { source.send(.next(1)) }
    try subscriber.check(
      [],
      "The source has sent 1 three times, and another element may follow: it is too early for a result."
    )
    source.send(.completed)
    try subscriber.check(["success 1"], "The source has sent 1 three times, and completed.")
  }

  @Test func `keeps the first of equal elements`() throws {
    let anna = Contact(number: 1, description: "Anna")
    let annaBerg = Contact(number: 1, description: "Anna Berg")
    let annaHolm = Contact(number: 2, description: "Anna Holm")
    try Subscriber(Observable.of(anna, annaBerg).myAsSingle()).check(
      ["success Anna"],
      "Contacts with one number are equal. Anna and Anna Berg have the same, so Anna is the result."
    )
    try Subscriber(Observable.of(anna, annaBerg, annaHolm).myAsSingle()).check(
      ["failure MoreThanOne<Contact>(first: Anna, other: Anna Holm)"],
      "Contacts with one number are equal. Anna and Anna Berg have the same, and Anna Holm has another."
    )
  }

  @Test func `fails if there is no element`() throws {
    let subscriber = Subscriber(source.sequence.myAsSingle())
    source.send(.completed)
    try subscriber.check(
      ["failure Sequence doesn't contain any elements."],
      "The source has completed without an element.")
  }

  @Test func `nil is an element, too`() throws {
    let cases: [(elements: [Int?], result: String)] = [
      ([nil], "success nil"), ([nil, nil], "success nil"),
      ([], "failure Sequence doesn't contain any elements."),
      ([nil, 1], "failure MoreThanOne<Optional<Int>>(first: nil, other: Optional(1))"),
      ([1, nil], "failure MoreThanOne<Optional<Int>>(first: Optional(1), other: nil)"),
    ]
    for (elements, result) in cases {
      let received = Locked("")
      _ = Observable<Int?>.from(elements).myAsSingle()
        .subscribe(
          onSuccess: { received.value = "success \($0.map { "\($0)" } ?? "nil")" },
          onFailure: { received.value = "failure \($0)" })
      try expect(
        received.value, equals: result,
        "A sequence of optionals has these elements: \(elements).")
    }
  }

  @Test func `keeps an element for each subscription`() throws {
    let searches = [ManualSource<Int>(), ManualSource<Int>()]
    let subscriptions = Locked(0)
    let single = Observable<Int>.deferred {
      subscriptions.value += 1
      return searches[(subscriptions.value - 1) % 2].sequence
    }
    .myAsSingle()
    let first = Subscriber(single)
    searches[0].send(.next(1))
    let second = Subscriber(single)
    searches[1].send(.next(2))
    for search in searches { search.send(.completed) }
    let sentence = """
      There were two subscriptions at the same time. The source has sent 1 to the first one and 2 to the \
      second one, and completed.
      """
    try first.check(["success 1"], sentence)
    try second.check(["success 2"], sentence)
  }

  @Test(arguments: Law.all(of: single))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  private static let single = Operator("the single", count: 1) { source, _ in
    source.myAsSingle().asObservable()
  }
}

/// A contact of an address book, which is known by its number.
struct Contact: Equatable, CustomStringConvertible {
  let number: Int
  let description: String

  static func == (one: Contact, other: Contact) -> Bool { one.number == other.number }
}
