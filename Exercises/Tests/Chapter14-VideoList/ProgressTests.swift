import RxLite
import RxLiteTest
import Testing

@testable import Chapter14Exercises

@Suite("Progress", .serialized) struct ProgressTests {
  private let pieces = PublishSubject<Int>()

  @Test func `emits what part is there, from 0 to 1`() throws {
    let bar = Subscriber(progress(of: pieces, stored: 0, total: 8))
    try expect(bar.received, equals: ["0.0"], "Nothing is there yet: it emits 0, at once.")
    for size in [2, 4, 2] { pieces.onNext(size) }
    try expect(
      bar.received, equals: ["0.0", "0.25", "0.75", "1.0"],
      "Pieces of 2, 4 and 2 bytes have arrived, of 8.")
    pieces.onCompleted()
    try expect(
      bar.received, equals: ["0.0", "0.25", "0.75", "1.0", "completed"], "All is there.")
  }

  @Test func `the last byte is not the end`() throws {
    let bar = Subscriber(progress(of: pieces, stored: 0, total: 4))
    pieces.onNext(4)
    try expect(
      bar.received, equals: ["0.0", "1.0"],
      "All bytes have arrived, but the download hasn't completed.")
    pieces.onError(Broken())
    try expect(
      bar.received, equals: ["0.0", "1.0", "error(broken)"],
      "After the last byte the download has failed, for example because it can't be renamed.")
  }

  @Test func `what was stored counts`() throws {
    let bar = Subscriber(progress(of: pieces, stored: 2, total: 8))
    try expect(bar.received, equals: ["0.25"], "2 of 8 bytes were stored before.")
    pieces.onNext(2)
    try expect(
      bar.received, equals: ["0.25", "0.5"],
      "A piece of 2 bytes has arrived, after the 2 stored bytes.")
  }

  @Test func `too short is an error`() throws {
    let bar = Subscriber(progress(of: pieces, stored: 1, total: 8))
    pieces.onNext(2)
    pieces.onCompleted()
    try expect(
      bar.received, equals: ["0.125", "0.375", "error(TooShort(bytes: 3))"],
      "The pieces have completed when 3 of 8 bytes were there: half a video is no video.")
    let empty = Subscriber(progress(of: .empty(), stored: 0, total: 1))
    try expect(
      empty.received, equals: ["0.0", "error(TooShort(bytes: 0))"], "There were no pieces at all.")
    let almost = Subscriber(
      progress(of: .just(999_999_999_999), stored: 0, total: 1_000_000_000_000))
    try expect(
      almost.received.last, equals: "error(TooShort(bytes: 999999999999))",
      "One byte of many is missing.")
    try expect(
      !almost.received.contains("1.0"),
      "One byte of 1,000,000,000,000 is missing, and the bar is full: it has emitted 1.0.")
  }

  @Test func `never repeated, never above 1`() throws {
    let bar = Subscriber(progress(of: pieces, stored: 0, total: 4))
    for size in [0, 2, 0, 3, 1] { pieces.onNext(size) }
    pieces.onCompleted()
    try expect(
      bar.received, equals: ["0.0", "0.5", "1.0", "completed"],
      "Pieces of 0, 2, 0, 3 and 1 bytes have arrived, of 4: some are empty, and the last ones are too much."
    )
  }

  @Test func `many small pieces are all of it`() throws {
    let bar = Subscriber(progress(of: pieces, stored: 0, total: 10))
    for _ in 1...10 { pieces.onNext(1) }
    try expect(
      bar.received.last, equals: "1.0",
      "Ten pieces of 1 byte have arrived, of 10. Ten times 0.1 is less than 1: add up the bytes.")
    pieces.onCompleted()
    try expect(bar.received.last, equals: "completed", "Ten pieces of 1 byte have arrived, of 10.")
  }

  @Test(arguments: [8, 9])
  func `all is stored already`(stored: Int) throws {
    let subscriptions = Locked(0)
    let counted = pieces.do(onSubscribe: { subscriptions.value += 1 })
    let bar = Subscriber(progress(of: counted, stored: stored, total: 8))
    try expect(
      bar.received, equals: ["1.0", "completed"], "\(stored) of 8 bytes are stored: all is there.")
    try expect(
      subscriptions.value, equals: 0, "Nothing is missing, and `pieces` was subscribed to.")
  }

  @Test(arguments: Law.all(of: bar))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  /// The pieces have 1, 2, 3 and 4 bytes.
  private static let bar = Operator("the progress", of: "`pieces`") { pieces, _ in
    progress(of: pieces, stored: 0, total: 10)
  }

}

private struct Broken: Error, CustomStringConvertible { let description = "broken" }
