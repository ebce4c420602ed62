import ConsoleKit
import RxLite
import RxLiteTest
import Testing

@testable import Chapter11Exercises

@Suite("TwoBells", .serialized) struct TwoBellsTests {
  private let house = House()
  private let chime = Chime("chime")
  private let dog = Chime("dog")

  init() {
    house.frontDelegate = chime
    house.backDelegate = dog
  }

  @Test func `each ring is an element`() throws {
    let front = Subscriber(house.rx.rings(at: .front))
    for seconds in [2, 1, 1, 0] { house.ring(at: .front, seconds: seconds) }
    try expect(
      front.received, equals: ["2", "1", "1", "0"],
      "It rang four times at the front door, for 2, 1, 1 and 0 seconds.")
  }

  @Test func `each door has its own`() throws {
    let front = Subscriber(house.rx.rings(at: .front))
    let back = Subscriber(house.rx.rings(at: .back))
    house.ring(at: .front, seconds: 1)
    house.ring(at: .back, seconds: 2)
    try expect(
      [received("front", front), received("back", back)], equals: ["front 1", "back 2"],
      """
      It rang for 1 second at the front door and for 2 seconds at the back door. Front and back received:
      """)
    try expect(
      [chime, dog].map(\.summary), equals: ["chime 1", "dog 2"],
      "The chime was at the front door, and the dog at the back door. They were called with:")
  }

