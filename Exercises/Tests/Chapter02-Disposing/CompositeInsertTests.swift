import Foundation
import RxLite
import RxLiteTest
import Synchronization
import Testing

@testable import Chapter02Exercises

@Suite("CompositeInsert", .serialized) struct CompositeInsertTests {
  private let composite = MyComposite()
  private let diary = Diary()
  private let names = (1...8).map { "m\($0)" }

  @Test func `each member gets a key of its own`() throws {
    let keys = names.map { composite.insert(diary.probe($0)) }
    try expect(!keys.contains(nil), "The composite has not been disposed: insert returns a key.")
    try expect(Set(keys).count, equals: names.count, "8 members need 8 different keys.")
    let more = (1...1000).map { _ in composite.insert(Disposables.create()) }
    try expect(
      Set(keys + more).count, equals: names.count + more.count,
      "1008 members were inserted, one after the other. Each has a key that no other one has.")
  }

  @Test func `dispose disposes all members, in the order in which they were inserted`() throws {
    for name in names { composite.insert(diary.probe(name)) }
    try expect(diary.disposed, equals: [], "Nobody has called dispose() yet.")
    composite.dispose()
    try expect(diary.disposed.sorted(), equals: names, "dispose() disposes all members.")
    try expect(
      diary.disposed, equals: names, "dispose() begins with the member that was inserted first.")
  }

  @Test func `a member that was inserted twice is disposed twice`() throws {
    let member = diary.probe("a")
    let keys = [composite.insert(member), composite.insert(member)]
    try expect(Set(keys).count, equals: 2, "It was inserted twice: two keys.")
    composite.dispose()
    try expect(diary.disposed, equals: ["a", "a"], "It was inserted twice: it is disposed twice.")
  }

  @Test func `disposes 100,000 members`() throws {
    let count = Locked(0)
    for _ in 1...100_000 { composite.insert(Disposables.create { count.value += 1 }) }
    composite.dispose()
    try expect(count.value, equals: 100_000, "100,000 members were inserted, then disposed.")
  }

  @Test func `a second dispose does nothing`() throws {
    composite.insert(diary.probe("a"))
    composite.dispose()
    composite.dispose()
    try expect(
      diary.disposed, equals: ["a"],
      "Each member is disposed once, however often dispose() is called.")
  }

  @Test func `after dispose a member is disposed at once`() throws {
    composite.dispose()
    composite.insert(diary.probe("late"))
    try expect(
      diary.disposed, equals: ["late"],
      """
      The late member came after dispose(). It was kept, and nothing will ever dispose it: that is \
      a leak. Dispose it at once.
      """)
    composite.dispose()
    try expect(
      diary.disposed, equals: ["late"], "The late member was disposed at once, and now once more.")
  }

  @Test func `after dispose a member gets no key`() throws {
    composite.insert(diary.probe("a"))
    composite.dispose()
    let key = composite.insert(diary.probe("late"))
    try expect(
      diary.disposed, equals: ["a", "late"], "Each is disposed once, the late one at once.")
    try expect(
      key, equals: nil,
      "A key means that the composite holds the member. The late one is not held: insert returns nil."
    )
  }

  @Test(arguments: Way.allCases)
  fileprivate func `no lock is held while a member is disposed`(way: Way) throws {
    let couldInsert = Locked<Bool?>(nil)
    let member = Disposables.create { [composite, diary] in
      // Another thread comes while this dispose() runs, and it waits for that thread.
      couldInsert.value = inTime { composite.insert(diary.probe("late")) }
    }
    switch way {
    case .inTime:
      composite.insert(member)
      composite.dispose()
    case .late:
      composite.dispose()
      composite.insert(member)
    }
    try expect(
      couldInsert.value != nil, "dispose() was called, but the only member was not disposed.")
    try expect(
      couldInsert.value != false,
      """
      The dispose() of a member waited for a thread that called insert, and that thread waited for \
      your lock. Decide under the lock which members have to go; dispose them when the lock is free.
      """)
    try expect(
      diary.disposed, equals: ["late"],
      """
      The late member came after dispose() had been called, while the members were being disposed. \
      It was kept, and nothing will ever dispose it: that is a leak.
      """)
  }

  @Test func `a member may insert another one while it is disposed`() throws {
    // A crash below would hide what this finds.
    try Self().`no lock is held while a member is disposed`(way: .inTime)
    let isBack = inTime { [composite, diary] in
      composite.insert(
        Action {
          diary.write("a")
          composite.insert(diary.probe("late"))
          composite.dispose()
        })
      composite.insert(diary.probe("b"))
      composite.dispose()
    }
    try expect(isBack, "The dispose() of a member called insert, and the thread waits for itself.")
    try expect(
      diary.disposed.sorted(), equals: ["a", "b", "late"],
      """
      While `a` was disposed, it inserted another member and called dispose() again. Each of the \
      three is disposed once. Take the members out first, then dispose them.
      """)
  }

