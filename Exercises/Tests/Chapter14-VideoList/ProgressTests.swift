import RxLite
import RxLiteTest
import Testing

@testable import Chapter14Exercises

@Suite("Progress", .serialized) struct ProgressTests {
  @Test func `emits what part is there, from 0 to 1`() throws {
    let file = File(total: 8)
    let bar = Subscriber(file.progress)
    try expect(bar.received, equals: ["0.0"], "Nothing is there yet: it emits 0, at once.")
    for size in [2, 4, 2] { file.receive(size) }
    try expect(
      bar.received, equals: ["0.0", "0.25", "0.75", "1.0"],
      "Pieces of 2, 4 and 2 bytes have arrived, of 8.")
    file.pieces.onCompleted()
    try expect(
      bar.received, equals: ["0.0", "0.25", "0.75", "1.0", "completed"], "All is there.")
  }

  @Test func `what was stored counts, and the rest is requested`() throws {
    let file = File(total: 8, stored: 2)
    let bar = Subscriber(file.progress)
    try expect(bar.received, equals: ["0.25"], "2 of 8 bytes were stored before.")
    try expect(
      file.requested, equals: [2], "2 bytes are there, so the bytes from 2 on are requested.")
    file.receive(2)
    try expect(
      bar.received, equals: ["0.25", "0.5"],
      "A piece of 2 bytes has arrived, after the 2 stored bytes.")
  }

  @Test func `each subscription asks again`() throws {
    let file = File(total: 8)
    let result = file.progress
    let first = Subscriber(result)
    file.receive(2)
    file.receive(4)
    file.pieces.onError(Broken())
    try expect(
      first.received, equals: ["0.0", "0.25", "0.75", "error(broken)"],
      "6 of 8 bytes have arrived, and then the download has broken off.")
    let second = Subscriber(result)
    try expect(
      file.requested, equals: [0, 6],
      "6 of 8 bytes are there, and the result was subscribed to again. The bytes from 6 on are "
        + "missing.")
    try expect(
      second.received, equals: ["0.75"],
      "6 of 8 bytes are there, and the result was subscribed to again.")
    file.receive(2)
    file.pieces.onCompleted()
    try expect(
      second.received, equals: ["0.75", "1.0", "completed"], "The last 2 of 8 bytes have arrived.")
  }

  @Test func `retry requests no byte twice`() throws {
    let file = File(total: 8)
    let bar = Subscriber(file.progress.retry(2))
    for size in [2, 4] { file.receive(size) }
    file.pieces.onError(Broken())
    try expect(
      file.requested, equals: [0, 6],
      "With `retry(2)` below the result: 6 of 8 bytes have arrived, and then the download has broken "
        + "off.")
    file.receive(2)
    file.pieces.onCompleted()
    try expect(
      bar.received, equals: ["0.0", "0.25", "0.75", "0.75", "1.0", "completed"],
      "With `retry(2)` below the result: the second attempt begins with the 6 bytes that are there."
    )
  }

  @Test func `a download that was changed in the meantime`() throws {
    let file = File(total: 8)
    let result = file.progress
    file.stored = 4
    let first = Subscriber(result)
    first.dispose()
    file.stored = 0
    let second = Subscriber(result)
    try expect(
      file.requested, equals: [4, 0],
      "4 bytes were there at the first subscription, and the user had removed them before the second."
    )
    try expect(
      second.received, equals: ["0.0"], "The user had removed all bytes before this subscription.")
  }

  @Test func `nothing is asked before a subscription, and then once`() throws {
    let file = File(total: 8)
    let result = file.progress
    try expect(file.questions, equals: 0, "Nobody has subscribed, and `stored` was called.")
    try expect(file.requested, equals: [], "Nobody has subscribed, and `request` was called.")
    let bar = Subscriber(result)
    for size in [2, 2] { file.receive(size) }
    try expect(
      file.questions, equals: 1,
      "One subscription, and two pieces. Their bytes are counted, so `stored` is called once.")
    try expect(file.requested, equals: [0], "One subscription. `request` is called once.")
    withExtendedLifetime(bar) {}
  }