  @Test func `the delegate is called first, and once`() throws {
    let log = chime.lines
    let subscriptions = (1...2).map { number in
      house.rx.rings(at: .front).subscribe(onNext: { log.value.append("rx\(number) \($0)") })
    }
    house.ring(at: .front, seconds: 3)
    try expect(
      log.value, equals: ["chime 3", "rx1 3", "rx2 3"],
      "There are two subscribers at the front door. The chime is called once, and before them.")
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test func `nothing is changed before somebody subscribes`() throws {
    let sequence = house.rx.rings(at: .front)
    try expect(
      house.frontDelegate === chime,
      "`rings(at:)` was called, and no one has subscribed. The chime must still be the delegate.")
    house.ring(at: .front, seconds: 1)
    let front = Subscriber(sequence)
    try expect(front.received, equals: [], "It rang before anybody subscribed.")
  }

  @Test func `the other door isn't touched`() throws {
    let front = Subscriber(house.rx.rings(at: .front))
    try expect(
      house.backDelegate === dog,
      """
      Somebody has subscribed at the front door. The dog must still be the delegate of the back door.
      """)
    withExtendedLifetime(front) {}
  }

  @Test func `the delegate has its place back`() throws {
    for round in 1...2 {
      for door in Door.allCases {
        let subscription = house.rx.rings(at: door).subscribe()
        try expect(
          house[door] is BellProxy,
          """
          Somebody has subscribed at the \(door) door, for the \(ordinal(round)) time: the proxy is its \
          delegate.
          """)
        subscription.dispose()
        subscription.dispose()
        let delegate = door == .front ? chime : dog
        try expect(
          house[door] === delegate,
          """
          The only subscription at the \(door) door was disposed (round \(round)). The \(delegate.name) should \
          be its delegate again, but the delegate is \(name(house[door])).
          """)
      }
    }
  }

  @Test func `nobody has a place back as well`() throws {
    house.frontDelegate = nil
    let front = Subscriber(house.rx.rings(at: .front))
    house.ring(at: .front, seconds: 1)
    try expect(
      front.received, equals: ["1"], "The front door had no delegate. It rang for 1 second.")
    front.dispose()
    try expect(
      house.frontDelegate == nil,
      """
      The front door had no delegate, and its only subscription was disposed. It should have none again, but \
      the delegate is \(name(house.frontDelegate)).
      """)
  }

  @Test func `the first of two subscriptions is disposed`() throws {
    try disposeOneOfTwo(first: 0)
  }

  @Test func `the second of two subscriptions is disposed`() throws {
    try disposeOneOfTwo(first: 1)
  }

  private func disposeOneOfTwo(first: Int) throws {
    let sequence = house.rx.rings(at: .front)
    let subscribers = [Subscriber(sequence), Subscriber(house.rx.rings(at: .front))]
    subscribers[first].dispose()
    house.ring(at: .front, seconds: 1)
    try expect(
      subscribers[1 - first].received, equals: ["1"],
      "Of two subscriptions at the front door, one was disposed. Then it rang for 1 second.")
    try expect(
      chime.lines.value, equals: ["chime 1"],
      "One of two subscriptions was disposed. The chime got:")
    subscribers[1 - first].dispose()
    try expect(
      house.frontDelegate === chime,
      "Both subscriptions were disposed. The chime should be the delegate again.")
  }

  @Test func `a subscription at the other door goes on`() throws {
    let front = Subscriber(house.rx.rings(at: .front))
    let back = Subscriber(house.rx.rings(at: .back))
    front.dispose()
    try expect(
      house.frontDelegate === chime,
      "The only subscription at the front door was disposed, and one at the back door is left.")
    house.ring(at: .back, seconds: 2)
    try expect(back.received, equals: ["2"], "The subscription at the back door is still there.")
  }

  @Test func `a delegate that is set later stays`() throws {
    let front = Subscriber(house.rx.rings(at: .front))
    let lamp = Chime("lamp")
    house.frontDelegate = lamp
    front.dispose()
    try expect(
      house.frontDelegate === lamp,
      """
      Someone has set a lamp as the delegate while there was a subscription. It was disposed, and the lamp \
      should stay. The delegate is \(name(house.frontDelegate)).
      """)
  }

  @Test(arguments: ["two sequences", "one sequence"])
  func `a later subscription replaces a delegate that was set later`(how: String) throws {
    let sequences = [house.rx.rings(at: .front), house.rx.rings(at: .front)]
    let first = Subscriber(sequences[0])
    let lamp = Chime("lamp")
    house.frontDelegate = lamp
    let second = Subscriber(sequences[how == "two sequences" ? 1 : 0])
    house.ring(at: .front, seconds: 4)
    try expect(
      [received("first", first), received("second", second), lamp.summary, chime.summary],
      equals: ["first 4", "second 4", "lamp 4", "chime nothing"],
      """
      Someone has set a lamp as the delegate, and then there was a second subscription. It rang for 4 \
      seconds. Both subscribers (of \(how)), the lamp and the chime received:
      """)
    first.dispose()
    second.dispose()
    try expect(
      house.frontDelegate === lamp,
      """
      Both subscriptions were disposed. The lamp was the last one that somebody has set as the delegate.
      """)
  }

  @Test func `the first subscription is the last to leave`() throws {
    let first = Subscriber(house.rx.rings(at: .front))
    let lamp = Chime("lamp")
    house.frontDelegate = lamp
    house.rx.rings(at: .front).subscribe().dispose()
    first.dispose()
    try expect(
      house.frontDelegate === lamp,
      """
      The chime was the delegate. Someone subscribed, a lamp was set as the delegate, and someone else subscribed. \
      The second subscription was disposed, then the first. The lamp, to which the proxy has forwarded last, \
      should be the delegate again, but the delegate is \(name(house.frontDelegate)).
      """)
  }

  @Test func `a delegate that was removed`() throws {
    house.rx.rings(at: .front).subscribe().dispose()
    house.frontDelegate = nil
    let first = Subscriber(house.rx.rings(at: .front))
    house.ring(at: .front, seconds: 1)
    try expect(
      [received("subscriber", first), chime.summary], equals: ["subscriber 1", "chime nothing"],
      """
      The chime was the delegate of the front door, and was removed. Then somebody subscribed, for the second \
      time, and it rang for 1 second. The subscriber and the chime received:
      """)
    house.frontDelegate = nil
    first.dispose()
    house.frontDelegate = chime
    let second = Subscriber(house.rx.rings(at: .front))
    house.frontDelegate = nil
    second.dispose()
    try expect(
      house.frontDelegate == nil,
      """
      Someone has removed the delegate while there was a subscription. It was disposed, and there should still \
      be none. The delegate is \(name(house.frontDelegate)).
      """)
  }

  @Test func `a subscription does not forward to itself`() throws {
    let subscribers = (1...3).map { _ in Subscriber(house.rx.rings(at: .front)) }
    let proxy = house.frontDelegate as? BellProxy
    try expect(
      proxy?.forwardTo !== proxy,
      "After the third subscription the proxy forwards to itself: the first ring would never end.")
    withExtendedLifetime(subscribers) {}
  }

  @Test func `one delegate at both doors`() throws {
    house.backDelegate = chime
    let front = Subscriber(house.rx.rings(at: .front))
    house.ring(at: .back, seconds: 5)
    house.ring(at: .front, seconds: 6)
    try expect(
      chime.lines.value, equals: ["chime 5", "chime 6"],
      """
      The chime is the delegate of both doors. It rang for 5 seconds at the back and 6 at the front.
      """)
    try expect(front.received, equals: ["6"], "Somebody has subscribed at the front door only.")
  }

  @Test func `a delegate that is gone`() throws {
    var lamp: Chime? = Chime("lamp")
    weak var probe: Chime?
    probe = lamp
    house.frontDelegate = lamp
    let front = Subscriber(house.rx.rings(at: .front))
    lamp = nil
    try expect(
      probe == nil, "The lamp was the delegate, and was released. Something of yours holds it.")
    house.ring(at: .front, seconds: 1)
    front.dispose()
    try expect(
      house.frontDelegate == nil,
      "The delegate was released, and then the subscription was disposed. Nobody is left.")
  }

  @Test func `an observer that disposes while it receives`() throws {
    let front = Subscriber(house.rx.rings(at: .front).take(1))
    house.ring(at: .front, seconds: 1)
    try expect(front.received, equals: ["1", "completed"], "`take(1)` completes after one ring.")
    try expect(
      house.frontDelegate === chime,
      "`take(1)` has disposed the only subscription. The chime should be the delegate again.")
  }

  @Test func `two houses`() throws {
    let other = House()
    let (ofThis, ofOther) = (
      Subscriber(house.rx.rings(at: .front)), Subscriber(other.rx.rings(at: .front))
    )
    house.ring(at: .front, seconds: 1)
    other.ring(at: .front, seconds: 2)
    try expect(
      [received("one", ofThis), received("other", ofOther)], equals: ["one 1", "other 2"],
      "There are two houses. It rang for 1 second at one, and for 2 seconds at the other.")
  }

  @Test func `the house isn't kept alive, and the sequence completes with it`() throws {
    var house: House? = House()
    weak var probe: House?
    probe = house
    let sequence = house!.rx.rings(at: .back)
    let back = Subscriber(sequence)
    weak var proxy = house!.backDelegate
    house = nil
    try expect(
      probe == nil, "Nobody else holds the house, and your sequence or a subscription does.")
    try expect(
      back.received, equals: ["completed"],
      """
      The house was released: the sequence completes.\
      \(proxy == nil ? "" : " But something of yours still holds the proxy, which completes it at its end.")
      """)
    let late = Subscriber(sequence)
    try expect(
      late.received, equals: ["completed"], "This observer subscribed after the house was released."
    )
  }

  @Test func `a thousand houses, one after the other`() throws {
    for _ in 1...1000 {
      let house = House()
      let front = Subscriber(house.rx.rings(at: .front))
      house.ring(at: .front, seconds: 1)
      try expect(
        front.received, equals: ["1"],
        "Many houses were made and released, each with a subscription. It rang at a new one.")
    }
  }
}

private func ordinal(_ number: Int) -> String { number == 1 ? "first" : "second" }

private func name(_ delegate: (any BellDelegate)?) -> String {
  switch delegate {
  case let chime as Chime: "the \(chime.name)"
  case is BellProxy: "the proxy"
  default: "nobody"
  }
}

private func received(_ name: String, _ subscriber: Subscriber) -> String {
  "\(name) \(subscriber.received.isEmpty ? "nothing" : subscriber.received.joined(separator: " "))"
}

/// A delegate that notes its name, and for how many seconds it rang.
private final class Chime: BellDelegate {
  let name: String
  let lines = Locked<[String]>([])

  /// What it was called with, in one line.
  var summary: String {
    lines.value.isEmpty ? "\(name) nothing" : lines.value.joined(separator: " and ")
  }

  init(_ name: String) { self.name = name }

  func bellRang(in house: House, seconds: Int) { lines.value.append("\(name) \(seconds)") }
}
