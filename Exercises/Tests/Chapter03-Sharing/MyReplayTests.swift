import RxLite
import RxLiteTest
import Testing

@testable import Chapter03Exercises

@Suite("MyReplay", .serialized) struct MyReplayTests {
  @Test(arguments: [Event<Int>.completed, .error(Broken())])
  func `a subscriber receives every event`(end: Event<Int>) throws {
    let replay = MyReplay<Int>(bufferSize: 1)
    let early = Subscriber(replay.asObservable())
    for element in [1, 2, 2, 3] { replay.onNext(element) }
    replay.on(end)
    try early.check(
      ["1", "2", "2", "3", "\(end)"],
      "It subscribed before 1, 2, 2 and 3. It receives them and the terminal event, once each.")
  }

  @Test(arguments: [
    (0, []), (1, ["5"]), (2, ["5", "5"]), (4, ["2", "3", "5", "5"]),
    (9, ["1", "2", "3", "5", "5"]), (1000, ["1", "2", "3", "5", "5"]),
  ])
  func `a late subscriber receives the last elements`(bufferSize: Int, expected: [String]) throws {
    let replay = MyReplay<Int>(bufferSize: bufferSize)
    for element in [1, 2, 3, 5, 5] { replay.onNext(element) }
    let sequence = replay.asObservable()
    let late = Subscriber(sequence)
    let another = Subscriber(sequence)
    try late.check(
      expected, "1, 2, 3, 5 and 5 were sent. The bufferSize is \(bufferSize).")
    try another.check(expected, "A second late subscriber receives the same elements as the first.")
    replay.onNext(6)
    try late.check(expected + ["6"], "After the remembered elements 6 was sent.")
  }

  @Test func `what counts is when it subscribes`() throws {
    let replay = MyReplay<Int>(bufferSize: 2)
    replay.onNext(1)
    let sequence = replay.asObservable()
    replay.onNext(2)
    replay.onNext(3)
    try Subscriber(sequence).check(
      ["2", "3"],
      """
      `asObservable()` was called after 1, and somebody subscribed after 3. It receives what is \
      remembered when it subscribes.
      """)
  }

  @Test func `whoever subscribes while an element is sent receives it once`() throws {
    let replay = MyReplay<Int>(bufferSize: 1)
    let late = Locked<Subscriber?>(nil)
    let first = Subscriber(replay.asObservable()) { _ in
      if late.value == nil { late.value = Subscriber(replay.asObservable()) }
    }
    replay.onNext(1)
    replay.onNext(2)
    try late.value?.check(
      ["1", "2"],
      """
      It subscribed while the first subscriber received 1. It is too late for the live element, so \
      1 must be remembered before it is passed on.
      """)
    first.dispose()
  }

  @Test func `an observer may send while it receives`() throws {
    let replay = MyReplay<Int>(bufferSize: 2)
    let first = Subscriber(replay.asObservable()) { event in
      if event.element == 1 { replay.onNext(2) }
    }
    replay.onNext(1)
    try first.check(["1", "2"], "While it received 1, it called `onNext(2)`.")
    try Subscriber(replay.asObservable()).check(
      ["1", "2"], "1 was sent, and 2 while 1 was being passed on. Both are remembered.")
    first.dispose()
  }

  @Test func `what is sent during a replay does not overtake it`() throws {
    let replay = MyReplay<Int>(bufferSize: 2)
    replay.onNext(1)
    replay.onNext(2)
    let late = Subscriber(replay.asObservable()) { event in
      if event.element == 1 { replay.onNext(3) }
    }
    try late.check(
      late.received.contains("3") ? ["1", "2", "3"] : ["1", "2"],
      """
      1 and 2 were remembered. While the late subscriber received 1, it called `onNext(3)`. It first receives \
      what is remembered, and only then what is new.
      """)
    try Subscriber(replay.asObservable()).check(
      ["2", "3"], "1 and 2 were remembered, and 3 was sent by an observer during its replay.")
    late.dispose()
  }

