import RxLite
import RxLiteTest
import Testing

@testable import Chapter08Exercises

@Suite("MendTheList", .serialized) struct MendTheListTests {
  private let place = Place()
  private let log = Notes()
  private let main: StepScheduler
  private let files: StepScheduler
  private let photos: StepScheduler
  private let network: StepScheduler
  private let taps = PublishSubject<String>()
  private let albumName = PublishSubject<String>()
  private let backedUp = PublishSubject<Int>()

  init() {
    main = StepScheduler("main", place)
    files = StepScheduler("files", place)
    photos = StepScheduler("photos", place)
    network = StepScheduler("network", place)
  }

  @Test func `the folder is read on files`() throws {
    open()
    try expect(
      log.all, equals: [],
      """
      Complaint 1: `openList` was called on main, and hasn't waited for any queue. This was done before it \
      returned, while nobody could scroll.
      """)
    runAll()
    try expect(
      lines("read the folder"), equals: ["read the folder on files"],
      """
      Complaint 1: where the folder was read. It is read while somebody subscribes to `fileNames`. What \
      moves a subscription, and which one of several counts?
      """)
  }

  @Test func `rows are decoded off main and added on main`() throws {
    open()
    runAll()
    let decoded = lines("decode")
    try expect(
      decoded.map { $0.replacing("photos", with: "files") },
      equals: ["decode cat.jpg on files", "decode dog.jpg on files"],
      """
      Where the photos for the rows were decoded: it may be files or photos. \
      \(decoded.joined(separator: ", ")).
      """)
    try expect(
      lines("row"), equals: ["row cat on main", "row dog on main"],
      """
      Complaint 2: where the rows were added. `subscribe(on:)` moves the subscription, and no element; what \
      moves the elements below it?
      """)
  }

  @Test func `no tap is lost`() throws {
    open()
    tap("cat")
    runAll()
    try expect(
      lines("large"), equals: ["large cat.large on main"],
      """
      Complaint 3: `openList` had just returned, and the user tapped on the cat. What was shown. Taps are \
      hot: they don't wait for anybody who subscribes later.
      """)
  }

  @Test func `a large photo is decoded on photos`() throws {
    open()
    runAll()
    tap("cat")
    runAll()
    try expect(
      lines("decode cat.large"), equals: ["decode cat.large on photos"],
      """
      Complaint 3: where the large photo of the cat was decoded. The server's answer arrives on network, \
      and an operator runs where an event reaches it.
      """)
  }

  @Test(arguments: [0, 1, 2])
  func `the spinner starts on main`(failures: Int) throws {
    open(failures: failures)
    runAll()
    tap("fox")
    runAll()
    let story =
      "The user tapped on the fox, and "
      + ["the download succeeded", "its first attempt failed", "both attempts failed"][failures]
    try expect(
      lines("ask").count == min(failures + 1, 2),
      "\(story). The server was asked \(lines("ask").count) times.")
    let mayBe = failures == 0 ? "once" : "once, or once for each attempt"
    try expect(
      Set(lines("spinner")), equals: ["spinner fox on main"],
      """
      \(failures == 0 ? "" : "Complaint 4: ")\(story). Where the spinner was started (\(mayBe)). For the second \
      attempt it is `retry` that subscribes, where the error has reached it.
      """)
    let first = log.all.first { $0.hasPrefix("spinner") || $0.hasPrefix("ask") }
    try expect(
      first ?? "nothing", equals: "spinner fox on main",
      "\(story). What came first, the spinner or the question to the server?")
    try expect(
      lines("large"), equals: ["large \(failures == 2 ? "no photo" : "fox.large") on main"],
      "\(story). What was shown, and where.")
    tap("cat")
    runAll()
    try expect(
      lines("large cat"), equals: failures == 2 ? [] : ["large cat.large on main"],
      "\(story). Then the user tapped on the cat. What was shown for it.")
    try expect(
      lines("ask for the cat").isEmpty == false,
      "\(story). Then the user tapped on the cat, and the server wasn't asked for it.")
  }

  @Test func `only the newest tap is shown`() throws {
    open()
    runAll()
    tap("cat")
    tap("dog")
    runAll()
    try expect(
      lines("large"), equals: ["large dog.large on main"],
      "The user tapped on the cat, and on the dog before the answer for the cat was there.")
  }

