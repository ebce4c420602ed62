import RxLite
import RxLiteTest
import Testing

@testable import Chapter14Exercises

@Suite("MergeLists", .serialized) struct MergeListsTests {
  private let server = PublishSubject<[ListedVideo]>()
  private let progress = PublishSubject<(id: String, progress: Double)>()

  @Test func `the stored list comes first, then the server's`() throws {
    let list = Rows(rows(stored: videos("a"), server: server, progress: progress))
    try expect(
      list.received, equals: ["a 0.0"], "The stored list is the first element, at once.")
    server.onNext(videos("b a"))
    try expect(
      list.received, equals: ["a 0.0", "b 0.0, a 0.0"],
      "The server has listed b and a: these are the rows, in this order.")
  }

  @Test func `progress is set in its row`() throws {
    let list = Rows(rows(stored: videos("a b"), server: server, progress: progress))
    progress.onNext(("b", 0.5))
    progress.onNext(("a", 0.25))
    progress.onNext(("b", 1))
    try expect(
      list.received,
      equals: ["a 0.0, b 0.0", "a 0.0, b 0.5", "a 0.25, b 0.5", "a 0.25, b 1.0"],
      "Three elements of `progress` have arrived. Each sets one row, and the others keep theirs.")
  }

  @Test func `a new list keeps the progress`() throws {
    let list = Rows(rows(stored: videos("a b"), server: server, progress: progress))
    progress.onNext(("b", 0.5))
    server.onNext(videos("b c a"))
    try expect(
      list.received.last, equals: "b 0.5, c 0.0, a 0.0",
      "Half of b is there, and the server's list has arrived. The progress of b stays.")
    progress.onNext(("b", 0.75))
    try expect(
      list.received.last, equals: "b 0.75, c 0.0, a 0.0",
      "b is in another row now. The id says which one, not the row.")
    server.onNext(videos("b"))
    progress.onNext(("b", 1))
    try expect(
      list.received.last, equals: "b 1.0", "The server has listed b alone, and then b is there.")
  }

  @Test func `the stored progress counts, the server's doesn't`() throws {
    let stored = [ListedVideo(id: "a", title: "A", progress: 0.5)]
    let list = Rows(rows(stored: stored, server: server, progress: progress))
    server.onNext([
      ListedVideo(id: "a", title: "A", progress: 0), ListedVideo(id: "b", title: "B", progress: 1),
    ])
    try expect(
      list.received.last, equals: "a 0.5, b 0.0",
      "The server sends progress of its own, which says nothing of the downloads here.")
  }

  @Test func `titles come from the server`() throws {
    let stored = [ListedVideo(id: "a", title: "old", progress: 0.5)]
    let list = Rows(rows(stored: stored, server: server, progress: progress)) { $0.title }
    server.onNext([ListedVideo(id: "a", title: "new")])
    progress.onNext(("a", 1))
    try expect(
      list.received, equals: ["old", "new", "new"],
      "The server has another title for the same id. The row shows it, and keeps its progress.")
  }

  @Test func `what is downloaded stays, though it isn't listed`() throws {
    let list = Rows(rows(stored: videos("a b c d"), server: server, progress: progress))
    progress.onNext(("d", 1))
    progress.onNext(("b", 0.25))
    server.onNext(videos("e c"))
    try expect(
      list.received.last, equals: "e 0.0, c 0.0, b 0.25, d 1.0",
      "The server lists e and c only. Of b and d something is downloaded: they stay below, in their order."
    )
    server.onNext(videos("d"))
    try expect(
      list.received.last, equals: "d 1.0, b 0.25",
      "The server lists d again, which must not appear twice.")
    server.onNext([])
    try expect(
      list.received.last, equals: "d 1.0, b 0.25", "The server lists nothing. Both stay.")
  }

  @Test func `an empty list of the server is a list`() throws {
    let list = Rows(rows(stored: videos("a"), server: server, progress: progress))
    server.onNext([])
    try expect(
      list.received, equals: ["a 0.0", ""],
      "The server lists nothing any more, and nothing of a is downloaded. The row goes.")
  }

  @Test func `what the server listed once stays as well`() throws {
    let list = Rows(rows(stored: [], server: server, progress: progress))
    server.onNext(videos("a b"))
    progress.onNext(("b", 0.5))
    server.onNext(videos("a"))
    try expect(
      list.received.last, equals: "a 0.0, b 0.5",
      "b came from the server and half of it is downloaded, then the server lists a only. b stays.")
  }

