import RxLite
import RxLiteTest
import Testing

@testable import Chapter14Exercises

@Suite("TwoAtATime", .serialized) struct TwoAtATimeTests {
  private let requests = PublishSubject<String>()
  private let net = Net()

  @Test func `one download is reported to its end`() throws {
    let reports = Reports(requests, net)
    requests.onNext("a")
    try expect(net.running, equals: ["a"], "a was requested: its download runs.")
    net["a"].onNext(0.5)
    net["a"].onNext(1)
    net["a"].onCompleted()
    try expect(
      reports.received, equals: ["a 0.5", "a 1.0", "a completed"],
      "The download of a has sent 0.5 and 1, and has completed.")
  }

  @Test func `two run, and the third waits`() throws {
    let reports = Reports(requests, net)
    for id in ["a", "b", "c", "d"] { requests.onNext(id) }
    try expect(net.running, equals: ["a", "b"], "Four were requested, and two run.")
    try expect(net.called, equals: ["a", "b"], "`download` is called when a download begins.")
    net["b"].onCompleted()
    try expect(net.running, equals: ["a", "c"], "b has completed, and the next one runs: c.")
    net["a"].onCompleted()
    net["c"].onCompleted()
    try expect(net.running, equals: ["d"], "a and c have completed: d is left.")
    net["d"].onNext(1)
    try expect(
      reports.received, equals: ["b completed", "a completed", "c completed", "d 1.0"],
      "Each end is reported, in the order in which they happened.")
  }

  @Test func `each element is a report`() throws {
    let reports = Reports(requests, net)
    requests.onNext("a")
    net["a"].onNext(0.5)
    net["a"].onNext(0.5)
    try expect(
      reports.received, equals: ["a 0.5", "a 0.5"],
      "The download of a has sent 0.5 twice. Each element is reported.")
  }

  @Test func `two are two, not one`() throws {
    let reports = Reports(requests, net)
    for id in ["a", "b"] { requests.onNext(id) }
    net["b"].onNext(0.25)
    net["a"].onNext(0.5)
    net["b"].onNext(0.75)
    try expect(
      reports.received, equals: ["b 0.25", "a 0.5", "b 0.75"],
      "Two downloads run at the same time, and each report arrives as soon as it is sent.")
  }

  @Test func `a report comes before the next one begins`() throws {
    let order = Locked<[String]>([])
    let subscription = downloadTwoAtATime(requests) { [net] id in
      order.value.append("\(id) begins")
      return net.download(id)
    }
    .subscribe(onNext: { if case .completed(let id) = $0 { order.value.append("\(id) completed") } }
    )
    for id in ["a", "b", "c"] { requests.onNext(id) }
    net["a"].onCompleted()
    subscription.dispose()
    try expect(
      order.value, equals: ["a begins", "b begins", "a completed", "c begins"],
      "a has completed while c was waiting.")
  }

  @Test func `a failure is a report, and frees the place`() throws {
    let reports = Reports(requests, net)
    for id in ["a", "b", "c"] { requests.onNext(id) }
    net["a"].onNext(0.5)
    net["a"].onError(Broken())
    try expect(
      reports.received, equals: ["a 0.5", "a failed"],
      "The download of a has failed. The others go on, so the result doesn't fail.")
    try expect(net.running, equals: ["b", "c"], "a has failed, and the next one runs.")
    requests.onNext("a")
    net["b"].onCompleted()
    try expect(net.running, equals: ["c", "a"], "a was requested again, and it was its turn.")
  }

  @Test func `a failure isn't repeated`() throws {
    let subscriptions = Locked(0)
    let reports = Reports(requests) { _ in
      Observable.error(Broken()).do(onSubscribe: { subscriptions.value += 1 })
    }
    requests.onNext("a")
    try expect(reports.received, equals: ["a failed"], "The download of a fails.")
    try expect(
      subscriptions.value, equals: 1,
      "The download of a has failed, and nobody has requested it again. How often it was started:")
  }

  @Test func `what waits or loads isn't started again`() throws {
    let reports = Reports(requests, net)
    for id in ["a", "a", "b", "c", "c", "b"] { requests.onNext(id) }
    try expect(
      net.called, equals: ["a", "b"], "a, a, b, c, c and b were requested: a and b run, c waits.")
    for id in ["a", "b", "c"] { net[id].onCompleted() }
    try expect(
      net.called, equals: ["a", "b", "c"], "All three have completed, each was started once.")
    try expect(
      reports.received, equals: ["a completed", "b completed", "c completed"],
      "Three were reported.")
    requests.onNext("a")
    try expect(
      net.called, equals: ["a", "b", "c", "a"], "a has completed, so it may be requested again.")
  }

  @Test func `a download that has sent something is still loading`() throws {
    let reports = Reports(requests, net)
    requests.onNext("a")
    net["a"].onNext(0.5)
    requests.onNext("a")
    try expect(
      net.called, equals: ["a"], "Half of a is there, and it was requested again. It is loading.")
    withExtendedLifetime(reports) {}
  }

  @Test(arguments: [true, false])
  func `the end of one isn't that of another`(fails: Bool) throws {
    let reports = Reports(requests, net)
    for id in ["a", "b", "c"] { requests.onNext(id) }
    if fails { net["a"].onError(Broken()) } else { net["a"].onCompleted() }
    for id in ["b", "c"] { requests.onNext(id) }
    net["b"].onCompleted()
    try expect(
      net.called, equals: ["a", "b", "c"],
      """
      a has \(fails ? "failed" : "completed"), then b and c were requested again, which were \
      loading. Each was started once.
      """)
    withExtendedLifetime(reports) {}
  }

