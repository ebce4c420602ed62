import ConsoleKit
import RxLite
import RxLiteTest
import Testing

@testable import Chapter11Exercises

@Suite("AskedDelegate", .serialized) struct AskedDelegateTests {
  private let download = Download()

  @Test func `each question is an element, with its answer`() throws {
    let settings = Settings(answers: [true, false, false, true])
    download.delegate = settings
    let received = Received(download.rx.questions)
    let answers = [5, 90, 90, 12].map { download.load($0) }
    try expect(
      answers, equals: [true, false, false, true],
      "The download asked for 5, 90, 90 and 12 MB. It is given the answers of the settings.")
    try expect(
      received.lines, equals: ["5 true", "90 false", "90 false", "12 true"],
      "The download asked for 5, 90, 90 and 12 MB, and the settings said yes, no, no and yes.")
  }

  @Test func `without a delegate, the download answers for itself`() throws {
    let received = Received(download.rx.questions)
    let answers = [10, 11, 0].map { download.load($0) }
    try expect(
      answers, equals: [true, false, true],
      """
      The download has no delegate but the proxy. Without the proxy, it would have loaded 10 MB and 0 MB, \
      but not 11 MB.
      """)
    try expect(
      received.lines, equals: ["10 true", "11 false", "0 true"],
      "Nobody but the proxy was asked for 10, 11 and 0 MB.")
  }

  @Test func `a delegate that is gone`() throws {
    var settings: Settings? = Settings(answers: [true, false])
    weak var probe: Settings?
    probe = settings
    download.delegate = settings
    let received = Received(download.rx.questions)
    _ = download.load(90)
    _ = download.load(5)
    settings = nil
    try expect(probe == nil, "The settings were released, but something of yours keeps them alive.")
    let answers = [90, 5].map { download.load($0) }
    try expect(
      answers, equals: [false, true],
      """
      The settings have allowed 90 MB and forbidden 5 MB, and were released. From then on the download \
      decides as it does without a delegate. It asks for 90 and 5 MB.
      """)
    try expect(
      received.lines, equals: ["90 true", "5 false", "90 false", "5 true"],
      "Four questions were asked, two of them after the settings had been released.")
  }

  @Test func `the delegate is asked once, and before the subscribers receive anything`() throws {
    let settings = Settings(answers: [true, true])
    download.delegate = settings
    let log = settings.log
    let first = Received(download.rx.questions, log: log)
    let second = Received(download.rx.questions, log: log)
    _ = download.load(5)
    try expect(
      log.value, equals: ["asked for 5", "5 true", "5 true", "loaded 5"],
      """
      There are two subscribers. The settings are asked once, before the subscribers receive the answer.
      """)
    withExtendedLifetime((first, second)) {}
  }

  @Test func `all other calls reach the delegate`() throws {
    let settings = Settings(answers: [false, true])
    download.delegate = settings
    let received = Received(download.rx.questions)
    _ = download.load(5)
    _ = download.load(90)
    try expect(
      settings.log.value, equals: ["asked for 5", "asked for 90", "loaded 90"],
      """
      5 MB were not allowed, and 90 MB were. What was loaded is reported to the settings as before.
      """)
    try expect(
      received.lines, equals: ["5 false", "90 true"],
      "Two questions were asked. What was loaded is no question.")
  }

  @Test func `a delegate that leaves the question out`() throws {
    let counter = Counter()
    download.delegate = counter
    let received = Received(download.rx.questions)
    let answers = [5, 90].map { download.load($0) }
    try expect(
      answers, equals: [true, false],
      """
      The delegate doesn't implement the question. Without the proxy, 5 MB would be loaded, and 90 not.
      """)
    try expect(counter.loaded.value, equals: [5], "5 MB were loaded. The delegate received:")
    try expect(received.lines, equals: ["5 true", "90 false"], "Two questions were asked.")
  }

  @Test func `sentMessage and methodInvoked emit for both methods`() throws {
    let settings = Settings(answers: [true])
    download.delegate = settings
    let log = settings.log
    let proxy = DownloadProxy.proxy(for: download)
    let bag = DisposeBag()
    for method in ["download(_:mayLoad:)", "download(_:didLoad:)"] {
      proxy.sentMessage(method)
        .subscribe(onNext: { log.value.append("sent \(method) \(list($0))") }).disposed(by: bag)
      proxy.methodInvoked(method)
        .subscribe(onNext: { log.value.append("invoked \(method) \(list($0))") }).disposed(by: bag)
    }
    _ = download.load(5)
    try expect(
      log.value,
      equals: [
        "sent download(_:mayLoad:) download, 5", "asked for 5",
        "invoked download(_:mayLoad:) download, 5",
        "sent download(_:didLoad:) download, 5", "loaded 5",
        "invoked download(_:didLoad:) download, 5",
      ],
      """
      `sentMessage` and `methodInvoked` of the proxy are subscribed to for both methods. They emit the \
      arguments of each call: the download, and the megabytes.
      """)
  }

  @Test func `an observer that makes the download ask again`() throws {
    let settings = Settings(answers: [false, true])
    download.delegate = settings
    let answers = Locked<[Bool]>([])
    let subscription = download.rx.questions.subscribe(onNext: { [download] question in
      if question.megabytes == 90 { answers.value.append(download.load(5)) }
    })
    answers.value.append(download.load(90))
    subscription.dispose()
    try expect(
      answers.value, equals: [true, false],
      """
      When 90 MB are forbidden, an observer makes the download ask for 5 MB, which is allowed. Then the \
      first question is answered. Each question has its own answer.
      """)
  }

