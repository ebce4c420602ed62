import RxLite
import RxLiteTest
import Testing

@testable import Chapter03Exercises

@Suite("MyReplay", .serialized) struct MyReplayTests {
  @Test(arguments: [Event<Int>.completed, .error(Broken())])
  func `a subscriber receives every event`(end: Event<Int>) throws {
    let replay = chat(bufferSize: 1)
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
    let replay = chat(bufferSize: bufferSize)
    for element in [1, 2, 3, 5, 5] { replay.onNext(element) }
    let sequence = replay.asObservable()
    let late = Subscriber(sequence)
    let another = Subscriber(sequence)
    try late.check(
      expected, "1, 2, 3, 5 and 5 were sent, all to one room. The bufferSize is \(bufferSize).")
    try another.check(expected, "A second late subscriber receives the same elements as the first.")
    replay.onNext(6)
    try late.check(expected + ["6"], "After the remembered elements 6 was sent.")
  }

  @Test(arguments: [
    (0, []), (1, ["21", "14"]), (2, ["21", "13", "14"]), (3, ["21", "12", "13", "14"]),
    (9, ["11", "21", "12", "13", "14"]),
  ])
  func `each room has its last elements`(bufferSize: Int, expected: [String]) throws {
    let replay = chat(bufferSize: bufferSize)
    for element in [11, 21, 12, 13, 14] { replay.onNext(element) }
    let late = Subscriber(replay.asObservable())
    try late.check(
      expected,
      """
      11, 21, 12, 13 and 14 were sent: four to room 1, and one to room 2. The bufferSize is \(bufferSize), for each \
      room.
      """)
    replay.onNext(31)
    try late.check(
      expected + ["31"], "It subscribed, then 31 was sent, the first element to room 3.")
  }

  @Test func `the rooms do not change the order`() throws {
    let replay = chat(bufferSize: 2)
    for element in [31, 11, 21, 12, 32, 22] { replay.onNext(element) }
    try Subscriber(replay.asObservable()).check(
      ["31", "11", "21", "12", "32", "22"],
      """
      31, 11, 21, 12, 32 and 22 were sent, two to each of three rooms. The bufferSize is 2. A late subscriber \
      receives them in the order in which they were sent, whatever their rooms.
      """)
    replay.onNext(13)
    try Subscriber(replay.asObservable()).check(
      ["31", "21", "12", "32", "22", "13"],
      """
      31, 11, 21, 12, 32, 22 and 13 were sent. The bufferSize is 2. Room 1 has one too many, so 11 is forgotten, \
      and the others keep their places.
      """)
  }

  @Test func `there may be many rooms`() throws {
    let replay = chat(bufferSize: 1)
    let early = Subscriber(replay.asObservable())
    let elements = (1...60).reversed().map { $0 * 10 }
    for element in elements { replay.onNext(element) }
    let expected = elements.map(String.init)
    try early.check(
      expected, "It subscribed before 60 elements were sent, each to a room of its own.")
    try Subscriber(replay.asObservable()).check(
      expected,
      "60 elements were sent, each to a room of its own. The bufferSize is 1, for each room.")
  }

  @Test func `what counts is when it subscribes`() throws {
    let replay = chat(bufferSize: 2)
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
    let replay = chat(bufferSize: 1)
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

    let full = chat(bufferSize: 1)
    full.onNext(1)
    let later = Locked<Subscriber?>(nil)
    let second = Subscriber(full.asObservable()) { event in
      if event.element == 2 { later.value = Subscriber(full.asObservable()) }
    }
    full.onNext(2)
    try later.value?.check(
      ["2"],
      """
      The bufferSize is 1, and 1 was sent. Then it subscribed while another subscriber received 2, of the same room. \
      By then 1 must be forgotten.
      """)
    second.dispose()
  }

  @Test func `an observer may send while it receives`() throws {
    let replay = chat(bufferSize: 2)
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
    let replay = chat(bufferSize: 2)
    replay.onNext(1)
    replay.onNext(2)
    let late = Subscriber(replay.asObservable()) { event in
      if event.element == 1 { replay.onNext(3) }
    }
    try late.check(
      late.received.contains("3") ? ["1", "2", "3"] : ["1", "2"],
      """
      1 and 2 were remembered. While the late subscriber received 1, it called `onNext(3)`. It first receives \
      what is remembered, and only then what is new. (3 needn't reach it at all.)
      """)
    try Subscriber(replay.asObservable()).check(
      ["2", "3"], "1 and 2 were remembered, and 3 was sent by an observer during its replay.")
    late.dispose()
  }