  @Test func `what was disposed is released`() throws {
    weak var member: Action?
    func insert(_ action: Action) -> Action {
      composite.insert(action)
      return action
    }
    member = insert(Action {})
    composite.dispose()
    try expect(member == nil, "A member was disposed. It is still held, and never released.")
    member = insert(Action {})
    try expect(member == nil, "The late member was disposed. It is still held, and never released.")
  }

  @Test func `releasing it disposes nothing`() throws {
    MyComposite().insert(diary.probe("a"))
    try expect(
      diary.disposed, equals: [],
      "The composite was released, and nobody called dispose(). Only a bag disposes then.")
  }

  @Test func `two threads at the same time (a crash here means that a lock is missing)`() throws {
    // A crash below would hide what these find.
    try Self().`each member gets a key of its own`()
    try Self().`dispose disposes all members, in the order in which they were inserted`()
    try Self().`a member that was inserted twice is disposed twice`()
    try Self().`a second dispose does nothing`()
    try Self().`after dispose a member is disposed at once`()
    try Self().`after dispose a member gets no key`()
    try Self().`a member may insert another one while it is disposed`()
    try Self().`what was disposed is released`()
    try Self().`releasing it disposes nothing`()
    let count = 10_000
    let probes = (0..<2 * count).map { _ in AtomicProbe() }
    // A slow answer is not a wrong one: it inserts fewer members.
    let end = Date(timeIntervalSinceNow: 1)
    let inserted = Mutex([0, 0])
    onTwoThreads { [composite] thread, _ in
      var (index, isLate) = (0, false)
      while index < count, !isLate {
        composite.insert(probes[2 * index + thread])
        index += 1
        isLate = index % 100 == 0 && Date() > end
        if thread == 0, index == count - 100 || isLate { composite.dispose() }
      }
      inserted.withLock { [index] in $0[thread] = index }
    }
    let disposals = inserted.withLock { $0 }.enumerated().flatMap { thread, number in
      (0..<number).map { probes[2 * $0 + thread].disposals }
    }
    try expect(
      disposals.allSatisfy { $0 == 1 },
      """
      Two threads inserted many members, and at last one of them called dispose(). A member was \
      disposed \(disposals.contains(0) ? "never" : "twice"). Checking whether it is too late and \
      keeping the member must be one step, under one lock.
      """)

    let leak = race({ (composite: MyComposite(), member: AtomicProbe()) }) { thread, subject in
      if thread == 0 {
        subject.composite.insert(subject.member)
      } else {
        subject.composite.dispose()
      }
    } isRight: {
      $0.member.disposals == 1
    }
    try expect(
      leak == nil,
      """
      One thread called dispose() while another one called insert, and the member was disposed \
      \(leak?.member.disposals == 0 ? "never" : "twice"). Either insert checks whether it is too \
      late, and keeps the member later, when it no longer holds the lock; or dispose() reads the \
      members and removes them later. Do each in one step, under one lock.
      """)

    let twice = race({ () -> (composite: MyComposite, member: AtomicProbe) in
      let subject = (composite: MyComposite(), member: AtomicProbe())
      subject.composite.insert(subject.member)
      return subject
    }) {
      $1.composite.dispose()
    } isRight: {
      $0.member.disposals == 1
    }
    try expect(
      twice == nil,
      """
      Two threads called dispose() at the same time, and a member was disposed twice. dispose() \
      takes the members out in one step, under one lock.
      """)

    let twins = race({ Twins() }) { thread, twins in
      let key = twins.composite.insert(Disposables.create())
      if thread == 0 { twins.first = key } else { twins.second = key }
    } isRight: {
      $0.first != $0.second
    }
    try expect(
      twins == nil,
      """
      Two threads called insert at the same time, and both members have the same key. Keeping a \
      member and choosing its key must be one step, under one lock.
      """)
  }
}

/// Two members that are inserted at the same time, and their keys.
private final class Twins {
  let composite = MyComposite()
  var first: Int?
  var second: Int?
}

/// When a member is inserted.
private enum Way: CaseIterable, CustomStringConvertible {
  case inTime, late
  var description: String { self == .late ? "inserted after dispose()" : "inserted before" }
}

/// Records which members were disposed, in order.
private final class Diary: Sendable {
  private let names = Mutex<[String]>([])
  var disposed: [String] { names.withLock { $0 } }

  func write(_ name: String) { names.withLock { $0.append(name) } }
  func probe(_ name: String) -> any Disposable { Action { self.write(name) } }
}

/// Runs a closure each time that it is disposed.
private final class Action: Disposable {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  func dispose() { action() }
}

/// Counts how often it is disposed, from any thread.
private final class AtomicProbe: Disposable {
  private let count = Atomic(0)
  var disposals: Int { count.load(ordering: .acquiring) }
  func dispose() { count.add(1, ordering: .acquiringAndReleasing) }
}
