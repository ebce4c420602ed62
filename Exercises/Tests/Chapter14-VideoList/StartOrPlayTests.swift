import RxLite
import RxLiteTest
import Testing

@testable import Chapter14Exercises

@Suite("StartOrPlay", .serialized) struct StartOrPlayTests {
  private let taps = PublishSubject<TappedVideo>()
  private let net = Net()

  @Test func `a video that is there is played`() throws {
    let screen = Screen(startOrPlay(taps, net.download))
    for id in ["a", "b", "a", "a"] { taps.onNext(TappedVideo(id: id, progress: 1)) }
    try expect(
      screen.played, equals: ["a", "b", "a", "a"],
      "a, b, a and a again were tapped, and all are there. Each tap plays.")
    try expect(net.started, equals: [], "What is there isn't downloaded.")
  }

  @Test func `one that isn't is downloaded`() throws {
    let screen = Screen(startOrPlay(taps, net.download))
    taps.onNext(TappedVideo(id: "a"))
    try expect(net.started, equals: ["a 0.0"], "Nothing of a is there.")
    try expect(screen.played, equals: [], "What isn't there isn't played.")
    net["a"].onNext("a ½")
    try expect(screen.loaded, equals: ["a ½"], "The download of a has sent something.")
  }

  @Test func `one that is almost there is downloaded, too`() throws {
    let screen = Screen(startOrPlay(taps, net.download))
    taps.onNext(TappedVideo(id: "a", progress: 0.9999))
    try expect(net.started, equals: ["a 0.9999"], "Almost all of a is there.")
    try expect(screen.played, equals: [], "Almost all of a is there: it isn't played.")
  }

  @Test func `another video doesn't wait, and cancels nothing`() throws {
    let screen = Screen(startOrPlay(taps, net.download))
    for id in ["a", "b", "a", "c", "b"] { taps.onNext(TappedVideo(id: id)) }
    try expect(
      net.running, equals: ["a", "b", "c"],
      "a, b, a, c and b were tapped. Each video has one download, and all run at the same time.")
    net["b"].onNext("b")
    net["a"].onNext("a")
    try expect(
      screen.loaded, equals: ["b", "a"], "Each element arrives as soon as its download sends it.")
  }

  @Test func `a double tap starts one download`() throws {
    let screen = Screen(startOrPlay(taps, net.download))
    taps.onNext(TappedVideo(id: "a"))
    taps.onNext(TappedVideo(id: "a"))
    try expect(net.started, equals: ["a 0.0"], "a was tapped twice.")
    net["a"].onNext("½")
    taps.onNext(TappedVideo(id: "a", progress: 0.5))
    try expect(
      net.started, equals: ["a 0.0"], "a was tapped once more, when half of it was there.")
    net["a"].onNext("1")
    try expect(screen.loaded, equals: ["½", "1"], "The download goes on, whatever is tapped.")
    net["a"].onCompleted()
    try expect(
      net.started, equals: ["a 0.0"],
      "a was tapped three times while it was loading, and its download has completed. The taps were "
        + "ignored, so nothing starts now.")
  }

  @Test func `after its end it may start again`() throws {
    let screen = Screen(startOrPlay(taps, net.download))
    taps.onNext(TappedVideo(id: "a"))
    net["a"].onCompleted()
    taps.onNext(TappedVideo(id: "a", progress: 1))
    try expect(screen.played, equals: ["a"], "a is there now, and is played.")
    taps.onNext(TappedVideo(id: "a"))
    try expect(
      net.started, equals: ["a 0.0", "a 0.0"],
      "a was removed and tapped again: it is downloaded again.")
  }

  @Test func `a video that is there plays while another one loads`() throws {
    let screen = Screen(startOrPlay(taps, net.download))
    taps.onNext(TappedVideo(id: "a"))
    taps.onNext(TappedVideo(id: "b", progress: 1))
    try expect(screen.played, equals: ["b"], "b is there, and a is loading.")
    try expect(net.running, equals: ["a"], "b was played. The download of a goes on.")
  }

