import Foundation
import RxLite
import RxLiteTest
import Synchronization
import Testing

@testable import Chapter12Exercises

@Suite("FixLeak", .serialized) struct FixLeakTests {
  private let queries = PublishSubject<String>()
  private let phone = Phone()

  /// `unowned` in `onDispose` crashes here, before a test whose name would blame something else.
  @Test
  func `a screen is released (a crash here means that onDispose asks a screen that is gone)`() {
    for title in ["rx", "swift"] {
      SearchScreen(on: phone).show(queries) { _ in .just(title) }
      queries.onNext(title)
    }
  }

  @Test func `an open screen shows what is found, and ignores the same queries as before`() throws {
    let screen = SearchScreen(on: phone)
    let searched = Locked<[String]>([])
    screen.show(queries) { query in
      searched.value.append(query)
      return .of("\(query) 1", "\(query) 2")
    }
    for query in ["", "rx", "the", "rx", "rx", "Ärger "] { queries.onNext(query) }
    try expect(
      searched.value, equals: ["rx", "rx", "rx", "Ärger "],
      """
      The queries were \"\", \"rx\", \"the\", \"rx\", \"rx\" again and \"Ärger \". The first and the third \
      are ignored, and no others.
      """
    )
    try expect(
      screen.titles,
      equals: ["rx 1", "rx 2", "rx 1", "rx 2", "rx 1", "rx 2", "Ärger  1", "Ärger  2"],
      "What the screen shows for these queries.")
  }

  @Test func `the light is on while an open screen searches`() throws {
    let screen = SearchScreen(on: phone)
    let found = PublishSubject<String>()
    screen.show(queries) { _ in found }
    try expect(!phone.isBusy, "Nobody has searched yet, but the light is on.")
    queries.onNext("rx")
    try expect(phone.isBusy, "A search is in progress, and the light is off.")
    found.onNext("title")
    try expect(!phone.isBusy, "The title was found, but the light is still on.")
    queries.onNext("swift")
    queries.onCompleted()
    try expect(
      !phone.isBusy,
      "The queries have completed, but the light is still on: `onDispose` has to work as before."
    )
  }

  @Test func `a search that finds nothing changes nothing`() throws {
    let screen = SearchScreen(on: phone)
    let found = PublishSubject<String>()
    screen.show(queries) { _ in found }
    queries.onNext("rx")
    found.onCompleted()
    try expect(
      phone.isBusy,
      """
      The search has completed without a title. As before, the light is on until there is a title or \
      the queries end: change only what holds the screen.
      """)
  }

  @Test func `a search that fails`() throws {
    let handler = Hooks.defaultErrorHandler
    defer { Hooks.defaultErrorHandler = handler }
    let errors = Locked<[String]>([])
    Hooks.defaultErrorHandler = { _, error in errors.value.append("\(type(of: error))") }
    let screen = SearchScreen(on: phone)
    let found = PublishSubject<String>()
    screen.show(queries) { _ in found }
    queries.onNext("rx")
    found.onError(NoConnection())
    try expect(
      !phone.isBusy,
      "The search has failed, but the light is still on: `onDispose` has to work as before.")
    try expect(
      screen.titles, equals: [], "The search has failed before it found a title. The titles now:")
    try expect(
      !queries.hasObservers,
      "The search has failed, which ended the subscription to `queries`. Now it goes on.")
    try expect(
      errors.value, equals: ["NoConnection"],
      """
      The search has failed with `NoConnection`. These are the errors that the hook received: who has \
      handled it on its way?
      """)
  }

  @Test func `a second query cancels the first search`() throws {
    let screen = SearchScreen(on: phone)
    let searches = ["rx": PublishSubject<String>(), "swift": PublishSubject<String>()]
    screen.show(queries) { query in searches[query] ?? PublishSubject() }
    queries.onNext("rx")
    queries.onNext("swift")
    searches["rx"]?.onNext("late")
    searches["swift"]?.onNext("title")
    try expect(
      screen.titles, equals: ["title"],
      "The search for rx was cancelled by the query swift, so its title must not be shown.")
  }

  @Test func `an open screen restores titles, and has a heading`() throws {
    let screen = SearchScreen(on: phone)
    let headings = Locked<[String]>([])
    let subscription = screen.heading.subscribe(onNext: { headings.value.append($0) })
    defer { subscription.dispose() }
    screen.restore(["rx", "the", "swift"])
    screen.show(queries) { .just($0) }
    queries.onNext("new")
    try expect(
      screen.titles, equals: ["rx", "swift", "new"],
      "The titles rx, the and swift were restored (the is ignored), and new was found.")
    try expect(
      headings.value, equals: ["1 titles", "2 titles", "3 titles"],
      "The open screen received three titles, one after the other. What `heading` has emitted:")
  }

  @Test func `an open screen saves`() throws {
    let screen = SearchScreen(on: phone)
    for title in ["rx", "swift"] { screen.save(.just(title)) }
    try expect(phone.saved, equals: ["rx", "swift"], "The server has saved rx and swift.")
  }

  @Test func `a screen that has only restored titles is released`() throws {
    var screen: SearchScreen? = SearchScreen(on: phone)
    weak var observed: SearchScreen?
    observed = screen
    screen?.restore(["rx", "swift"])
    screen = nil
    try expect(
      observed == nil,
      """
      The screen has restored two titles, which was over at once. Then it was closed, and it isn't released. \
      In the task it is: what have you changed here?
      """)
  }

