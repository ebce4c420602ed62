import RxLite
import RxLiteTest
import Testing

@testable import Chapter11Exercises

@Suite("SentMessage", .serialized) struct SentMessageTests {
  @Test func `before, the original, after`() throws {
    let diary = Diary()
    diary.interceptor.call(["a"]) { diary.lines.append("original") }
    try expect(
      diary.lines, equals: ["sent a", "original", "invoked a"],
      "One call was made. sentMessage emits before the original runs, methodInvoked after it.")
  }

  @Test func `call returns the result of the original`() throws {
    let interceptor = Interceptor()
    let runs = Locked(0)
    let result = interceptor.call(["a"]) { () -> Int in
      runs.value += 1
      return runs.value * 10
    }
    try expect(
      "\(runs.value) run, result \(result)", equals: "1 run, result 10",
      "Nobody observes this call. The original runs once, and call returns its result.")
  }

  @Test func `each call, even one with the same arguments`() throws {
    let diary = Diary()
    for argument in ["a", "a", "", "b"] { diary.interceptor.call([argument]) {} }
    diary.interceptor.call([]) {}
    diary.interceptor.call(["x", "y"]) {}
    try expect(
      diary.lines.filter { $0.hasPrefix("sent") },
      equals: ["sent a", "sent a", "sent ", "sent b", "sent ", "sent x,y"],
      "Six calls were made, some of them with equal arguments or none. sentMessage emits for each.")
    try expect(
      diary.lines.filter { $0.hasPrefix("invoked") }.count, equals: 6,
      """
      Six calls were made, some of them with equal arguments or none. So methodInvoked emits six \
      times.
      """
    )
  }

  @Test func `a late subscriber receives later calls only`() throws {
    let interceptor = Interceptor()
    interceptor.call(["early"]) {}
    let diary = Diary(interceptor)
    try expect(
      diary.lines, equals: [],
      "A call was made before anybody subscribed. A late subscriber does not receive it.")
    interceptor.call(["late"]) {}
    try expect(
      diary.lines, equals: ["sent late", "invoked late"],
      "A subscriber receives each call that is made after its subscription.")
    let (sent, invoked) = (interceptor.sentMessage, interceptor.methodInvoked)
    let early = [Lines(sent), Lines(invoked)]
    interceptor.call(["later"]) {}
    let late = [Lines(sent), Lines(invoked)]
    try expect(
      late.flatMap(\.received), equals: [],
      """
      One observer subscribed to `sentMessage` and one to `methodInvoked`. A call was made, and then two \
      others subscribed to the same sequences. Those receive nothing.
      """)
    withExtendedLifetime(early) {}
  }