  @Test func `a failure ends its download only`() throws {
    let screen = Screen(startOrPlay(taps, net.download))
    for id in ["a", "b"] { taps.onNext(TappedVideo(id: id)) }
    net["a"].onError(Broken())
    try expect(
      screen.loaded, equals: [], "The download of a has failed. `loaded` says nothing of it.")
    try expect(net.running, equals: ["b"], "The download of a has failed, and that of b goes on.")
    taps.onNext(TappedVideo(id: "a", progress: 0.5))
    try expect(
      net.started, equals: ["a 0.0", "b 0.0", "a 0.5"],
      "a was tapped again after it had failed. It isn't started by itself, and not without a tap.")
  }

  @Test func `the same tap after a failure starts it again`() throws {
    let screen = Screen(startOrPlay(taps, net.download))
    taps.onNext(TappedVideo(id: "a"))
    net["a"].onError(Broken())
    taps.onNext(TappedVideo(id: "a"))
    try expect(
      net.started, equals: ["a 0.0", "a 0.0"],
      "The download of a failed before anything had arrived, and a was tapped again.")
    withExtendedLifetime(screen) {}
  }

  @Test(arguments: [true, false])
  func `the end of one isn't that of another`(fails: Bool) throws {
    let screen = Screen(startOrPlay(taps, net.download))
    for id in ["a", "b"] { taps.onNext(TappedVideo(id: id)) }
    if fails { net["a"].onError(Broken()) } else { net["a"].onCompleted() }
    taps.onNext(TappedVideo(id: "b"))
    try expect(
      net.started, equals: ["a 0.0", "b 0.0"],
      "a has \(fails ? "failed" : "completed"), and b was tapped again while it was loading.")
    withExtendedLifetime(screen) {}
  }

  @Test func `a tap that plays ends no download`() throws {
    let screen = Screen(startOrPlay(taps, net.download))
    for progress in [0, 1, 0.5] { taps.onNext(TappedVideo(id: "a", progress: progress)) }
    try expect(
      net.started, equals: ["a 0.0"],
      """
      a was tapped with progress 0, 1 and 0.5. The second tap plays it, but the download hasn't \
      ended, so the third one is ignored.
      """)
    try expect(screen.played, equals: ["a"], "a was tapped with progress 0, 1 and 0.5.")
  }

  @Test func `a tap while the first element is received`() throws {
    let started = Locked(0)
    let result = startOrPlay(taps) { video in
      started.value += 1
      return Observable.just(video.id)
    }
    let taps = taps
    let subscription = result.loaded.subscribe(onNext: { id in
      if started.value == 1 { taps.onNext(TappedVideo(id: id)) }
    })
    taps.onNext(TappedVideo(id: "a"))
    let count = started.value
    subscription.dispose()
    try expect(
      count, equals: 1,
      """
      The download of a sends its element as soon as it is subscribed to, and a was tapped again while \
      the element was received. The download hadn't ended. How many were started:
      """)
  }

  @Test func `one subscription to the taps`() throws {
    let subscriptions = Locked(0)
    let result = startOrPlay(taps.do(onSubscribe: { subscriptions.value += 1 }), net.download)
    try expect(subscriptions.value, equals: 0, "There is no subscriber yet.")
    let screen = Screen(result)
    try expect(
      subscriptions.value, equals: 1,
      "`played` and `loaded` have a subscriber each, and share one to `taps`.")
    screen.dispose()
    try expect(!taps.hasObservers, "Both were disposed, but `taps` still has a subscriber.")
  }

  @Test func `operators above run once for each tap`() throws {
    let asked = Locked<[String]>([])
    let looked = taps.map { video in
      asked.value.append(video.id)
      return video
    }
    let screen = Screen(startOrPlay(looked, net.download))
    taps.onNext(TappedVideo(id: "a", progress: 1))
    taps.onNext(TappedVideo(id: "b"))
    try expect(
      asked.value, equals: ["a", "b"],
      "Operators above run once for each tap, not once for each result.")
    screen.dispose()
  }