  @Test func `a closed screen is released`() throws {
    var screen: SearchScreen? = SearchScreen(on: phone)
    weak var observed: SearchScreen?
    observed = screen
    screen?.show(queries) { _ in .never() }
    screen = nil
    try expect(
      observed == nil,
      """
      Nobody else holds the screen, and it isn't released. Which closures hold it? A method that \
      is passed as a closure holds its object as well.
      """)
    try expect(
      !queries.hasObservers,
      """
      The screen was released, but `queries` still has an observer: what disposes the \
      subscription? Put it into the screen's bag.
      """)
  }

  @Test func `a closed preview is released`() throws {
    var screen: SearchScreen? = SearchScreen(on: phone)
    weak var observed: SearchScreen?
    observed = screen
    let subscription = screen?.heading.subscribe()
    screen?.restore(["rx"])
    screen?.save(.just("rx"))
    subscription?.dispose()
    screen = nil
    try expect(
      observed == nil,
      """
      This preview has restored a title, shown its heading and saved, but no queries. All its subscriptions have \
      ended, nobody else holds it, and it isn't released. What holds a closure even if there is no subscription?
      """)
  }

  @Test func `the guilty are named`() throws {
    let names = ["heading", "restore", "show", "save"]
    let finding: String
    if let name = guilty.first(where: { !names.contains($0) }) {
      finding = "has “\(name)”. The four suspects are called heading, restore, show and save."
    } else if let name = guilty.first(where: { ["restore", "save"].contains($0) }) {
      finding = """
        names \(name). Take the screen of the task, call only that, wait until it has ended, and close the screen: \
        it is released. Who holds its closures, and until when?
        """
    } else if !guilty.contains("show") {
      finding = """
        doesn't name all that keeps the screen. Which of the four does the screen of the first complaint use?
        """
    } else if !guilty.contains("heading") {
      finding = """
        doesn't name all that keeps the screen. On the preview, no one calls show, and it stays alive as well.
        """
    } else {
      return
    }
    try fail("`guilty` \(finding)")
  }

  @Test func `a screen that is closed in the middle of a search is released`() throws {
    var screen: SearchScreen? = SearchScreen(on: phone)
    weak var observed: SearchScreen?
    observed = screen
    let found = PublishSubject<String>()
    screen?.show(queries) { _ in found }
    queries.onNext("rx")
    try expect(
      found.hasObservers, "A search should be in progress, but nobody is subscribed to it.")
    screen = nil
    try expect(
      observed == nil, "The screen was closed in the middle of a search, and it isn't released.")
    try expect(
      !found.hasObservers, "The screen was closed, and its search in progress isn't cancelled.")
    try expect(
      !phone.isBusy,
      """
      The screen was closed in the middle of a search, and the light is still on. `onDispose` runs when the \
      screen is being released. What is a weak reference to it by then, and which object does the closure need?
      """)
  }

  @Test func `what is saved arrives, even if the screen is closed`() throws {
    var screen: SearchScreen? = SearchScreen(on: phone)
    weak var observed: SearchScreen?
    observed = screen
    let answer = PublishSubject<String>()
    screen?.save(answer.asSingle())
    screen = nil
    answer.onNext("rx")
    answer.onCompleted()
    try expect(
      phone.saved, equals: ["rx"],
      """
      The screen was closed while the server saved rx, and then the server answered. What `phone.saved` \
      has now. The save holds the screen only until the answer: was it to blame?
      """)
    try expect(
      observed == nil, "The server has answered, the screen is closed, and it isn't released.")
  }

  @Test func `a screen that is closed by a search is released`() throws {
    var screen: SearchScreen? = SearchScreen(on: phone)
    weak var observed: SearchScreen?
    observed = screen
    screen?.show(queries) { _ in
      screen = nil
      return .just("title")
    }
    queries.onNext("rx")
    try expect(observed == nil, "The search has closed the screen, and it isn't released.")
    try expect(
      !queries.hasObservers, "The search has closed the screen, but it still takes queries.")
  }

  /// What is `unowned` crashes when a query arrives on one thread while another one closes the screen.
  @Test
  func `a query at the moment of the closing (a crash here means that a closure has no screen)`() {
    let end = Date(timeIntervalSinceNow: 1)
    for round in 1...100 where Date() < end {
      let visit = Visit()
      onTwoThreads { thread, _ in
        if thread == 0 { return visit.close() }
        for _ in 1...500 where !visit.isClosed {
          visit.queries.onNext(round.isMultiple(of: 2) ? "the" : "rx")
        }
      }
    }
  }

  @Test func `two visits leave nothing behind`() throws {
    for _ in 1...2 {
      let screen = SearchScreen(on: phone)
      screen.show(queries) { .just($0) }
      queries.onNext("rx")
      try expect(screen.titles, equals: ["rx"], "What the screen of this visit shows.")
    }
    try expect(
      !queries.hasObservers, "Two screens were visited and closed, and one of them takes queries.")
  }
}

private struct NoConnection: Error {}

/// A screen that is open until `close()`.
///
/// Its first title is so long that releasing the screen takes a while. Only then is its bag released.
private final class Visit: Sendable {
  private static let letters = [UInt8](repeating: 120, count: 4_000_000)

  let queries = PublishSubject<String>()
  private let closed = Atomic(false)
  private let screen = Locked<SearchScreen?>(SearchScreen(on: Phone()))

  var isClosed: Bool { closed.load(ordering: .acquiring) }

  init() {
    screen.value?.show(queries) { query in
      Observable.create { observer in
        observer.onNext(query == "long" ? String(decoding: Self.letters, as: UTF8.self) : query)
        observer.onCompleted()
        return Disposables.create()
      }
    }
    queries.onNext("long")
  }

  func close() {
    screen.value = nil
    closed.store(true, ordering: .releasing)
  }
}