  @Test func `the last byte is not the end`() throws {
    let file = File(total: 4)
    let bar = Subscriber(file.progress)
    file.receive(4)
    try expect(
      bar.received, equals: ["0.0", "1.0"],
      "All bytes have arrived, but the download hasn't completed.")
    file.pieces.onError(Broken())
    try expect(
      bar.received, equals: ["0.0", "1.0", "error(broken)"],
      "After the last byte the download has failed, for example because it can't be renamed.")
  }

  @Test func `too short is an error`() throws {
    let file = File(total: 8, stored: 1)
    let bar = Subscriber(file.progress)
    file.receive(2)
    file.pieces.onCompleted()
    try expect(
      bar.received, equals: ["0.125", "0.375", "error(TooShort(bytes: 3))"],
      "The pieces have completed when 3 of 8 bytes were there: half a video is no video.")
    let empty = Subscriber(progress(total: 1, stored: { 0 }, request: { _ in .empty() }))
    try expect(
      empty.received, equals: ["0.0", "error(TooShort(bytes: 0))"], "There were no pieces at all.")
    let almost = Subscriber(
      progress(total: 1_000_000_000_000, stored: { 0 }, request: { _ in .just(999_999_999_999) }))
    try expect(
      almost.received.last, equals: "error(TooShort(bytes: 999999999999))",
      "One byte of many is missing.")
    try expect(
      !almost.received.contains("1.0"),
      "One byte of 1,000,000,000,000 is missing, and the bar is full: it has emitted 1.0.")
  }

  @Test func `never repeated, never above 1`() throws {
    let file = File(total: 4)
    let bar = Subscriber(file.progress)
    for size in [0, 2, 0, 3, 1] { file.receive(size) }
    file.pieces.onCompleted()
    try expect(
      bar.received, equals: ["0.0", "0.5", "1.0", "completed"],
      "Pieces of 0, 2, 0, 3 and 1 bytes have arrived, of 4: some are empty, and the last ones are too much."
    )
  }

  @Test func `many small pieces are all of it`() throws {
    let file = File(total: 10)
    let bar = Subscriber(file.progress)
    for _ in 1...10 { file.receive(1) }
    try expect(
      bar.received.last, equals: "1.0",
      "Ten pieces of 1 byte have arrived, of 10. Ten times 0.1 is less than 1: add up the bytes.")
    file.pieces.onCompleted()
    try expect(bar.received.last, equals: "completed", "Ten pieces of 1 byte have arrived, of 10.")
  }

  @Test func `a small piece of a large file counts`() throws {
    let file = File(total: 1_000_000_000)
    let bar = Subscriber(file.progress)
    for _ in 1...2 { file.receive(1) }
    try expect(
      bar.received, equals: ["0.0", "1e-09", "2e-09"],
      "Two pieces of 1 byte have arrived, of 1,000,000,000. Each is a new value, if a small one.")
  }

  @Test(arguments: [8, 9])
  func `all is stored already`(stored: Int) throws {
    let file = File(total: 8, stored: stored)
    let bar = Subscriber(file.progress)
    try expect(
      file.requested, equals: [], "\(stored) of 8 bytes are stored, and `request` was called.")
    try expect(
      bar.received, equals: ["1.0", "completed"], "\(stored) of 8 bytes are stored: all is there.")
  }

  @Test(arguments: Law.all(of: bar))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  /// The pieces have 1, 2, 3 and 4 bytes.
  private static let bar = Operator("the progress", of: "the pieces") { pieces, _ in
    progress(total: 10, stored: { 0 }, request: { _ in pieces })
  }

}

private struct Broken: Error, CustomStringConvertible { let description = "broken" }

/// A file, and the requests for its bytes, whose pieces the test sends.
private final class File {
  let total: Int
  @Locked var stored: Int
  @Locked private(set) var questions = 0
  @Locked private(set) var requested: [Int] = []
  /// Those of the latest request.
  @Locked private(set) var pieces = PublishSubject<Int>()

  init(total: Int, stored: Int = 0) {
    self.total = total
    self.stored = stored
  }

  /// The learner's progress of this file.
  var progress: Observable<Double> {
    Chapter14Exercises.progress(
      total: total,
      stored: { [self] in
        questions += 1
        return stored
      },
      request: { [self] offset in
        requested.append(offset)
        pieces = PublishSubject()
        return pieces
      })
  }

  /// Stores a piece, and sends it.
  func receive(_ size: Int) {
    stored += size
    pieces.onNext(size)
  }
}