  @Test func `a call that an observer makes is a call`() throws {
    let interceptor = Interceptor()
    let lines = Locked<[String]>([])
    let subscriptions = [
      interceptor.sentMessage.subscribe(onNext: { [weak interceptor] arguments in
        lines.value.append("sent \(arguments.joined())")
        if arguments == ["a"] { interceptor?.call(["b"]) { lines.value.append("original b") } }
      }),
      interceptor.methodInvoked.subscribe(onNext: { [weak interceptor] arguments in
        lines.value.append("invoked \(arguments.joined())")
        if arguments == ["a"] { interceptor?.call(["c"]) { lines.value.append("original c") } }
      }),
    ]
    interceptor.call(["a"]) { lines.value.append("original a") }
    try expect(
      lines.value,
      equals: [
        "sent a", "sent b", "original b", "invoked b", "original a", "invoked a", "sent c",
        "original c", "invoked c",
      ],
      """
      The observer of sentMessage makes the call b while it receives a, and that of methodInvoked \
      makes the call c. Each is a call like any other.
      """)
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test func `two subscribers, one original`() throws {
    let diary = Diary()
    let second = Diary(diary.interceptor)
    let runs = Locked(0)
    diary.interceptor.call(["a"]) { runs.value += 1 }
    try expect(
      runs.value, equals: 1, "There are two subscribers and one call: the original runs once.")
    try expect(
      second.lines, equals: ["sent a", "invoked a"], "The second subscriber receives the call, too."
    )
  }

  @Test func `an original that throws`() throws {
    let diary = Diary()
    var caught = "nothing"
    do {
      try diary.interceptor.call(["a"]) { throw Broken.lamp }
    } catch {
      caught = "\(error)"
    }
    try expect(caught, equals: "lamp", "The original throws an error, and `call` throws the same.")
    try expect(
      diary.lines, equals: ["sent a"],
      "The original threw. Its work isn't done, so methodInvoked emits nothing for this call.")
    diary.interceptor.call(["b"]) {}
    try expect(
      diary.lines, equals: ["sent a", "sent b", "invoked b"],
      "After a call that threw, another one is made. Both sequences go on.")
  }

  @Test func `a call inside of a call`() throws {
    let diary = Diary()
    let interceptor = diary.interceptor
    interceptor.call(["outer"]) {
      interceptor.call(["inner"]) { diary.lines.append("original") }
    }
    try expect(
      diary.lines,
      equals: ["sent outer", "sent inner", "original", "invoked inner", "invoked outer"],
      "The original makes another call. Both sequences emit for the inner call as for any other."
    )
  }

  @Test func `an observer makes another call`() throws {
    let interceptor = Interceptor()
    let titles = Locked<[String]>([])
    let subscription = interceptor.methodInvoked.subscribe(onNext: { arguments in
      if arguments == ["a"] { interceptor.call(["b"]) { titles.value.append("b") } }
    })
    interceptor.call(["a"]) { titles.value.append("a") }
    subscription.dispose()
    try expect(
      titles.value, equals: ["a", "b"],
      "An observer of methodInvoked makes another call. Its original runs as well.")
  }

  @Test func `the lines of a call`() throws {
    let interceptor = Interceptor()
    let trace = Lines(interceptor.trace)
    interceptor.call(["a"]) {}
    interceptor.call(["x", "y"]) {}
    try expect(
      trace.received, equals: ["> a", "< a", "> x, y", "< x, y"],
      "Two calls were made, one after the other. `trace` emits two lines for each.")
  }

  @Test func `the lines come first and last`() throws {
    let diary = Diary()
    let trace = diary.interceptor.trace.subscribe(onNext: { diary.lines.append($0) })
    diary.interceptor.call(["a"]) { diary.lines.append("original") }
    trace.dispose()
    try expect(
      diary.lines, equals: ["> a", "sent a", "original", "invoked a", "< a"],
      "`trace` emits before `sentMessage` emits, and again after `methodInvoked` has.")
  }

  @Test func `the lines of calls inside of calls`() throws {
    let interceptor = Interceptor()
    let trace = Lines(interceptor.trace)
    interceptor.call(["a"]) {
      interceptor.call(["b"]) { interceptor.call(["c"]) { interceptor.call(["d"]) {} } }
      interceptor.call(["e"]) {}
    }
    try expect(
      trace.received,
      equals: [
        "> a", "  > b", "    > c", "      > d", "      < d", "    < c", "  < b", "  > e", "  < e",
        "< a",
      ],
      "The original of a makes the calls b and e, that of b makes c, and that of c makes d.")
  }

  @Test func `four calls deep`() throws {
    let diary = Diary()
    let interceptor = diary.interceptor
    interceptor.call(["a"]) {
      interceptor.call(["b"]) { interceptor.call(["c"]) { interceptor.call(["d"]) {} } }
    }
    try expect(
      diary.lines,
      equals: [
        "sent a", "sent b", "sent c", "sent d", "invoked d", "invoked c", "invoked b", "invoked a",
      ],
      "The original of a makes the call b, that of b makes c, and that of c makes d.")
  }

  @Test func `the lines of seven calls`() throws {
    let interceptor = Interceptor()
    let trace = Lines(interceptor.trace)
    func call(_ depth: Int) {
      interceptor.call(["\(depth)"]) { if depth < 7 { call(depth + 1) } }
    }
    call(1)
    let begun = (1...7).map { depth in String(repeating: "  ", count: depth - 1) + "> \(depth)" }
    let ended = (1...7).map { depth in String(repeating: "  ", count: depth - 1) + "< \(depth)" }
    try expect(
      trace.received, equals: begun + ended.reversed(),
      "The original of the call 1 makes the call 2, and so on. The call 7 is inside of six others.")
  }

  @Test func `the lines of a call that throws`() throws {
    let interceptor = Interceptor()
    let trace = Lines(interceptor.trace)
    interceptor.call(["a"]) { try? interceptor.call(["b"]) { throw Broken.lamp } }
    try expect(
      trace.received, equals: ["> a", "  > b", "  ! b", "< a"],
      "The original of a makes the call b, whose original throws, and catches the error.")
    try? interceptor.call(["c"]) { try interceptor.call(["d"]) { throw Broken.lamp } }
    interceptor.call(["e"]) {}
    try expect(
      Array(trace.received.dropFirst(4)), equals: ["> c", "  > d", "  ! d", "! c", "> e", "< e"],
      """
      The original of c makes the call d, whose original throws, and doesn't catch the error. Later, the call \
      e is made.
      """)
  }

  @Test func `the lines of a call that an observer makes`() throws {
    let interceptor = Interceptor()
    let trace = Lines(interceptor.trace)
    let subscriptions = [
      interceptor.sentMessage.subscribe(onNext: { [weak interceptor] arguments in
        if arguments == ["a"] { interceptor?.call(["b"]) {} }
      }),
      interceptor.methodInvoked.subscribe(onNext: { [weak interceptor] arguments in
        if arguments == ["a"] { interceptor?.call(["c"]) {} }
      }),
    ]
    interceptor.call(["a"]) {}
    for subscription in subscriptions { subscription.dispose() }
    try expect(
      trace.received, equals: ["> a", "  > b", "  < b", "  > c", "  < c", "< a"],
      """
      An observer of `sentMessage` makes the call b when it receives a, and one of `methodInvoked` makes c. \
      a has begun and hasn't ended.
      """)
  }

  @Test func `a subscriber to the lines in the middle of a call`() throws {
    let interceptor = Interceptor()
    let before = Lines(interceptor.trace)
    before.dispose()
    var trace: Lines?
    interceptor.call(["a"]) {
      trace = Lines(interceptor.trace)
      interceptor.call(["b"]) {}
    }
    try expect(
      trace?.received ?? [], equals: ["  > b", "  < b", "< a"],
      """
      An observer subscribed to `trace` while the original of a ran, which then made the call b. Nobody else \
      was subscribed.
      """)
  }

  @Test func `all complete when the interceptor is released`() throws {
    var interceptor: Interceptor? = Interceptor()
    let (sent, invoked) = (interceptor!.sentMessage, interceptor!.methodInvoked)
    let trace = interceptor!.trace
    let subscribe = {
      let endings = Locked<[String]>([])
      _ = sent.subscribe(onCompleted: { endings.value.append("sentMessage") })
      _ = invoked.subscribe(onCompleted: { endings.value.append("methodInvoked") })
      _ = trace.subscribe(onCompleted: { endings.value.append("trace") })
      return endings
    }
    let early = subscribe()
    weak var probe: Interceptor?
    probe = interceptor
    interceptor = nil
    try expect(
      probe == nil,
      "Nobody else holds the interceptor, and its sequences keep it alive. Do they hold self?")
    try expect(
      early.value.sorted(), equals: ["methodInvoked", "sentMessage", "trace"],
      "The interceptor was released. All of its sequences complete.")
    try expect(
      subscribe().value.sorted(), equals: ["methodInvoked", "sentMessage", "trace"],
      "These observers subscribed after the interceptor was released. They receive `completed`.")
  }

  @Test func `each interceptor has its own sequences`() throws {
    let diary = Diary()
    let other = Interceptor()
    other.call(["other"]) {}
    try expect(
      diary.lines, equals: [],
      "A call was made through another interceptor. That belongs to another object.")
    let trace = Lines(other.trace)
    diary.interceptor.call(["a"]) { other.call(["b"]) {} }
    try expect(
      trace.received, equals: ["> b", "< b"],
      "The original of a makes the call b through another interceptor, which no other call goes through."
    )
  }
}

/// Writes down what one interceptor emits.
private final class Diary {
  let interceptor: Interceptor
  @Locked var lines: [String] = []
  private let bag = DisposeBag()

  init(_ interceptor: Interceptor = Interceptor()) {
    self.interceptor = interceptor
    interceptor.sentMessage
      .subscribe(onNext: { [weak self] in self?.lines.append("sent \($0.joined(separator: ","))") })
      .disposed(by: bag)
    interceptor.methodInvoked
      .subscribe(onNext: { [weak self] in
        self?.lines.append("invoked \($0.joined(separator: ","))")
      })
      .disposed(by: bag)
  }
}

/// Writes down what one sequence emits.
private final class Lines {
  @Locked var received: [String] = []
  private let bag = CompositeDisposable()

  init<Element>(_ sequence: Observable<Element>) {
    let subscription = sequence.subscribe(onNext: { [weak self] in self?.received.append("\($0)") })
    _ = bag.insert(subscription)
  }

  func dispose() { bag.dispose() }

  deinit { bag.dispose() }
}

private enum Broken: Error { case lamp }
