import RxLite
import RxLiteTest
import Testing

@testable import Chapter01Exercises

@Suite("FindKettles", .serialized) struct FindKettlesTests {
  private let radio = Radio()
  private var kettles: Observable<String> { findKettles(radio.makeScan) }

  @Test func `emits what a scan finds`() throws {
    let page = Subscriber(kettles)
    if radio.stopped.isEmpty {
      try expect(
        radio.alive, equals: radio.made,
        """
        No one keeps the scan: it was released when the closure of `create` had returned, and finds nothing. \
        What lives as long as the subscription, and could keep it? (Scans that are alive.)
        """)
    }
    radio.answer("kitchen")
    try page.check(["kitchen"], "A kettle answered, in the kitchen. It is listed at once.")
    radio.answer("garden")
    try page.check(["kitchen", "garden"], "Two kettles answered, and the scan isn't over.")
  }

  @Test func `completes when the scan is over`() throws {
    let page = Subscriber(kettles)
    radio.answer("kitchen")
    radio.end(nil)
    try page.check(
      ["kitchen", "completed"], "The scan found one kettle, and was over without an error.")
  }

  @Test func `fails with the scan's error`() throws {
    let page = Subscriber(kettles)
    radio.answer("kitchen")
    radio.end(RadioIsOff())
    try page.check(
      ["kitchen", "error(radio is off)"], "The scan found one kettle, and was ended by an error.")
  }

  @Test func `emits each name once`() throws {
    let page = Subscriber(kettles)
    for name in ["kitchen", "kitchen", "garden", "kitchen"] { radio.answer(name) }
    try page.check(
      ["kitchen", "garden"],
      "The kitchen's kettle answered three times, and the garden's once, after two of them.")
    radio.answer("Kitchen")
    radio.answer("")
    try page.check(
      ["kitchen", "garden", "Kitchen", ""],
      "Then a kettle named Kitchen answered, and one whose name is empty. These are other names.")
    let many = Subscriber(kettles)
    let names = (1...20).map { "kettle \($0)" }
    for name in names + names { radio.answer(name) }
    try many.check(names, "An office has 20 kettles, and each of them answered twice.")
  }

  @Test func `a name has been found when it is emitted`() throws {
    let page = Subscriber(kettles) { [radio] event in
      if radio.answers < 5 { radio.answer(event.element ?? "") }
    }
    radio.answer("kitchen")
    try page.check(
      ["kitchen"],
      "While it received the kitchen's name, the observer made that kettle answer again: one name.")
    page.dispose()
  }

  @Test func `each subscription makes a scan`() throws {
    let kettles = kettles
    try expect(
      radio.made, equals: 0, "A scan was made, but no one has subscribed. (Scans that were made.)")
    let first = Subscriber(kettles)
    try expect(
      [radio.made, radio.started], equals: [1, 1],
      "One subscription makes one scan, and starts it once. (Made and started.)")
    radio.answer("kitchen")
    let second = Subscriber(kettles)
    try expect(
      [radio.made, radio.started], equals: [2, 2],
      "Two subscriptions make two scans, and start each of them once. (Made and started.)")
    radio.answer("kitchen")
    try first.check(["kitchen"], "The kitchen's kettle answered twice, which is one name.")
    try second.check(
      ["kitchen"],
      """
      The kitchen's kettle answered this scan for the first time. Which names were found is another \
      matter for each subscription.
      """)
  }

  @Test func `disposing stops the scan, and no other one`() throws {
    let first = Subscriber(kettles)
    let second = Subscriber(kettles)
    radio.answer("kitchen")
    try expect(
      radio.stopped, equals: [],
      "A scan was stopped while somebody waited for it. (The numbers of the stopped scans.)")
    first.dispose()
    try expect(
      radio.stopped, equals: [1],
      """
      The first of two subscriptions was disposed. Its scan must be stopped, and only that one. (The numbers \
      of the stopped scans.)
      """)
    radio.answer("garden")
    try first.check(["kitchen"], "It was disposed before the garden's kettle answered.")
    try second.check(["kitchen", "garden"], "It was not disposed, the other one was.")
    second.dispose()
    try expect(
      radio.stopped, equals: [1, 2],
      "Both subscriptions have been disposed. (The numbers of the stopped scans.)")
  }

