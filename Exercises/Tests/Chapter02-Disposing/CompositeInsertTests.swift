import Foundation
import RxLite
import RxLiteTest
import Testing

@testable import Chapter02Exercises

@Suite("CompositeInsert", .serialized) struct CompositeInsertTests {
  private let composite = MyComposite()
  private let diary = Diary()

  @Test func `each member gets a key of its own`() throws {
    let keys = ["a", "b", "c"].map { composite.insert(diary.probe($0)) }
    try expect(!keys.contains(nil), "The composite is not disposed: insert returns a key.")
    try expect(Set(keys).count, equals: 3, "Three members need three different keys.")
  }

  @Test func `dispose disposes all members, in the order in which they came`() throws {
    for name in ["a", "b", "c"] { composite.insert(diary.probe(name)) }
    try expect(diary.disposed, equals: [], "Nobody has called dispose() yet.")
    composite.dispose()
    try expect(
      diary.disposed, equals: ["a", "b", "c"], "All members are disposed, the first one first.")
  }

  @Test func `a second dispose does nothing`() throws {
    composite.insert(diary.probe("a"))
    composite.dispose()
    composite.dispose()
    try expect(
      diary.disposed, equals: ["a"],
      "Each member is disposed once, however often dispose() is called.")
  }

  @Test func `who comes after dispose is disposed at once`() throws {
    composite.dispose()
    composite.insert(diary.probe("late"))
    try expect(
      diary.disposed, equals: ["late"],
      """
      The newcomer came after dispose(). It was kept, and nobody will ever dispose it: that is a \
      leak. Dispose it at once.
      """)
  }

  @Test func `who comes after dispose gets no key`() throws {
    composite.insert(diary.probe("a"))
    composite.dispose()
    let key = composite.insert(diary.probe("late"))
    try expect(
      diary.disposed, equals: ["a", "late"], "Each is disposed once, the late one at once.")
    try expect(
      key, equals: nil,
      "A key says that the composite has it. The late one was not kept: the answer to it is nil.")
  }

  /// On another thread: if that one waits for a lock, the test does not.
  @Test func `who comes while the members are being disposed is disposed as well`() throws {
    let hasInserted = DispatchSemaphore(value: 0)
    var couldInsert: Bool?
    let late = diary.probe("late")
    composite.insert(
      Disposables.create {
        Thread.detachNewThread { [composite] in
          composite.insert(late)
          hasInserted.signal()
        }
        couldInsert = hasInserted.wait(timeout: .now() + 2) == .success
      })
    composite.dispose()
    try expect(couldInsert != nil, "dispose() was called, and the only member was not disposed.")
    try expect(
      couldInsert != false,
      """
      The dispose() of a member waited for a thread that called insert, and that thread waited for \
      your lock. Take the members out under the lock; dispose them after that.
      """)
    if couldInsert == true {
      try expect(
        diary.disposed, equals: ["late"],
        """
        The newcomer came after dispose() had been called, while the members were being disposed. It \
        was kept, and nobody will ever dispose it: that is a leak.
        """)
    }
  }
}

/// Writes down who was disposed, in order.
private final class Diary {
  private(set) var disposed: [String] = []

  func probe(_ name: String) -> any Disposable { Probe(name: name, diary: self) }

  private struct Probe: Disposable {
    let name: String
    let diary: Diary
    func dispose() { diary.disposed.append(name) }
  }
}
