import RxLite
import RxLiteTest
import Testing

@testable import Chapter04Exercises

@Suite("SaveThenLoad", .serialized) struct SaveThenLoadTests {
  private let store = Store()
  private let result: Single<String>

  init() { result = saveThenLoad("new", in: store) }

  @Test func `saves when somebody subscribes`() throws {
    try expect(store.saving, equals: [], "Nobody has subscribed yet, and something is being saved.")
    let listener = Listener(result)
    try expect(store.saving, equals: ["new"], "Somebody has subscribed: that saves the text, once.")
    try expect(store.loads, equals: 0, "Saving isn't done yet. Loading comes after that.")
    try expect(listener.heard, equals: [], "Nothing is done yet.")
  }

  @Test func `loads what is there when saving is done`() throws {
    let listener = Listener(result)
    store.finish()
    try expect(
      listener.heard, equals: ["success new"], "The text was saved, so “new” is there to be loaded."
    )
    try expect(store.loads, equals: 1, "Saving is done: it loads once.")
  }

  @Test func `what is loaded is what is there now, whoever saved it`() throws {
    let listener = Listener(result)
    store.finish(overwrittenWith: "newer")
    try expect(
      listener.heard, equals: ["success newer"],
      "Somebody else saved “newer” over it, so that is what is there to be loaded.")
  }

  @Test func `each subscription does all of it`() throws {
    for count in 1...2 {
      let listener = Listener(result)
      try expect(store.saving, equals: ["new"], "Subscription \(count): it saves the text, once.")
      store.finish()
      try expect(
        listener.heard, equals: ["success new"], "Subscription \(count): the text was saved.")
      try expect(
        store.loads, equals: count, "Subscription \(count): saving is done, so it loads once.")
    }
  }

  @Test func `loads nothing if saving fails`() throws {
    let listener = Listener(result)
    store.finish(failing: true)
    try expect(store.loads, equals: 0, "Saving failed, and something was loaded all the same.")
    try expect(listener.heard, equals: ["failure full"], "Saving failed: its error is the result.")
  }

  @Test func `an error of loading is the result as well`() throws {
    store.isUnreadable = true
    let listener = Listener(result)
    store.finish()
    try expect(
      listener.heard, equals: ["failure unreadable"], "Loading failed: its error is the result.")
  }

  @Test func `who leaves stops saving, and nothing is loaded`() throws {
    let listener = Listener(result)
    listener.leave()
    try expect(store.saving, equals: [], "It was disposed, and saving goes on.")
    try expect(store.loads, equals: 0, "It was disposed before saving was done.")
  }

  @Test func `who leaves stops loading as well`() throws {
    store.isSlow = true
    let listener = Listener(result)
    store.finish()
    try expect(store.isLoading, "Saving is done, so it loads now.")
    listener.leave()
    try expect(
      !store.isLoading,
      "It was disposed while it loaded, and loading goes on: nobody holds that subscription.")
  }
}

private struct Trouble: Error, CustomStringConvertible { let description: String }

/// A store that needs as long as it is told to.
private final class Store: TextStore {
  private var text = "old"
  private var observers: [(text: String, observer: (CompletableEvent) -> Void)] = []
  private(set) var loads = 0
  private(set) var isLoading = false
  var isUnreadable = false
  var isSlow = false

  var saving: [String] { observers.map(\.text) }

  func save(_ text: String) -> Completable {
    .create { completable in
      self.observers.append((text, completable))
      return Disposables.create { self.observers = [] }
    }
  }

  func load() -> Single<String> {
    loads += 1
    if isSlow {
      return .create { _ in
        self.isLoading = true
        return Disposables.create { self.isLoading = false }
      }
    }
    return isUnreadable ? .error(Trouble(description: "unreadable")) : .just(text)
  }

  /// Ends the saving; somebody else may have saved something over it right after.
  func finish(failing: Bool = false, overwrittenWith other: String? = nil) {
    let waiting = observers
    observers = []
    for (text, observer) in waiting {
      if failing {
        observer(.error(Trouble(description: "full")))
      } else {
        self.text = other ?? text
        observer(.completed)
      }
    }
  }
}

/// Somebody who listens, and writes down what is heard.
private final class Listener {
  private(set) var heard: [String] = []
  private let subscription = SerialDisposable()

  init(_ single: Single<String>) {
    subscription.disposable = single.subscribe { event in
      switch event {
      case .success(let element): self.heard.append("success \(element)")
      case .failure(let error): self.heard.append("failure \(error)")
      }
    }
  }

  func leave() { subscription.dispose() }
}