  @Test(arguments: [true, false])
  func `an observer of the report may request the id again`(fails: Bool) throws {
    let subscription = downloadTwoAtATime(requests, net.download)
      .subscribe(onNext: { [requests] report in
        if [.completed(id: "a"), .failed(id: "a")].contains(report) { requests.onNext("a") }
      })
    requests.onNext("a")
    if fails { net["a"].onError(Broken()) } else { net["a"].onCompleted() }
    let called = net.called
    subscription.dispose()
    try expect(
      called, equals: ["a", "a"],
      "a has \(fails ? "failed" : "completed"), and was requested again while that was reported.")
  }

  @Test func `an id that is requested again waits behind the others`() throws {
    let subscription = downloadTwoAtATime(requests, net.download)
      .subscribe(onNext: { [requests] report in
        if report == .completed(id: "a") { requests.onNext("a") }
      })
    for id in ["a", "b", "c"] { requests.onNext(id) }
    net["a"].onCompleted()
    let running = net.running
    subscription.dispose()
    try expect(
      running, equals: ["b", "c"],
      """
      a has completed while c was waiting, and the observer of that report has requested a again. \
      There is one free place, and it is for c.
      """)
  }

  @Test func `a download that ends at once`() throws {
    let reports = Reports(requests) { id in id == "b" ? .error(Broken()) : .just(1) }
    for id in ["a", "b", "c", "a"] { requests.onNext(id) }
    try expect(
      reports.received,
      equals: ["a 1.0", "a completed", "b failed", "c 1.0", "c completed", "a 1.0", "a completed"],
      "Four were requested one after the other. Each download ends as soon as it begins.")
  }

  @Test func `completes when all have ended`() throws {
    let reports = Reports(requests, net)
    for id in ["a", "b", "c"] { requests.onNext(id) }
    requests.onCompleted()
    net["a"].onCompleted()
    net["b"].onError(Broken())
    try expect(
      reports.received, equals: ["a completed", "b failed"],
      "Nothing more can be requested, and c is running.")
    net["c"].onCompleted()
    try expect(
      reports.received, equals: ["a completed", "b failed", "c completed", "completed"],
      "The last one has completed.")
  }

  @Test func `an error of the requests cancels`() throws {
    let reports = Reports(requests, net)
    for id in ["a", "b", "c"] { requests.onNext(id) }
    requests.onError(Broken())
    try expect(reports.received, equals: ["error(broken)"], "`requests` has failed.")
    try expect(net.running, equals: [], "`requests` has failed, but a download is still running.")
  }

  @Test func `a disposal cancels, and starts nothing`() throws {
    let subscription = downloadTwoAtATime(requests, net.download).subscribe()
    for id in ["a", "b", "c"] { requests.onNext(id) }
    subscription.dispose()
    try expect(net.running, equals: [], "It was disposed, but a download is still running.")
    try expect(
      net.called, equals: ["a", "b"], "It was disposed. The one that waited never begins.")
    try expect(!requests.hasObservers, "It was disposed, but `requests` still has a subscriber.")
  }

  @Test(arguments: Law.all(of: requested, download))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  // All events are sent on one thread.

  /// Two downloads run at a time, so the report on a second one may come between those on the first.
  private static let requested = Operator(
    of: "`requests`", calling: "`download`", except: [.observerSends, .threads]
  ) { requests, trial in
    downloadTwoAtATime(requests.map { "\($0)" }) { _ in trial.count(returning: .just(1)) }
  }

  /// A download that fails is reported.
  private static let download = Operator(of: "the download", except: [.error, .threads]) {
    download, _ in downloadTwoAtATime(.just("a")) { _ in download.map { Double($0) } }
  }

}

private struct Broken: Error, CustomStringConvertible { let description = "broken" }

/// The downloads, whose events the test sends.
private final class Net {
  @Locked private(set) var called: [String] = []
  @Locked private(set) var running: [String] = []
  @Locked private var subjects: [String: PublishSubject<Double>] = [:]

  subscript(id: String) -> PublishSubject<Double> { subjects[id] ?? PublishSubject() }

  func download(_ id: String) -> Observable<Double> {
    called.append(id)
    let subject = PublishSubject<Double>()
    subjects[id] = subject
    return subject.do(
      onSubscribe: { [self] in running.append(id) },
      onDispose: { [self] in
        if let index = running.firstIndex(of: id) { running.remove(at: index) }
      })
  }
}

/// Records what is reported.
private final class Reports {
  @Locked private(set) var received: [String] = []
  private let subscription = SerialDisposable()

  convenience init(_ requests: PublishSubject<String>, _ net: Net) {
    self.init(requests, net.download)
  }

  init(_ requests: PublishSubject<String>, _ download: @escaping (String) -> Observable<Double>) {
    subscription.disposable = downloadTwoAtATime(requests, download)
      .subscribe { [weak self] event in
        switch event.element {
        case .progress(let id, let progress): self?.received.append("\(id) \(progress)")
        case .completed(let id): self?.received.append("\(id) completed")
        case .failed(let id): self?.received.append("\(id) failed")
        case nil: self?.received.append("\(event)")
        }
      }
  }

  deinit { subscription.dispose() }
}