  /// The sequence is still there when its subscriptions are over, as on a page that is opened again.
  @Test func `a scan lives as long as its subscription`() throws {
    let kettles = kettles
    defer { withExtendedLifetime(kettles) {} }
    let page = Subscriber(kettles)
    try expect(
      radio.alive, equals: 1,
      """
      No one keeps the scan: it was released as soon as `subscribe` had returned, and finds nothing. (Scans \
      that are alive.)
      """)
    page.dispose()
    try expect(
      radio.alive, equals: 0,
      """
      The subscription was disposed, and its scan is still there. Does a closure that the scan keeps use the \
      scan itself, or is there a variable outside of `create`? (Scans that are alive.)
      """)
    let other = Subscriber(kettles)
    radio.end(nil)
    try other.check(["completed"], "The scan was over at once.")
    try expect(
      radio.alive, equals: 0,
      "The scan is over, and it is still there. (Scans that are alive.)")
  }

  @Test func `a scan may call back before its start returns`() throws {
    radio.answersAtOnce = ["kitchen", "garden"]
    let page = Subscriber(kettles)
    try page.check(
      ["kitchen", "garden"], "Both kettles answered before `start` returned, and the scan goes on.")
    let first = Subscriber(kettles.take(1))
    try first.check(["kitchen", "completed"], "take(1) wants the first kettle only.")
    try expect(
      radio.stopped, equals: [2],
      """
      take(1) had its kettle before `start` returned. Then its scan must be stopped, too. (The numbers of the \
      stopped scans.)
      """)
    radio.endsAtOnce = true
    let over = Subscriber(kettles)
    try over.check(
      ["kitchen", "garden", "completed"], "The scan was over before `start` returned.")
  }

  @Test(arguments: Law.all(of: kettles))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  /// An array that is searched for each name is a good answer: no house has 20,000 kettles.
  private static let kettles = Operator("the names", of: "the scan", except: [.many]) { source, _ in
    findKettles { SequenceScan(source.map { "\($0)" }) }
  }
}

private struct RadioIsOff: Error, CustomStringConvertible { let description = "radio is off" }

/// Makes scans, and lets kettles answer them. It keeps none of them alive.
private final class Radio {
  private struct Entry { weak var scan: RadioScan? }

  private var entries: [Entry] = []
  var answersAtOnce: [String] = []
  var endsAtOnce = false
  private(set) var answers = 0
  fileprivate(set) var started = 0
  /// The numbers of the scans that were stopped before their end, in order.
  fileprivate(set) var stopped: [Int] = []

  var made: Int { entries.count }
  var alive: Int { entries.count { $0.scan != nil } }

  func makeScan() -> any Scan {
    let scan = RadioScan(number: made + 1, of: self)
    entries.append(Entry(scan: scan))
    return scan
  }

  func answer(_ name: String) {
    answers += 1
    for entry in entries { entry.scan?.find(name) }
  }
  func end(_ error: (any Error)?) { for entry in entries { entry.scan?.end(error) } }
}

/// It keeps its closures as long as it lives, and calls none of them after the end.
private final class RadioScan: Scan {
  private let number: Int
  private let radio: Radio
  private var onFound: ((String) -> Void)?
  private var onEnd: (((any Error)?) -> Void)?
  private var isOver = false

  init(number: Int, of radio: Radio) { (self.number, self.radio) = (number, radio) }

  func start(onFound: @escaping (String) -> Void, onEnd: @escaping ((any Error)?) -> Void) {
    radio.started += 1
    (self.onFound, self.onEnd) = (onFound, onEnd)
    for name in radio.answersAtOnce { find(name) }
    if radio.endsAtOnce { end(nil) }
  }

  func stop() {
    if !isOver { radio.stopped.append(number) }
    isOver = true
  }

  func find(_ name: String) { if !isOver { onFound?(name) } }

  func end(_ error: (any Error)?) {
    if isOver { return }
    isOver = true
    onEnd?(error)
  }
}

/// A scan that finds what a sequence emits. If it is started twice, it searches twice.
private final class SequenceScan: Scan {
  private let names: Observable<String>
  private let searches = CompositeDisposable()

  init(_ names: Observable<String>) { self.names = names }

  func start(onFound: @escaping (String) -> Void, onEnd: @escaping ((any Error)?) -> Void) {
    _ = searches.insert(
      names.subscribe { event in
        switch event {
        case .next(let name): onFound(name)
        case .error(let error): onEnd(error)
        case .completed: onEnd(nil)
        }
      })
  }

  func stop() { searches.dispose() }
}
