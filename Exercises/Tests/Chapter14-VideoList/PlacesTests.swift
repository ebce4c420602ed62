import RxLite
import RxLiteTest
import Testing

@testable import Chapter14Exercises

@Suite("Places", .serialized) struct PlacesTests {
  private let page = Page()

  @Test func `with a free place, it is the source`() throws {
    let places = Places(2)
    let result = places.run(page.picture("a"))
    try expect(page.running, equals: [], "`run(a)` has no subscriber yet.")
    page.show("a", result)
    try expect(page.running, equals: ["a"], "`run(a)` was subscribed to, and a place is free.")
    page.send("½", to: "a")
    page.send("1", to: "a")
    try expect(page.received, equals: ["a ½", "a 1"], "a has sent ½ and 1.")
    page.complete("a")
    try expect(
      page.received, equals: ["a ½", "a 1", "a completed"], "a has completed: so does the result.")
    withExtendedLifetime(places) {}
  }

  @Test func `two run, and the others wait in their order`() throws {
    let places = Places(2)
    for id in ["a", "b", "c", "d", "e"] { page.show(id, places) }
    try expect(
      page.running, equals: ["a", "b"], "`Places(2)` has two places, and five have subscribed.")
    page.complete("b")
    try expect(page.running, equals: ["a", "c"], "b has completed: c has waited longest.")
    page.complete("a")
    page.complete("c")
    try expect(
      page.running, equals: ["d", "e"],
      "a and c have completed as well: d and e are left.")
    page.send("1", to: "e")
    try expect(page.received.last, equals: "e 1", "e had to wait, and has sent 1 now.")
    withExtendedLifetime(places) {}
  }

  @Test(arguments: [1, 3]) func `the number of places`(count: Int) throws {
    let places = Places(count)
    let ids = ["a", "b", "c", "d"]
    for id in ids { page.show(id, places) }
    try expect(
      page.running, equals: Array(ids.prefix(count)),
      "`Places(\(count))`, and four have subscribed.")
    withExtendedLifetime(places) {}
  }

  @Test func `an error goes to its subscriber, and frees the place`() throws {
    let places = Places(2)
    for id in ["a", "b", "c", "d"] { page.show(id, places) }
    page.fail("a")
    try expect(page.received, equals: ["a failed"], "a has failed, and only a.")
    try expect(page.running, equals: ["b", "c"], "a has failed: c takes its place, and b goes on.")
    page.fail("c")
    try expect(page.running, equals: ["b", "d"], "c has failed as well: d takes its place.")
    withExtendedLifetime(places) {}
  }

  @Test func `one that runs may leave`() throws {
    let places = Places(2)
    for id in ["a", "b", "c"] { page.show(id, places) }
    page.hide("a")
    try expect(
      page.running, equals: ["b", "c"],
      "The subscription of a was disposed: its source is cancelled, and c takes the place.")
    page.complete("b")
    page.show("d", places)
    try expect(page.running, equals: ["c", "d"], "b has completed, and d has subscribed.")
    withExtendedLifetime(places) {}
  }

  @Test func `one that waits may leave`() throws {
    let places = Places(1)
    for id in ["a", "b", "c"] { page.show(id, places) }
    page.hide("b")
    try expect(
      page.running, equals: ["a"],
      "b has left while it waited. No place is free for that.")
    page.complete("a")
    try expect(page.running, equals: ["c"], "b has left while it waited, and then a has completed.")
    try expect(
      page.begun, equals: ["a", "c"],
      "b has left while it waited: it is never subscribed to.")
    try expect(
      page.received, equals: ["a completed"], "b has left, and receives nothing, not even an end.")
    withExtendedLifetime(places) {}
  }

  @Test func `leaving while it waits frees no place`() throws {
    let places = Places(2)
    for id in ["a", "b", "c", "d"] { page.show(id, places) }
    page.hide("c")
    try expect(page.running, equals: ["a", "b"], "c has left while it waited. Two still run.")
    page.show("e", places)
    page.complete("a")
    try expect(
      page.running, equals: ["b", "d"],
      "c has left while it waited, and a has completed: d is next.")
    withExtendedLifetime(places) {}
  }

  @Test func `one may leave from the middle`() throws {
    let places = Places(1)
    for id in ["a", "b", "c", "d"] { page.show(id, places) }
    page.hide("c")
    for id in ["a", "b", "d"] { page.complete(id) }
    try expect(
      page.begun, equals: ["a", "b", "d"],
      """
      b, c and d waited, and c has left. Then a, b and d were completed, one after the other. b and \
      d have had their turns, and nobody else.
      """)
    withExtendedLifetime(places) {}
  }

  @Test func `all that wait may leave`() throws {
    let places = Places(1)
    for id in ["a", "b", "c", "d"] { page.show(id, places) }
    for id in ["d", "b", "c"] { page.hide(id) }
    page.complete("a")
    try expect(page.running, equals: [], "b, c and d have left, and a has completed.")
    page.show("e", places)
    try expect(page.running, equals: ["e"], "Everybody had left or ended when e subscribed.")
    withExtendedLifetime(places) {}
  }

  @Test func `who leaves and returns waits at the end, and has one turn`() throws {
    let places = Places(2)
    for id in ["a", "b", "c", "d"] { page.show(id, places) }
    page.hide("c")
    page.show("c", places)
    page.hide("a")
    page.hide("b")
    try expect(
      page.running, equals: ["d", "c"],
      "c has left while it waited, and has subscribed again, behind d. Then a and b have left.")
    page.hide("d")
    try expect(
      page.begun, equals: ["a", "b", "d", "c"],
      "d has left, too. c has one subscription, so it began once.")
    withExtendedLifetime(places) {}
  }