  @Test func `a delegate that makes the download ask again`() throws {
    let settings = Settings(answers: [false, true])
    download.delegate = settings
    settings.whenAsked = { [download] megabytes in
      if megabytes == 90 { _ = download.load(5) }
    }
    let received = Received(download.rx.questions)
    try expect(
      download.load(90), equals: false,
      "While they are asked for 90 MB, the settings make the download ask for 5 MB.")
    try expect(
      received.lines, equals: ["5 true", "90 false"],
      "The question for 5 MB is answered before that for 90 MB.")
  }

  @Test func `a late subscriber receives later questions only`() throws {
    let sequence = download.rx.questions
    _ = download.load(5)
    let first = Received(sequence)
    _ = download.load(6)
    try expect(
      first.lines, equals: ["6 true"],
      "5 MB were asked for before anybody subscribed, 6 MB after.")
    let second = Received(sequence)
    _ = download.load(7)
    try expect(
      second.lines, equals: ["7 true"],
      """
      One observer had subscribed before 6 MB were asked for. Another one subscribed to the same sequence \
      after that, and before 7 MB were. The second one received:
      """)
  }

  @Test func `one proxy, from the first time that the sequence is read`() throws {
    let first = download.rx.questions
    let proxy = download.delegate
    try expect(
      proxy is DownloadProxy,
      "`questions` was read, and no one has subscribed yet. The proxy is the delegate from now on.")
    let second = download.rx.questions
    try expect(
      download.delegate === proxy,
      "`questions` was read twice, and the second time made a new proxy.")
    withExtendedLifetime((first, second)) {}
  }

  @Test func `a delegate that is set later`() throws {
    let received = Received(download.rx.questions)
    let settings = Settings(answers: [true])
    download.delegate = settings
    let second = Received(download.rx.questions)
    try expect(
      download.load(90), equals: true, "The settings were set later, and say yes to 90 MB.")
    try expect(
      [received.lines, second.lines].map { $0.joined() }, equals: ["90 true", "90 true"],
      "Another delegate was set, and then `questions` was read again. Both subscribers receive:")
  }

  @Test func `only Wi-Fi`() throws {
    let settings = Settings(answers: [true])
    download.delegate = settings
    download.rx.onlyWiFi.accept(true)
    try expect(
      download.load(5), equals: false,
      "Nobody has read `questions`. The switch is on, so the answer is no.")
    let received = Received(download.rx.questions)
    _ = download.load(90)
    try expect(settings.log.value, equals: [], "The switch is on, so the settings aren't asked.")
    try expect(
      received.lines, equals: ["90 false"],
      "The switch is on, and 90 MB are forbidden. Each question is emitted, whoever has answered it."
    )
    download.rx.onlyWiFi.accept(false)
    let other = Download()
    other.rx.onlyWiFi.accept(true)
    try expect(
      download.load(12), equals: true,
      """
      The switch was turned off again, and the settings say yes to 12 MB. The switch of another download is on.
      """)
    withExtendedLifetime(other) {}
  }

  @Test func `two downloads`() throws {
    let other = Download()
    let ofThis = Received(download.rx.questions)
    let ofOther = Received(other.rx.questions)
    _ = download.load(5)
    _ = other.load(90)
    try expect(
      [ofThis.lines, ofOther.lines].map { $0.joined() }, equals: ["5 true", "90 false"],
      "There are two downloads. Each has its own questions.")
  }

  @Test func `after a subscription was disposed`() throws {
    let settings = Settings(answers: [true])
    download.delegate = settings
    download.rx.questions.subscribe().dispose()
    try expect(
      download.load(90), equals: true,
      "The only subscription was disposed. The settings still answer, and say yes to 90 MB.")
  }

  @Test func `the download isn't kept alive, and the sequence completes with it`() throws {
    var download: Download? = Download()
    weak var probe: Download?
    probe = download
    let sequence = download!.rx.questions
    let received = Received(sequence)
    download = nil
    try expect(
      probe == nil, "Nobody else holds the download, and your sequence or a subscription does.")
    try expect(received.isCompleted, "The download was released: the sequence completes.")
    withExtendedLifetime(sequence) {}
  }
}

/// The arguments of a call, in words.
private func list(_ arguments: [Any]) -> String {
  arguments.map { $0 is Download ? "download" : "\($0)" }.joined(separator: ", ")
}

/// A delegate that has its answers ready, and notes what it receives.
private final class Settings: DownloadDelegate {
  let log = Locked<[String]>([])
  var whenAsked: (Int) -> Void = { _ in }
  private let answers: Locked<[Bool]>

  init(answers: [Bool]) { self.answers = Locked(answers) }

  func download(_ download: Download, mayLoad megabytes: Int) -> Bool {
    log.value.append("asked for \(megabytes)")
    let answer = answers.value.isEmpty ? false : answers.value.removeFirst()
    whenAsked(megabytes)
    return answer
  }

  func download(_ download: Download, didLoad megabytes: Int) {
    log.value.append("loaded \(megabytes)")
  }
}

/// A delegate that doesn't implement the question.
private final class Counter: DownloadDelegate {
  let loaded = Locked<[Int]>([])

  func download(_ download: Download, didLoad megabytes: Int) { loaded.value.append(megabytes) }
}

/// Records what a sequence emits.
private final class Received {
  @Locked var lines: [String] = []
  @Locked var isCompleted = false
  private let bag = DisposeBag()

  init(_ sequence: Observable<Question>, log: Locked<[String]>? = nil) {
    sequence
      .subscribe(
        onNext: { [weak self] question in
          let line = "\(question.megabytes) \(question.isAllowed)"
          self?.lines.append(line)
          log?.value.append(line)
        },
        onCompleted: { [weak self] in self?.isCompleted = true }
      )
      .disposed(by: bag)
  }
}