  @Test func `an old tap isn't repeated`() throws {
    let result = startOrPlay(taps, net.download)
    let played = result.played.subscribe()
    taps.onNext(TappedVideo(id: "a"))
    let loaded = result.loaded.subscribe()
    let started = net.started
    played.dispose()
    loaded.dispose()
    try expect(started, equals: [], "`loaded` was subscribed to after the tap.")
  }

  @Test func `completes with the taps, and with the downloads`() throws {
    let screen = Screen(startOrPlay(taps, net.download))
    taps.onNext(TappedVideo(id: "a"))
    taps.onCompleted()
    try expect(screen.played, equals: ["completed"], "There are no more taps: `played` completes.")
    try expect(screen.loaded, equals: [], "There are no more taps, and a is loading.")
    net["a"].onNext("1")
    net["a"].onCompleted()
    try expect(screen.loaded, equals: ["1", "completed"], "The last download has ended.")
  }

  @Test func `an error of the taps fails both`() throws {
    let screen = Screen(startOrPlay(taps, net.download))
    taps.onNext(TappedVideo(id: "a"))
    taps.onError(Broken())
    try expect(screen.played, equals: ["error(broken)"], "`taps` has failed: `played` fails.")
    try expect(screen.loaded, equals: ["error(broken)"], "`taps` has failed: `loaded` fails.")
    try expect(net.running, equals: [], "`loaded` has failed, but a download is still running.")
  }

  @Test(arguments: Law.all(of: played, loaded, download))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  // Both results share one subscription to the taps.

  private static let played = Operator(
    "`played`", of: "`taps`", except: [.ownRun, .oneDisposed, .observerSubscribes, .threads]
  ) { taps, _ in
    startOrPlay(taps.map { TappedVideo(id: "\($0)", progress: 1) }) { _ in Observable<Int>.empty() }
      .played
  }

  private static let loaded = Operator(
    "`loaded`", of: "`taps`", calling: "`download`",
    except: [.ownRun, .oneDisposed, .observerSubscribes, .threads]
  ) { taps, trial in
    startOrPlay(taps.map { TappedVideo(id: "\($0)") }) { video in
      trial.count(returning: Observable.just(video.id))
    }.loaded
  }

  /// A download that fails ends without an event, and whoever subscribes during a tap misses it.
  private static let download = Operator(
    "`loaded`", of: "the download", except: [.error, .observerSubscribes, .threads]
  ) { download, _ in
    startOrPlay(.just(TappedVideo(id: "a"))) { _ in download }.loaded
  }

}

private struct Broken: Error, CustomStringConvertible { let description = "broken" }

/// The downloads, whose events the test sends.
private final class Net {
  @Locked private(set) var started: [String] = []
  @Locked private(set) var running: [String] = []
  @Locked private var subjects: [String: PublishSubject<String>] = [:]

  subscript(id: String) -> PublishSubject<String> { subjects[id] ?? PublishSubject() }

  func download(_ video: TappedVideo) -> Observable<String> {
    let subject = PublishSubject<String>()
    return subject.do(
      onSubscribe: { [self] in
        subjects[video.id] = subject
        started.append("\(video.id) \(video.progress)")
        running.append(video.id)
      },
      onDispose: { [self] in
        if let index = running.firstIndex(of: video.id) { running.remove(at: index) }
      })
  }
}

/// Records what both results send.
private final class Screen {
  @Locked private(set) var played: [String] = []
  @Locked private(set) var loaded: [String] = []
  private let subscriptions = CompositeDisposable()

  init(_ result: (played: Observable<String>, loaded: Observable<String>)) {
    _ = subscriptions.insert(
      result.played.subscribe { [weak self] in self?.played.append($0.element ?? "\($0)") })
    _ = subscriptions.insert(
      result.loaded.subscribe { [weak self] in self?.loaded.append($0.element ?? "\($0)") })
  }

  func dispose() { subscriptions.dispose() }

  deinit { subscriptions.dispose() }
}