  @Test func `each subscription waits by itself`() throws {
    let places = Places(2)
    let result = places.run(page.picture("a"))
    for name in ["one", "two", "three"] { page.show(name, result) }
    try expect(
      page.running, equals: ["a", "a"],
      "One result was subscribed to three times, and there are two places.")
    page.hide("two")
    try expect(
      page.begun, equals: ["a", "a", "a"],
      "The second of three subscriptions has left: the third runs.")
    withExtendedLifetime(places) {}
  }

  @Test func `sources of all types share the places`() throws {
    let places = Places(1)
    let numbers = ManualSource<Int>()
    let subscription = places.run(numbers.sequence).subscribe()
    page.show("a", places)
    try expect(page.running, equals: [], "A sequence of numbers has the only place.")
    subscription.dispose()
    try expect(page.running, equals: ["a"], "The sequence of numbers has left.")
    withExtendedLifetime(places) {}
  }

  @Test func `other places are others`() throws {
    let (one, other) = (Places(1), Places(1))
    page.show("a", one)
    page.show("b", other)
    try expect(
      page.running, equals: ["a", "b"],
      "a and b have subscribed at different `Places(1)`.")
    page.show("c", other)
    page.complete("a")
    try expect(
      page.running, equals: ["b"],
      "c waits at the other `Places`: the end of a is no turn.")
    withExtendedLifetime((one, other)) {}
  }

  @Test func `sources that end at once`() throws {
    let places = Places(1)
    var received: [String] = []
    for id in ["a", "b"] {
      _ = places.run(.just(id)).subscribe { received.append($0.element ?? "\($0)") }
    }
    try expect(
      received, equals: ["a", "completed", "b", "completed"],
      "Two sources emit an element and complete, while they are subscribed to.")
    withExtendedLifetime(places) {}
  }

  @Test func `sources that fail at once`() throws {
    let places = Places(1)
    page.show("a", places.run(.error(Broken())))
    page.show("b", places)
    try expect(
      page.received, equals: ["a failed"], "a has failed while it was subscribed to, and only a.")
    try expect(
      page.running, equals: ["b"], "a has failed while it was subscribed to, so its place is free.")
    withExtendedLifetime(places) {}
  }

  @Test func `the first element is enough`() throws {
    let places = Places(1)
    page.show("a", places.run(page.picture("a")).take(1))
    page.show("b", places)
    page.send("½", to: "a")
    try expect(page.received, equals: ["a ½", "a completed"], "`take(1)` needs one element of a.")
    try expect(page.running, equals: ["b"], "`take(1)` has disposed the subscription of a.")
    withExtendedLifetime(places) {}
  }

  @Test func `an observer of the end subscribes again, behind the others`() throws {
    let places = Places(1)
    let page = page
    page.show("a", places.run(page.picture("a")).do(onCompleted: { page.show("z", places) }))
    page.show("b", places)
    page.complete("a")
    try expect(page.running, equals: ["b"], "b waited when a completed, and z has come after it.")
    page.complete("b")
    try expect(page.running, equals: ["z"], "z has come while the end of a was received.")
    withExtendedLifetime(places) {}
  }

  @Test func `an observer of an error subscribes again, behind the others`() throws {
    let places = Places(1)
    let page = page
    page.show("a", places.run(page.picture("a")).do(onError: { _ in page.show("z", places) }))
    page.show("b", places)
    page.fail("a")
    try expect(page.running, equals: ["b"], "b waited when a failed, and z has come after it.")
    withExtendedLifetime(places) {}
  }

  @Test(arguments: Law.all(of: placed))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  private static let kept = Locked<[Places]>([])

  // The task says: one thread. There are places for all.
  private static let placed = Operator("the result of `run`", except: [.threads]) { source, _ in
    let places = Places(100)
    kept.value.append(places)
    return places.run(source)
  }
}

private struct Broken: Error {}

/// The pictures, and who has subscribed to them.
private final class Page {
  @Locked private(set) var begun: [String] = []
  @Locked private(set) var running: [String] = []
  @Locked private(set) var received: [String] = []
  @Locked private var subjects: [String: PublishSubject<String>] = [:]
  @Locked private var subscriptions: [String: any Disposable] = [:]

  func picture(_ id: String) -> Observable<String> {
    let subject = subjects[id] ?? PublishSubject()
    subjects[id] = subject
    return subject.do(
      onSubscribe: { [weak self] in
        self?.begun.append(id)
        self?.running.append(id)
      },
      onDispose: { [weak self] in
        if let index = self?.running.firstIndex(of: id) { self?.running.remove(at: index) }
      })
  }

  func show(_ id: String, _ places: Places) { show(id, places.run(picture(id))) }

  func show(_ name: String, _ result: Observable<String>) {
    subscriptions[name] = result.subscribe(
      onNext: { [weak self] in self?.received.append("\(name) \($0)") },
      onError: { [weak self] _ in self?.received.append("\(name) failed") },
      onCompleted: { [weak self] in self?.received.append("\(name) completed") })
  }

  func hide(_ name: String) { subscriptions[name]?.dispose() }

  func send(_ element: String, to id: String) { subjects[id]?.onNext(element) }

  func complete(_ id: String) { subjects[id]?.onCompleted() }

  func fail(_ id: String) { subjects[id]?.onError(Broken()) }

  deinit { for subscription in subscriptions.values { subscription.dispose() } }
}
