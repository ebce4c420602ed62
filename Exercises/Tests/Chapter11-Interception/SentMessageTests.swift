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

  @Test func `both complete when the interceptor is released`() throws {
    var interceptor: Interceptor? = Interceptor()
    let endings = Locked<[String]>([])
    let (sent, invoked) = (interceptor!.sentMessage, interceptor!.methodInvoked)
    _ = sent.subscribe(onCompleted: { endings.value.append("sentMessage") })
    _ = invoked.subscribe(onCompleted: { endings.value.append("methodInvoked") })
    weak var probe: Interceptor?
    probe = interceptor
    interceptor = nil
    try expect(
      probe == nil,
      "Nobody else holds the interceptor, and its sequences keep it alive. Do they hold self?")
    try expect(
      Set(endings.value).sorted(), equals: ["methodInvoked", "sentMessage"],
      "The interceptor was released. Both of its sequences complete.")
    withExtendedLifetime((sent, invoked)) {}
  }

  @Test func `each interceptor has its own sequences`() throws {
    let diary = Diary()
    let other = Interceptor()
    other.call(["other"]) {}
    try expect(
      diary.lines, equals: [],
      "A call was made through another interceptor. That belongs to another object.")
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

private enum Broken: Error { case lamp }
