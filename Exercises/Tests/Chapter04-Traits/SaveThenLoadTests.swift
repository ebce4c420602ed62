import RxLite
import RxLiteTest
import Testing

@testable import Chapter04Exercises

@Suite("SaveThenLoad", .serialized) struct SaveThenLoadTests {
  private let store = Store()
  private let note = Note(text: "new")
  private let result: Single<SaveResult>

  init() { result = saveThenLoad(note, in: store) }

  @Test func `saves when it is subscribed to`() throws {
    try expect(store.saving, equals: [], "There is no subscription yet, but a text is being saved.")
    try expect(store.loads, equals: 0, "There is no subscription yet, but `load` was called.")
    let subscriber = Subscriber(result)
    try expect(store.saving, equals: ["new"], "A subscription saves the text once.")
    try expect(
      store.loads, equals: 0, "The saving has not completed yet, and `load` was called.")
    try expect(subscriber.received, equals: [], "The saving has not completed yet.")
  }

  @Test func `loads when the saving has completed`() throws {
    let subscriber = Subscriber(result)
    store.completeSaving()
    try subscriber.check(["success saved"], "The store holds “new”, which was just saved.")
    try expect(store.loads, equals: 1, "The saving has completed: `load` is called once.")
  }

  @Test func `loads what the store holds then`() throws {
    let subscriber = Subscriber(result)
    store.completeSaving(overwritingWith: "newer")
    try subscriber.check(
      [#"success changed(to: "newer")"#],
      "While it was saved, somebody else put “newer” into the store: load that.")
  }

  @Test func `saves what the note says at the tap`() throws {
    note.text = "newer"
    let subscriber = Subscriber(result)
    try expect(
      store.saving, equals: ["newer"],
      """
      The user has typed “newer” since the single was made. A subscription saves the text that \
      the note has at this moment.
      """)
    store.completeSaving()
    try subscriber.check(["success saved"], "The store holds “newer”, which was just saved.")
  }

  @Test func `the user types during the saving`() throws {
    let subscriber = Subscriber(result)
    note.text = "typed on"
    store.completeSaving()
    try expect(store.saving, equals: [], "Nobody has tapped again, but a text is being saved.")
    try subscriber.check(
      ["success edited"],
      """
      “new” was saved, and the store holds it. But while it was being saved, the user has typed, and the note \
      says “typed on”.
      """)
  }

  @Test func `the user types during the loading`() throws {
    let loading = PublishSubject<String>()
    let subscriber = Subscriber(saveThenLoad(note, in: Steps(.empty()) { loading.asSingle() }))
    note.text = "typed on"
    loading.onNext("new")
    loading.onCompleted()
    try subscriber.check(
      ["success edited"],
      """
      “new” was saved, and the store holds it. But while it was being loaded, the user has typed, and the note \
      says “typed on”.
      """)
  }

  @Test func `the user removes what was typed`() throws {
    let subscriber = Subscriber(result)
    note.text = "typed on"
    note.text = "new"
    store.completeSaving()
    try subscriber.check(
      ["success saved"],
      "The user has typed on, and removed it again. The note and the store both hold “new”.")
  }

  @Test(arguments: ["newer", "typed on"])
  func `a text that was changed comes first`(typed: String) throws {
    let subscriber = Subscriber(result)
    note.text = typed
    store.completeSaving(overwritingWith: "newer")
    try subscriber.check(
      [#"success changed(to: "newer")"#],
      """
      “new” was saved, and then somebody else put “newer” into the store. That is a change, although the note \
      says “\(typed)” by now.
      """)
  }

  @Test func `two taps in a row`() throws {
    let first = Subscriber(result)
    note.text = "newer"
    let second = Subscriber(result)
    try expect(
      store.saving, equals: ["new", "newer"], "Each of the two subscriptions saves a text.")
    store.completeSaving(overwritingWith: "new")
    let sentence = """
      “new” was saved, then “newer”, and the store holds “new”: each of them compares with the \
      text that it has saved itself. The note says “newer”.
      """
    try first.check(["success edited"], sentence)
    try second.check([#"success changed(to: "new")"#], sentence)
  }

  @Test(arguments: ["new", " New ", " n", " new  ", ""])
  func `a similar text is another text`(other: String) throws {
    note.text = " new "
    let subscriber = Subscriber(result)
    store.completeSaving(overwritingWith: other)
    try subscriber.check(
      [#"success changed(to: "\#(other)")"#],
      "“ new ” was saved. The store holds “\(other)”, which is another text.")
  }

  @Test(arguments: ["", " two words \n", "Ünï 😀"])
  func `saves the text as it is`(text: String) throws {
    let subscriber = Subscriber(saveThenLoad(Note(text: text), in: store))
    try expect(store.saving, equals: [text], "The text is saved unchanged, even an empty one.")
    store.completeSaving()
    try subscriber.check(["success saved"], "The store holds the text.")
  }

  @Test func `a second subscription saves and loads again`() throws {
    for text in ["first", "second"] {
      let subscriber = Subscriber(result)
      try expect(
        store.saving, equals: ["new"],
        "The user has typed nothing: the \(text) subscription saves “new”, once.")
      store.completeSaving(overwritingWith: text)
      try subscriber.check(
        [#"success changed(to: "\#(text)")"#],
        "The store holds “\(text)” when the \(text) subscription loads.")
    }
    try expect(store.loads, equals: 2, "Each of the two subscriptions calls `load` once.")
  }

  @Test func `saves the same text again`() throws {
    for tap in ["first", "second"] {
      let subscriber = Subscriber(result)
      try expect(
        store.saving, equals: ["new"],
        """
        The user has tapped twice and typed nothing. The \(tap) tap saves “new”: since the last one, \
        somebody else may have changed what the store holds.
        """)
      store.completeSaving()
      try subscriber.check(["success saved"], "The store holds “new”, which was just saved.")
    }
  }

  @Test func `holds the store until it has loaded`() throws {
    let isSaved = PublishSubject<Never>()
    let single = saveThenLoad(note, in: Steps(isSaved.asCompletable()) { .just("loaded") })
    let subscriber = Subscriber(single)
    isSaved.onCompleted()
    try subscriber.check(
      [#"success changed(to: "loaded")"#],
      """
      Nobody else holds the store. It is still needed: by each subscription to the single, and \
      when the loading begins.
      """
    )
  }

  @Test func `loads nothing if saving fails`() throws {
    let subscriber = Subscriber(result)
    store.failSaving()
    try expect(store.saving, equals: [], "The saving failed, but another one has begun.")
    try expect(store.loads, equals: 0, "The saving failed, and `load` was called.")
    try subscriber.check(["failure full"], "The saving failed: its error is the result.")
  }

  @Test func `disposed during the call of load`() throws {
    let loading = ManualSource<String>()
    let isSaved = PublishSubject<Never>()
    let disposing = SerialDisposable()
    let store = Steps(isSaved.asCompletable()) {
      disposing.dispose()
      return loading.sequence.asSingle()
    }
    disposing.disposable = saveThenLoad(note, in: store).subscribe()
    isSaved.onCompleted()
    try expect(
      !loading.isRunning,
      "The result was disposed while `load` was being called, but the loading still runs.")
  }

  @Test(arguments: Law.all(of: saving, loading))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  private static let saving = Operator("the single", of: "the saving", calling: "`load`", count: 1)
  {
    saving, trial in
    let store = Steps(saving.ignoreElements().asCompletable()) {
      trial.count(returning: .just("loaded"))
    }
    return saveThenLoad(Note(text: "new"), in: store).asObservable()
  }

  private static let loading = Operator("the single", of: "the loading", count: 1) { loading, _ in
    saveThenLoad(
      Note(text: "new"), in: Steps(.empty()) { loading.map { "\($0)" }.asSingle() }
    )
    .asObservable()
  }

}

private struct Failure: Error, CustomStringConvertible { let description: String }

/// A store that completes when a test says so.
private final class Store: TextStore {
  @Locked private var text = "old"
  @Locked private var waiting: [(number: Int, text: String, observer: (CompletableEvent) -> Void)] =
    []
  @Locked private var number = 0
  @Locked private(set) var loads = 0

  var saving: [String] { waiting.map(\.text) }

  func save(_ text: String) -> Completable {
    .create { completable in
      self.number += 1
      let number = self.number
      self.waiting.append((number, text, completable))
      return Disposables.create { self.waiting.removeAll { $0.number == number } }
    }
  }

  func load() -> Single<String> {
    loads += 1
    return .just(text)
  }

  /// Completes the saving; `other` is what somebody else has put into the store meanwhile.
  func completeSaving(overwritingWith other: String? = nil) {
    let done = waiting
    waiting = []
    for (_, text, observer) in done {
      self.text = other ?? text
      observer(.completed)
    }
  }

  func failSaving() {
    let failed = waiting
    waiting = []
    for (_, _, observer) in failed { observer(.error(Failure(description: "full"))) }
  }
}

/// A store that only its steps hold.
private final class Steps: TextStore {
  private let saving: Completable
  private let loading: () -> Single<String>

  init(_ saving: Completable, loading: @escaping () -> Single<String>) {
    (self.saving, self.loading) = (saving, loading)
  }

  func save(_ text: String) -> Completable { saving }
  func load() -> Single<String> { loading() }
}
