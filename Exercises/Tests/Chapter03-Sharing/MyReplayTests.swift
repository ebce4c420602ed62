import RxLite
import RxLiteTest
import Testing

@testable import Chapter03Exercises

@Suite("MyReplay", .serialized) struct MyReplayTests {
  @Test(arguments: [Event<Int>.completed, .error(Broken())])
  func `who listens hears everything`(ending: Event<Int>) throws {
    let replay = MyReplay<Int>(bufferSize: 1)
    let listener = Listener(replay)
    for element in 1...3 { replay.onNext(element) }
    replay.on(ending)
    try expect(
      listener.heard, equals: ["1", "2", "3", "\(ending)"],
      "It has listened from the beginning: it hears 1, 2, 3 and the ending, once each.")
  }

  @Test(arguments: [
    (0, []), (1, ["5"]), (2, ["4", "5"]), (4, ["2", "3", "4", "5"]),
    (9, ["1", "2", "3", "4", "5"]),
  ])
  func `who comes late hears the last ones`(bufferSize: Int, expected: [String]) throws {
    let replay = MyReplay<Int>(bufferSize: bufferSize)
    for element in 1...5 { replay.onNext(element) }
    let late = Listener(replay)
    let another = Listener(replay)
    try expect(
      late.heard, equals: expected, "1 to 5 were sent, and \(bufferSize) are to be remembered.")
    try expect(another.heard, equals: expected, "The next one who comes late hears the same.")
    replay.onNext(6)
    try expect(
      late.heard, equals: expected + ["6"],
      "After what is remembered, it hears what comes: 6 was sent.")
  }

  @Test func `coming late is subscribing late`() throws {
    let replay = MyReplay<Int>(bufferSize: 2)
    replay.onNext(1)
    let sequence = replay.asObservable()
    replay.onNext(2)
    replay.onNext(3)
    try expect(
      Listener(sequence).heard, equals: ["2", "3"],
      """
      The sequence was asked for after 1 and subscribed to after 3. What counts is what is remembered \
      at the subscription: 2 and 3.
      """)
  }

  @Test func `who comes while an element is being sent hears it as well`() throws {
    let replay = MyReplay<Int>(bufferSize: 1)
    var newcomer: Listener?
    let first = replay.asObservable().subscribe(onNext: { _ in
      if newcomer == nil { newcomer = Listener(replay) }
    })
    replay.onNext(1)
    replay.onNext(2)
    try expect(
      newcomer?.heard, equals: ["1", "2"],
      """
      The first one received 1, and brought in another one meanwhile. That one has come too late for \
      the sending, so 1 has to be remembered by then.
      """)
    first.dispose()
  }

  @Test(arguments: [Event<Int>.completed, .error(Broken())])
  func `who comes after the ending hears the last ones and the ending`(ending: Event<Int>) throws {
    let replay = MyReplay<Int>(bufferSize: 2)
    for element in 1...3 { replay.onNext(element) }
    replay.on(ending)
    try expect(
      Listener(replay).heard, equals: ["2", "3", "\(ending)"],
      "It comes after the ending. It hears the last two elements, and how it ended.")
  }

  @Test func `after the ending nothing counts`() throws {
    let replay = MyReplay<Int>(bufferSize: 2)
    let early = Listener(replay)
    replay.onNext(1)
    replay.onCompleted()
    replay.onNext(2)
    replay.onError(Broken())
    let expected = ["1", "completed"]
    try expect(early.heard, equals: expected, "2 and an error were sent after the completion.")
    try expect(
      Listener(replay).heard, equals: expected,
      "2 and an error were sent after the completion. Nobody may hear of them, late or not.")
  }

  @Test func `who leaves hears nothing more`() throws {
    let replay = MyReplay<Int>(bufferSize: 2)
    let listener = Listener(replay)
    replay.onNext(1)
    listener.leave()
    replay.onNext(2)
    try expect(listener.heard, equals: ["1"], "It has left after 1.")
  }

  @Test func `it keeps no more than it needs`() throws {
    let replay = MyReplay<Token>(bufferSize: 2)
    weak var forgotten: Token?
    weak var remembered: Token?
    do {
      let tokens = [Token(), Token(), Token()]
      (forgotten, remembered) = (tokens[0], tokens[1])
      for token in tokens { replay.onNext(token) }
    }
    try expect(
      forgotten == nil,
      "Three elements were sent, two are to be remembered, and the first is still kept in memory.")
    try expect(
      remembered != nil, "Three elements were sent, and the last two of them are to be remembered.")
    withExtendedLifetime(replay) {}
  }
}

private struct Broken: Error, CustomStringConvertible { let description = "broken" }

private final class Token {}

/// Somebody who listens, and writes down what is heard.
private final class Listener {
  private(set) var heard: [String] = []
  private let subscription = SerialDisposable()

  convenience init(_ replay: MyReplay<Int>) { self.init(replay.asObservable()) }

  init(_ sequence: Observable<Int>) {
    subscription.disposable = sequence.subscribe { event in
      self.heard.append(event.element.map { "\($0)" } ?? "\(event)")
    }
  }

  func leave() { subscription.dispose() }
}