  @Test func `a photo that waits for main is replaced, too`() throws {
    open()
    runAll()
    tap("cat")
    let queues = [network, photos, files, main]
    while lines("decode cat.large").isEmpty, let next = queues.first(where: \.isBusy) {
      next.run()
    }
    // Where it is shown already, another test says what is wrong.
    guard lines("large").isEmpty else { return }
    tap("dog")
    runAll()
    try expect(
      lines("large"), equals: ["large dog.large on main"],
      """
      The photo of the cat was decoded and waited for main, which was busy. Then the user tapped on the dog. \
      What was shown. `flatMapLatest` cancels what waits inside of it, and not what has left it.
      """)
  }

  @Test func `the title is set on main`() throws {
    open()
    runAll()
    place.at("main") { albumName.onNext("Summer") }
    place.at("network") { backedUp.onNext(10) }
    runAll()
    place.at("network") { backedUp.onNext(20) }
    runAll()
    place.at("main") { albumName.onNext("Winter") }
    runAll()
    try expect(
      lines("title"),
      equals: ["Summer, 10", "Summer, 20", "Winter, 20"].map { "title \($0) % backed up on main" },
      """
      Complaint 5: where the title was set. The name Summer was sent on main, 10 and 20 on network, and \
      Winter on main. A pair is emitted by the source that has just sent.
      """)
  }

  @Test func `after dispose nothing is shown`() throws {
    let subscription = open()
    tap("cat")
    albumName.onNext("Summer")
    backedUp.onNext(10)
    subscription.dispose()
    runAll()
    try expect(
      lines("row") + lines("large") + lines("title"), equals: [],
      "What `openList` has returned was disposed before any queue ran. What was shown afterwards.")
    try expect(
      !taps.hasObservers && !backedUp.hasObservers, "It was disposed, but is still subscribed.")
  }

  /// Calls `openList` on main, where the first downloads fail.
  @discardableResult private func open(failures: Int = 0) -> any Disposable {
    let left = Locked(failures)
    let phone = Phone(
      fileNames: .create { observer in
        note("read the folder")
        for name in ["cat.jpg", "dog.jpg"] { observer.onNext(name) }
        observer.onCompleted()
        return Disposables.create()
      },
      decode: { file in
        note("decode \(file)")
        return file.replacing(".jpg", with: "")
      },
      download: { name in
        .create { [network] observer in
          note("ask for the \(name)")
          return network.schedule(()) {
            left.value -= 1
            if left.value >= 0 || failures == 2 {
              observer.onError(Offline())
            } else {
              observer.onNext("\(name).large")
              observer.onCompleted()
            }
            return Disposables.create()
          }
        }
      },
      albumName: albumName, backedUp: backedUp.asObservable())
    let screen = Screen(
      addRow: { note("row \($0)") }, startSpinner: { note("spinner \($0)") },
      showLarge: { note("large \($0)") }, setTitle: { note("title \($0)") })
    return place.at("main") {
      openList(
        phone, screen, taps: taps.asObservable(), main: main, files: files, photos: photos)
    }
  }

  private func tap(_ name: String) { place.at("main") { taps.onNext(name) } }

  private func note(_ line: String) { log.add("\(line) on \(place.here)") }

  private func lines(_ beginning: String) -> [String] {
    log.all.filter { $0.hasPrefix(beginning) }
  }

  private func runAll() {
    let queues = [main, files, photos, network]
    while let next = queues.first(where: \.isBusy) { next.run() }
  }
}

private struct Offline: Error {}

/// The queue that runs now.
private final class Place {
  @Locked var here = "nowhere"

  func at<Result>(_ name: String, _ work: () -> Result) -> Result {
    let before = here
    here = name
    defer { here = before }
    return work()
  }
}

private final class Notes {
  @Locked private(set) var all: [String] = []
  func add(_ line: String) { all.append(line) }
}

/// A queue that stands still until the test lets it run.
private final class StepScheduler: ImmediateSchedulerType {
  private let name: String
  private let place: Place
  @Locked private var waiting: [() -> Void] = []

  init(_ name: String, _ place: Place) { (self.name, self.place) = (name, place) }

  var isBusy: Bool { !waiting.isEmpty }

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let disposable = SingleAssignmentDisposable()
    waiting.append {
      if !disposable.isDisposed { disposable.setDisposable(action(state)) }
    }
    return disposable
  }

  func run() {
    let works = waiting
    waiting = []
    place.at(name) { for work in works { work() } }
  }
}