  @Test func `nothing is missed after subscribe has returned`() throws {
    let replay = chat(bufferSize: 2)
    replay.onNext(1)
    let late = Locked<Subscriber?>(nil)
    _ = Observable.of(2, 3).subscribe(onNext: { element in
      if element == 2 { late.value = Subscriber(replay.asObservable()) }
      replay.onNext(element)
    })
    try late.value?.check(
      ["1", "2", "3"],
      """
      1 was remembered. Then a sequence emitted 2 and 3. Its observer first let somebody subscribe, and then \
      sent 2 and 3. If you replay with `from` or `of`: these wait for their turn in the queue (chapter 1, \
      section 7), so a live part that follows may begin too late. Replay in a loop.
      """)
    late.value = nil
  }

  @Test(arguments: [Event<Int>.completed, .error(Broken())])
  func `after the end it replays the last elements and the terminal event`(
    end: Event<Int>
  ) throws {
    let replay = chat(bufferSize: 2)
    for element in 1...3 { replay.onNext(element) }
    replay.on(end)
    let expected = ["2", "3", "\(end)"]
    let sentence = """
      It subscribed after 1, 2, 3 and the terminal event. It receives the last two elements, then \
      that event.
      """
    try Subscriber(replay.asObservable()).check(expected, sentence)
    try Subscriber(replay.asObservable()).check(expected, sentence)

    let rooms = chat(bufferSize: 1)
    for element in [21, 11, 12] { rooms.onNext(element) }
    rooms.on(end)
    try Subscriber(rooms.asObservable()).check(
      ["21", "12", "\(end)"],
      """
      21, 11 and 12 were sent, and the terminal event. The bufferSize is 1. It subscribed after that, and receives \
      the last element of both rooms, then that event.
      """)
  }

  @Test func `events after the end change nothing`() throws {
    let replay = chat(bufferSize: 2)
    let early = Subscriber(replay.asObservable())
    replay.onNext(1)
    replay.onCompleted()
    replay.onNext(2)
    replay.onError(Broken())
    let sentence = "2 and an error were sent after the completion. No subscriber receives them."
    try early.check(["1", "completed"], sentence)
    try Subscriber(replay.asObservable()).check(["1", "completed"], sentence)

    let failed = chat(bufferSize: 2)
    failed.onNext(1)
    failed.onError(Broken())
    failed.onNext(2)
    failed.onCompleted()
    try Subscriber(failed.asObservable()).check(
      ["1", "error(broken)"],
      "2 and a completion were sent after the error. A late subscriber receives neither.")
  }

  @Test func `after dispose nothing arrives, and the subscriber is released`() throws {
    let replay = chat(bufferSize: 2)
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
    var replay: MyReplay? = chat(bufferSize: 2)
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

  @Test func `it keeps bufferSize elements of each room, and releases the others`() throws {
    let replay = MyReplay<Token, Int>(bufferSize: 2) { $0.room }
    weak var oldest: Token?
    weak var second: Token?
    weak var elsewhere: Token?
    do {
      let tokens = [Token(room: 1), Token(room: 2), Token(room: 1), Token(room: 1)]
      (oldest, elsewhere, second) = (tokens[0], tokens[1], tokens[2])
      for token in tokens { replay.onNext(token) }
    }
    try expect(
      oldest == nil,
      "Three elements of one room were sent, the bufferSize is 2, and the first one is still kept in memory."
    )
    try expect(
      second != nil,
      "Three elements of one room were sent, the bufferSize is 2, and the second one is gone.")
    try expect(
      elsewhere != nil, "One element of another room was sent, the bufferSize is 2, and it is gone."
    )
    withExtendedLifetime(replay) {}
  }

  @Test func `it survives 20,000 elements`() throws {
    let replay = MyReplay<Int, Int>(bufferSize: 3) { $0 % 2 }
    for element in 1...20_000 { replay.onNext(element) }
    try Subscriber(replay.asObservable()).check(
      ["19995", "19996", "19997", "19998", "19999", "20000"],
      "1 to 20000 were sent, in turn to the room of the odd and of the even ones. The bufferSize is 3."
    )
  }
}

/// The room of a message is its tens: 11 and 12 are of room 1, and all below 10 are of one room.
private func chat(bufferSize: Int) -> MyReplay<Int, Int> {
  MyReplay(bufferSize: bufferSize) { $0 / 10 }
}

private struct Broken: Error, CustomStringConvertible { let description = "broken" }

private final class Token {
  let room: Int

  init(room: Int = 0) { self.room = room }
}
