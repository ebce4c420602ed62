import RxLite
import RxLiteTest
import Testing

@Suite struct TimelineTests {
  typealias Events = [Recorded<Event<String>>]
  static let x = MarbleError()

  static let readable: [(String, Events)] = [
    ("", []),
    ("-----", []),
    ("--10--20-|", [.next(2, "10"), .next(6, "20"), .completed(9)]),
    (
      "--1--2--3--4--|",
      [.next(2, "1"), .next(5, "2"), .next(8, "3"), .next(11, "4"), .completed(14)]
    ),
    ("--a--b--X", [.next(2, "a"), .next(5, "b"), .error(8, x)]),
    ("---tap-tap---", [.next(3, "tap"), .next(7, "tap")]),
    ("a|", [.next(0, "a"), .completed(1)]),
    ("X", [.error(0, x)]),
    ("|--", [.completed(0)]),
    ("  a - b", [.next(2, "a"), .next(6, "b")]),
    ("-aX-", [.next(1, "aX")]),
    ("-(a,b)-c-|", [.next(1, "a"), .next(1, "b"), .next(7, "c"), .completed(9)]),
    ("-(7|)", [.next(1, "7"), .completed(1)]),
    ("-(a, X)", [.next(1, "a"), .error(1, x)]),
    ("--🐶--🐱|", [.next(2, "🐶"), .next(5, "🐱"), .completed(6)]),
    ("-'a b'-'-1'|", [.next(1, "a b"), .next(7, "-1"), .completed(11)]),
    (#"-'it\'s\n\\'-"#, [.next(1, "it's\n\\")]),
    ("-'X'-''-", [.next(1, "X"), .next(5, "")]),
    ("-1.5-a+b-", [.next(1, "1.5"), .next(5, "a+b")]),
  ]

  @Test("a column is a tick", arguments: readable)
  func reads(marbles: String, events: Events) throws {
    #expect(try Timeline(marbles) == Timeline(events))
  }

  @Test func `a > at the end leaves open what follows`() throws {
    #expect(try Timeline("--1-->") == Timeline([.next(2, "1")], horizon: 5))
    #expect(try Timeline("--1--") != Timeline([.next(2, "1")], horizon: 5))
  }

  @Test func `a tick can have several columns`() throws {
    let expected = Timeline([.next(1, "a"), .next(2, "b"), .completed(4)])
    #expect(try Timeline("---a--b-----|", columnsPerTick: 3) == expected)
  }

  static let malformed: [(String, String)] = [
    ("-1-|-2", "nothing can follow the end of a sequence:\n  -1-|-2\n       ↑"),
    ("-'1'X|", "nothing can follow the end of a sequence:\n  -'1'X|\n       ↑"),
    ("-(1,2", "this `(` has no `)`:\n  -(1,2\n   ↑"),
    ("-1)-", "this `)` has no `(`:\n  -1)-\n    ↑"),
    ("-((1))", "a group can't stand in a group:\n  -((1))\n    ↑"),
    ("(1-2)", "no time passes within a group (an element with `-` needs quotes):\n  (1-2)\n    ↑"),
    ("-1,2-", "`,` can't stand here:\n  -1,2-\n    ↑"),
    ("-1-\t-", "`\t` can't stand here:\n  -1-\t-\n     ↑"),
    ("-1->-", "`>` can stand only at the end:\n  -1->-\n     ↑"),
    ("-1-|>", "a sequence that has ended can't continue:\n  -1-|>\n      ↑"),
    ("-'a b-", "the closing `'` is missing:\n  -'a b-\n   ↑"),
    (#"-'\q'-"#, "after `\\` one of `'`, `\\`, `n`, `r` and `t` is expected:\n  -'\\q'-\n     ↑"),
    ("-1-^-", "`^` can stand only in a line that shows a subscription:\n  -1-^-\n     ↑"),
  ]

  @Test("a malformed string is pointed at", arguments: malformed)
  func refuses(marbles: String, message: String) {
    let error = #expect(throws: MarbleSyntaxError.self) { try Timeline(marbles) }
    #expect(error?.description == message)
  }

  @Test(
    "what is written reads the same",
    arguments: [
      "", "--10--20-|", "-(a,b,X)", "-'a b'|", "--1-->", ">", "-(a,b)c-'-'-|", "-'it\\'s'-X",
    ])
  func writes(marbles: String) throws {
    #expect(try Timeline(marbles).marbles() == marbles)
  }

  static let tooClose: [(Events, Int, String)] = [
    ([.next(1, "a"), .next(2, "b")], 2, "--a-b"),
    ([.next(1, "10"), .next(2, "20"), .completed(3)], 3, "---10-20-|"),
    ([.next(0, "a"), .error(1, x)], 2, "a-X"),
    ([.next(0, "a"), .next(0, "b"), .completed(1)], 5, "(a,b)|"),
  ]

  @Test("what stands too close needs more columns", arguments: tooClose)
  func widens(events: Events, columns: Int, marbles: String) {
    #expect((1..<columns).allSatisfy { Timeline(events).marbles(columnsPerTick: $0) == nil })
    #expect(Timeline(events).marbles(columnsPerTick: columns) == marbles)
  }

  @Test(
    "a subscription reads as it is written",
    arguments: [
      ("--^-----!", Subscription(2, 8)), ("^", Subscription(0)), ("--^", Subscription(2)),
      ("^!", Subscription(0, 1)), ("---(^!)", Subscription(3, 3)),
    ])
  func subscription(marbles: String, subscription: Subscription) throws {
    #expect(try Subscription(marbles: marbles) == subscription)
    #expect(subscription.marbles() == marbles)
  }

  @Test(
    "a malformed subscription is pointed at",
    arguments: [
      ("--!--", "a subscription can't end (`!`) before it has begun (`^`):\n  --!--\n    ↑"),
      ("-^-^-", "a line shows one subscription, with one `^`:\n  -^-^-\n     ↑"),
      ("-^-a-", "`a` can't stand in a line that shows a subscription:\n  -^-a-\n     ↑"),
      ("-----", "a subscription begins with a `^`:\n  -----\n       ↑"),
    ])
  func malformedSubscription(marbles: String, message: String) {
    let error = #expect(throws: MarbleSyntaxError.self) { try Subscription(marbles: marbles) }
    #expect(error?.description == message)
  }
}
