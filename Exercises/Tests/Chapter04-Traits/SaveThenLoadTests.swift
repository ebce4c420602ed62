import RxLite
import RxLiteTest
import Testing

@testable import Chapter04Exercises

@Suite("SaveThenLoad", .serialized) struct SaveThenLoadTests {
  private let store = Store()
  private let result: Single<String>

  init() { result = saveThenLoad("new", in: store) }

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
    try subscriber.check(["success new"], "The store holds “new”, which was just saved.")
    try expect(store.loads, equals: 1, "The saving has completed: `load` is called once.")
  }

  @Test func `loads what the store holds then`() throws {
    let subscriber = Subscriber(result)
    store.completeSaving(overwritingWith: "newer")
    try subscriber.check(
      ["success newer"],
      "While it was saved, somebody else put “newer” into the store: load that.")
  }

  @Test(arguments: ["", " two words \n", "Ünï 😀"])
  func `saves the text as it is`(text: String) throws {
    let subscriber = Subscriber(saveThenLoad(text, in: store))
    try expect(store.saving, equals: [text], "The text is saved unchanged, even an empty one.")
    store.completeSaving()
    try subscriber.check(["success \(text)"], "The store holds the text.")
  }

  @Test func `a second subscription saves and loads again`() throws {
    for text in ["first", "second"] {
      let subscriber = Subscriber(result)
      try expect(store.saving, equals: ["new"], "The \(text) subscription saves the text, once.")
      store.completeSaving(overwritingWith: text)
      try subscriber.check(
        ["success \(text)"], "The store holds “\(text)” when the \(text) subscription loads.")
    }
    try expect(store.loads, equals: 2, "Each of the two subscriptions calls `load` once.")
  }

  @Test func `holds the store until it has loaded`() throws {
    let isSaved = PublishSubject<Never>()
    let single = saveThenLoad("new", in: Steps(isSaved.asCompletable()) { .just("loaded") })
    let subscriber = Subscriber(single)
    isSaved.onCompleted()
    try subscriber.check(
      ["success loaded"],
      "Nobody else holds the store. It is still needed: the saving has completed, and the loading begins."
    )
  }

  @Test func `loads nothing if saving fails`() throws {
    let subscriber = Subscriber(result)
    store.failSaving()
    try expect(store.saving, equals: [], "The saving failed, but another one has begun.")
    try expect(store.loads, equals: 0, "The saving failed, and `load` was called.")
    try subscriber.check(["failure full"], "The saving failed: its error is the result.")
  }

  @Test(arguments: Law.all(of: saving, loading))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  private static let saving = Operator("the single", of: "the saving", calling: "`load`", count: 1)
  {
    saving, trial in
    let store = Steps(saving.ignoreElements().asCompletable()) {
      trial.count(returning: .just("loaded"))
    }
    return saveThenLoad("new", in: store).asObservable()
  }

  private static let loading = Operator("the single", of: "the loading", count: 1) { loading, _ in
    saveThenLoad("new", in: Steps(.empty()) { loading.map { "\($0)" }.asSingle() }).asObservable()
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