  @Test(arguments: [Event<Int>.completed, .error(Broken())])
  func `after the end it replays the last elements and the terminal event`(
    end: Event<Int>
  ) throws {
    let replay = MyReplay<Int>(bufferSize: 2)
    for element in 1...3 { replay.onNext(element) }
    replay.on(end)
    let expected = ["2", "3", "\(end)"]
    let sentence = """
      It subscribed after 1, 2, 3 and the terminal event. It receives the last two elements, then \
      that event.
      """
    try Subscriber(replay.asObservable()).check(expected, sentence)
    try Subscriber(replay.asObservable()).check(expected, sentence)
  }

  @Test func `events after the end change nothing`() throws {
    let replay = MyReplay<Int>(bufferSize: 2)
    let early = Subscriber(replay.asObservable())
    replay.onNext(1)
    replay.onCompleted()
    replay.onNext(2)
    replay.onError(Broken())
    let sentence = "2 and an error were sent after the completion. No subscriber receives them."
    try early.check(["1", "completed"], sentence)
    try Subscriber(replay.asObservable()).check(["1", "completed"], sentence)

    let failed = MyReplay<Int>(bufferSize: 2)
    failed.onNext(1)
    failed.onError(Broken())
    failed.onNext(2)
    failed.onCompleted()
    try Subscriber(failed.asObservable()).check(
      ["1", "error(broken)"],
      "2 and a completion were sent after the error. A late subscriber receives neither.")
  }

  @Test func `after dispose nothing arrives, and the subscriber is released`() throws {
    let replay = MyReplay<Int>(bufferSize: 2)
    let first = Subscriber(replay.asObservable())
    let second = Subscriber(replay.asObservable())
    replay.onNext(1)
    first.dispose()
    replay.onNext(2)
    try first.check(["1"], "Its subscription was disposed after 1.")
    try second.check(["1", "2"], "Another subscription was disposed. This one receives 2 as well.")

    weak var screen: Token?
    do {
      let token = Token()
      screen = token
      let subscription = replay.asObservable().subscribe { _ in _ = token }
      subscription.dispose()
    }
    try expect(
      screen == nil,
      """
      A subscription was disposed, and the subject still keeps its observer in memory. Return a \
      disposable that cancels the live subscription.
      """)
  }

  @Test func `a sequence works when nobody else keeps the subject`() throws {
    var replay: MyReplay? = MyReplay<Int>(bufferSize: 2)
    let sequence = replay!.asObservable()
    let early = Subscriber(sequence)
    replay!.onNext(1)
    replay = nil
    try Subscriber(sequence).check(
      ["1"],
      """
      1 was sent, then the subject was released, but its sequence was kept. A late subscriber to it \
      receives 1.
      """)
    try early.check(["1"], "1 was sent, and no terminal event. Nothing else may arrive.")
  }

  @Test func `it keeps bufferSize elements, and releases the others`() throws {
    let replay = MyReplay<Token>(bufferSize: 2)
    weak var oldest: Token?
    weak var second: Token?
    do {
      let tokens = [Token(), Token(), Token()]
      (oldest, second) = (tokens[0], tokens[1])
      for token in tokens { replay.onNext(token) }
    }
    try expect(
      oldest == nil,
      "Three elements were sent, the bufferSize is 2, and the first one is still kept in memory.")
    try expect(
      second != nil, "Three elements were sent, the bufferSize is 2, and the second one is gone.")
    withExtendedLifetime(replay) {}
  }

  @Test func `it survives 20,000 elements`() throws {
    let replay = MyReplay<Int>(bufferSize: 3)
    for element in 1...20_000 { replay.onNext(element) }
    try Subscriber(replay.asObservable()).check(
      ["19998", "19999", "20000"], "1 to 20000 were sent. The bufferSize is 3.")
  }
}

private struct Broken: Error, CustomStringConvertible { let description = "broken" }

private final class Token {}
