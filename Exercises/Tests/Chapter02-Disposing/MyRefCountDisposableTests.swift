import RxLite
import RxLiteTest
import Testing

@testable import Chapter02Exercises

@Suite("MyRefCountDisposable", .serialized) struct MyRefCountDisposableTests {
  private let lamp = Lamp()
  private let shared: MyRefCountDisposable

  init() { shared = MyRefCountDisposable(disposable: lamp) }

  @Test func `with nothing lent, dispose disposes what is held`() throws {
    shared.dispose()
    try expect(
      lamp.disposals, equals: 1, "Nothing was lent, and dispose() was called: now it is time.")
  }

  @Test func `what is lent keeps it`() throws {
    let reader = shared.retain()
    shared.dispose()
    try expect(lamp.disposals, equals: 0, "A reader is left. The lamp must stay on.")
    reader.dispose()
    try expect(
      lamp.disposals, equals: 1, "The last reader has gone after dispose(): now it is time.")
  }

  @Test func `before dispose is called, nothing is over`() throws {
    let reader = shared.retain()
    reader.dispose()
    try expect(
      lamp.disposals, equals: 0, "The reader has gone, but nobody has called dispose() yet.")
    shared.dispose()
    try expect(
      lamp.disposals, equals: 1, "dispose() was called and no reader is left: now it is time.")
  }

  @Test func `a reader who says goodbye twice is one reader`() throws {
    let restless = shared.retain()
    let other = shared.retain()
    shared.dispose()
    restless.dispose()
    restless.dispose()
    try expect(
      lamp.disposals, equals: 0,
      "One reader said goodbye twice, and was counted as two. The other one sits in the dark.")
    other.dispose()
    try expect(lamp.disposals, equals: 1, "Both readers have gone after dispose(): now it is time.")
  }

  @Test func `a second dispose does not stand for a reader`() throws {
    let reader = shared.retain()
    shared.dispose()
    shared.dispose()
    try expect(
      lamp.disposals, equals: 0,
      "dispose() was called twice, and the second call was taken for the reader's goodbye.")
    reader.dispose()
    try expect(
      lamp.disposals, equals: 1, "The last reader has gone after dispose(): now it is time.")
  }

  @Test func `who borrows while somebody still reads is a reader, too`() throws {
    let reader = shared.retain()
    shared.dispose()
    let late = shared.retain()
    reader.dispose()
    try expect(
      lamp.disposals, equals: 0,
      "dispose() had been called, but the lamp was lit when the late reader came: it reads now.")
    late.dispose()
    try expect(
      lamp.disposals, equals: 1, "The last reader has gone after dispose(): now it is time.")
  }

  @Test func `when all is over nothing happens any more`() throws {
    shared.dispose()
    let late = shared.retain()
    late.dispose()
    shared.dispose()
    try expect(lamp.disposals, equals: 1, "What is held is disposed once, and never again.")
  }
}

/// Counts how often it is disposed.
private final class Lamp: Disposable {
  private(set) var disposals = 0
  func dispose() { disposals += 1 }
}
