import RxLite
import RxLiteTest
import Testing

@testable import Chapter01Exercises

@Suite("MyGenerate", .serialized) struct MyGenerateTests {
  private let shelf = Shelf()

  @Test func `sends what next returns, then completes`() throws {
    try marbles {
      shelf.rows
      "(1,2,3,|)"
    }
  }

  @Test func `completes at once if there is nothing to read`() throws {
    shelf.length = 0
    try marbles {
      shelf.rows
      "|"
    }
    try shelf.expect(["open 1", "read 1", "close 1"], "The log has no row.")
  }

  @Test func `opens, reads and closes once for each subscription`() throws {
    let rows = shelf.rows
    try shelf.expect([], "No one has subscribed yet: none of the closures may be called.")
    _ = rows.subscribe()
    try shelf.expect(
      ["open 1", "read 1", "read 1", "read 1", "read 1", "close 1"],
      "One subscription, and a log of three rows: after them, `next` returns nil.")
    _ = rows.subscribe()
    try shelf.expect(
      ["open 2", "read 2", "read 2", "read 2", "read 2", "close 2"],
      "A second subscription. It opens a log of its own.")
  }

  @Test func `no row is read for nobody`() throws {
    try marbles {
      shelf.rows.take(2)
      "(1,2,|)"
    }
    try shelf.expect(
      ["open 1", "read 1", "read 1", "close 1"],
      "take(2) has its two rows and has disposed the subscription.")
  }

  @Test func `an endless loop stops when another sequence stops it`() throws {
    shelf.length = 10_000
    let stop = PublishSubject<Void>()
    try marbles {
      shelf.rows.do(onNext: { if $0 == 3 { stop.onNext(()) } }).take(until: stop)
      "(1,2,|)"
    }
    try shelf.expect(
      ["open 1", "read 1", "read 1", "read 1", "close 1"],
      "take(until:) was stopped at the third row and has disposed the subscription.")
  }

  @Test func `fails if next throws, and closes`() throws {
    shelf.failingRow = 2
    let page = Subscriber(shelf.rows)
    try page.check(
      ["1", "error(unreadable)"], "The second row couldn't be read: `next` has thrown an error.")
    try shelf.expect(
      ["open 1", "read 1", "read 1", "close 1"],
      "`next` has thrown when it was called a second time. Then the log is closed.")
  }

  @Test func `fails if open throws, and closes nothing`() throws {
    shelf.isLocked = true
    let rows = shelf.rows
    let page = Subscriber(rows)
    try page.check(["error(locked)"], "`open` has thrown an error.")
    try shelf.expect([], "`open` has thrown. There is nothing to read, and nothing to close.")
    shelf.isLocked = false
    let other = Subscriber(rows)
    try other.check(
      ["1", "2", "3", "completed"],
      "`open` has thrown for the first subscriber, and not for this one.")
  }

  @Test func `two logs may take turns`() throws {
    let rows = shelf.rows
    let inner = Locked<Subscriber?>(nil)
    let outer = Subscriber(rows) { event in
      if event.element == 1 { inner.value = Subscriber(rows.take(2)) }
    }
    try outer.check(
      ["1", "2", "3", "completed"], "It subscribed first, and another one while it received the 1.")
    try inner.value!.check(
      ["1", "2", "completed"], "It subscribed while another one received the 1, with take(2).")
    try expect(
      shelf.diary.sorted(),
      equals: [
        "close 1", "close 2", "open 1", "open 2", "read 1", "read 1", "read 1", "read 1", "read 2",
        "read 2",
      ],
      "Each of the two reads its own log, and closes it once. (What was called, sorted.)")
  }

  @Test func `disposing closes the log at once`() throws {
    let rows = shelf.rows
    let inner = Locked<Subscriber?>(nil)
    let calls = Locked<[String]>([])
    _ = rows.subscribe(onNext: { [shelf] row in
      if row == 1 { inner.value = Subscriber(rows) }
      if row == 3 {
        inner.value?.dispose()
        calls.value = shelf.diary
      }
    })
    try expect(
      calls.value.contains("close 2"),
      """
      Two subscribers took turns. While the first one received its 3, it disposed the subscription of the other. \
      When that `dispose()` returned, the log of the other was still open.
      """)
  }

  @Test func `nothing is read if opening disposes the subscription`() throws {
    let stop = PublishSubject<Void>()
    shelf.whenOpened = { stop.onNext(()) }
    let page = Subscriber(shelf.rows.take(until: stop))
    let sentence = """
      While the log was being opened, take(until:) was stopped, and has disposed the subscription.
      """
    try page.check(["completed"], sentence)
    try shelf.expect(
      ["open 1", "close 1"], "\(sentence) So it is closed, and no row of it is read.")
  }

  @Test func `a long loop needs no more stack than a short one`() throws {
    shelf.length = 20_000
    let last = Locked(0)
    onShortStack { [shelf] in _ = shelf.rows.subscribe(onNext: { last.value = $0 }) }
    try expect(last.value, equals: 20_000, "20,000 rows: the last one arrives as well.")
  }

  @Test(arguments: Law.all(of: countdown))
  func `keeps what every sequence keeps`(law: Law.Case) throws { try law.check() }

  private static let countdown = Operator(creating: "the sequence of rows", calling: "`next`") {
    trial in
    myGenerate(
      open: { Locked(3) },
      next: { (left: Locked<Int>) -> Int? in
        trial.count()
        left.value -= 1
        return left.value < 0 ? nil : left.value
      },
      close: { _ in })
  }
}

private struct Unreadable: Error, CustomStringConvertible { let description = "unreadable" }
private struct LockedUp: Error, CustomStringConvertible { let description = "locked" }

/// Opens logs, which have the rows 1, 2, 3 …, and writes down what is done with each.
private final class Shelf: @unchecked Sendable {
  var length = 3
  var failingRow: Int?
  var isLocked = false
  var whenOpened: () -> Void = {}
  private var opened = 0
  private(set) var diary: [String] = []

  var rows: Observable<Int> {
    myGenerate(open: { try self.open() }, next: { try self.read($0) }, close: { self.close($0) })
  }

  /// Compares what has been called since the last time.
  func expect(_ expected: [String], _ story: String, line: Int = #line) throws {
    defer { diary = [] }
    try RxLiteTest.expect(
      diary, equals: expected, "\(story) The calls, with the number of the log:", line: line)
  }

  private func open() throws -> OpenLog {
    if isLocked { throw LockedUp() }
    opened += 1
    diary.append("open \(opened)")
    whenOpened()
    return OpenLog(number: opened)
  }

  private func read(_ log: OpenLog) throws -> Int? {
    if length < 1_000 || log.row < 10 { diary.append("read \(log.number)") }
    log.row += 1
    if log.row == failingRow { throw Unreadable() }
    return log.row > length ? nil : log.row
  }

  private func close(_ log: OpenLog) { diary.append("close \(log.number)") }
}

private final class OpenLog {
  let number: Int
  var row = 0
  init(number: Int) { self.number = number }
}