  @Test func `progress may go back`() throws {
    let list = Rows(rows(stored: videos("a"), server: server, progress: progress))
    progress.onNext(("a", 0.5))
    progress.onNext(("a", 0))
    try expect(
      list.received.last, equals: "a 0.0",
      "The file of a was removed, and its download begins again: its progress is set to 0.")
  }

  @Test func `a new row has no progress`() throws {
    let list = Rows(rows(stored: videos("a"), server: server, progress: progress))
    progress.onNext(("b", 0.5))
    server.onNext(videos("a b"))
    try expect(
      list.received.last, equals: "a 0.0, b 0.0",
      "Progress of b arrived when no row had it. Then the server lists b, which was not in the rows."
    )
  }

  @Test func `each element makes a list`() throws {
    let list = Rows(rows(stored: videos("a"), server: server, progress: progress))
    progress.onNext(("nobody", 1))
    progress.onNext(("a", 0.5))
    progress.onNext(("a", 0.5))
    server.onNext(videos("a"))
    try expect(
      list.received, equals: ["a 0.0", "a 0.0", "a 0.5", "a 0.5", "a 0.5"],
      "Progress of an id that no row has, twice the same progress, and the same list: one list for each."
    )
  }

  @Test func `a server that fails ends the lists only`() throws {
    let list = Rows(rows(stored: videos("a"), server: server, progress: progress))
    server.onError(Broken())
    progress.onNext(("a", 1))
    try expect(
      list.received, equals: ["a 0.0", "a 1.0"],
      "The server has failed, and the download goes on.")
    progress.onCompleted()
    try expect(
      list.received, equals: ["a 0.0", "a 1.0", "completed"],
      "The server has failed and `progress` has completed: nothing more can arrive.")
  }

  @Test func `a server that fails isn't asked again`() throws {
    let subscriptions = Locked(0)
    let failing = Observable<[ListedVideo]>.error(Broken()).do(onSubscribe: {
      subscriptions.value += 1
    })
    let list = Rows(rows(stored: videos("a"), server: failing, progress: progress))
    try expect(
      subscriptions.value, equals: 1, "The server has failed. How often it was subscribed to:")
    withExtendedLifetime(list) {}
  }

  @Test func `completes when both have completed`() throws {
    let list = Rows(rows(stored: [], server: server, progress: progress))
    server.onNext(videos("a"))
    server.onCompleted()
    try expect(
      list.received, equals: ["", "a 0.0"], "`server` has completed, and `progress` hasn't.")
    progress.onNext(("a", 1))
    progress.onCompleted()
    try expect(list.received, equals: ["", "a 0.0", "a 1.0", "completed"], "Both have completed.")
  }

  @Test func `each subscription begins with the stored rows`() throws {
    let result = rows(stored: videos("a b"), server: server, progress: progress)
    let first = Rows(result)
    progress.onNext(("a", 0.5))
    let second = Rows(result)
    progress.onNext(("b", 0.25))
    try expect(
      second.received, equals: ["a 0.0, b 0.0", "a 0.0, b 0.25"],
      """
      Half of a was there when a second subscription was made. It has rows of its own, which begin \
      with `stored`, and has received the progress of b only.
      """)
    try expect(
      first.received.last, equals: "a 0.5, b 0.25", "The first subscription has received both.")
  }

  @Test(arguments: Law.all(of: lists, downloads))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  /// An error of the server ends its lists, and nothing else.
  private static let lists = Operator("the list of rows", of: "`server`", except: [.error]) {
    lists, _ in
    rows(
      stored: [], server: lists.map { [ListedVideo(id: "\($0)", title: "A")] }, progress: .empty())
  }

  private static let downloads = Operator("the list of rows", of: "`progress`") { progress, _ in
    rows(
      stored: [ListedVideo(id: "a", title: "A")], server: .empty(),
      progress: progress.map { (id: "a", progress: Double($0)) })
  }

  private func videos(_ ids: String) -> [ListedVideo] {
    ids.split(separator: " ").map { ListedVideo(id: "\($0)", title: $0.uppercased()) }
  }
}

private struct Broken: Error, CustomStringConvertible { let description = "broken" }

/// Records the lists that a subscription receives, a line each.
private final class Rows {
  @Locked private(set) var received: [String] = []
  private let subscription = SerialDisposable()

  init(
    _ lists: Observable<[ListedVideo]>,
    _ text: @escaping (ListedVideo) -> String = { "\($0.id) \($0.progress)" }
  ) {
    subscription.disposable = lists.subscribe { [weak self] event in
      self?.received.append(
        event.element.map { $0.map(text).joined(separator: ", ") } ?? "\(event)")
    }
  }

  deinit { subscription.dispose() }
}
