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

  @Test func `disposes 5000 members`() throws {
    let count = Atomic(0)
    for _ in 1...5000 { composite.insert(Action { count.add(1, ordering: .relaxed) }) }
    // On a short stack, a call for each member inside of that for the one before is too deep.
    onShortStack(kilobytes: 256) { [composite] in composite.dispose() }
    try expect(
      count.load(ordering: .relaxed), equals: 5000, "5000 members were inserted, then disposed.")
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
    case .removed:
      try remove(composite.insert(member))
    }
    try expect(
      couldInsert.value != nil, "The only member was \(way), and it was not disposed.")
    try expect(
      couldInsert.value != false,
      """
      The dispose() of a member waited for a thread that called insert, and that thread waited for \
      your lock. Decide under the lock which members have to go; dispose them when the lock is free.
      """)
    if way == .removed { return }
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

  @Test func `remove disposes one member, and no other`() throws {
    let keys = ["a", "b", "c"].map { composite.insert(diary.probe($0)) }
    try expect(composite.count, equals: 3, "Three members were inserted: count is 3.")
    try remove(keys[0])
    try expect(diary.disposed, equals: ["a"], "`a` was removed. That disposes it, and no other.")
    try expect(composite.count, equals: 2, "One of three members was removed: count is 2.")
    try remove(keys[2])
    try expect(
      diary.disposed, equals: ["a", "c"],
      "`a` was removed, and then `c`. The key of a member stays the same when another one is removed."
    )
    try remove(keys[0])
    try expect(
      diary.disposed, equals: ["a", "c"], "`a` had been removed before. So its key removes nothing."
    )
    let later = composite.insert(diary.probe("d"))
    try expect(
      !keys.contains(later),
      "Two of three members were removed, and one was inserted. No other member has ever had its key."
    )
    composite.dispose()
    try expect(
      diary.disposed, equals: ["a", "c", "b", "d"],
      "`b` and `d` were left when dispose() was called. Each member is disposed once.")
    try expect(composite.count, equals: 0, "dispose() was called: count is 0.")
    try remove(keys[1])
    try expect(
      diary.disposed, equals: ["a", "c", "b", "d"],
      "`b` was disposed by dispose(), and then removed: it is disposed once.")
  }

  @Test(arguments: [true, false]) func `an upload leaves when it has ended`(fails: Bool) throws {
    let how = fails ? "failed" : "completed"
    let upload = Upload()
    let log = Locked<[String]>([])
    let key = composite.run(upload.events) { [composite] event in
      log.value.append("\(name(event)), count \(composite.count)")
    }
    try expect(key != nil, "The composite has not been disposed: run returns a key.")
    try expect(upload.log, equals: ["on"], "run subscribes to the upload, once.")
    try expect(composite.count, equals: 1, "One upload is running: count is 1.")
    upload.send(50)
    upload.end(fails: fails)
    try expect(
      log.value.map { $0.prefix { $0 != "," } }, equals: ["50", fails ? "failed" : "completed"],
      "The upload sent 50 and \(how). All of its events are received.")
    try expect(
      composite.count, equals: 0,
      "The upload has \(how), and is still a member. Nobody will remove it: it has to leave by itself."
    )
    try expect(
      log.value, equals: ["50, count 1", "\(how), count 0"],
      """
      The upload sent 50 and \(how). With an element, it is a member; when receive is called with \
      the end, it has left.
      """)
    composite.insert(diary.probe("a"))
    try remove(key)
    composite.dispose()
    try expect(
      diary.disposed, equals: ["a"], "An upload had ended. Then another member was disposed.")
    try expect(upload.log, equals: ["on", "off"], "The upload had \(how): it is disposed once.")
  }

  @Test(arguments: [true, false]) func `the other uploads go on`(fails: Bool) throws {
    let uploads = [Upload(), Upload()]
    let received = Locked<[String]>([])
    for upload in uploads { composite.run(upload.events) { received.value.append(name($0)) } }
    uploads[0].end(fails: fails)
    uploads[1].send(50)
    uploads[1].send(50)
    try expect(
      uploads[1].log, equals: ["on"],
      "The first of two uploads \(fails ? "failed" : "completed"). The other one goes on.")
    try expect(
      received.value, equals: [fails ? "failed" : "completed", "50", "50"],
      """
      The first of two uploads \(fails ? "failed" : "completed"), and the other one sent 50 twice. \
      All events are received.
      """)
    try expect(composite.count, equals: 1, "One of two uploads has ended: count is 1.")
  }

  @Test(arguments: [true, false]) func `an upload may end while it is subscribed to`(
    elsewhere: Bool
  ) throws {
    let log = Locked<[String]>([])
    let subscriptions = Locked<[String]>([])
    let short = Observable<Int>.create { observer in
      let send = {
        observer.onNext(100)
        observer.onCompleted()
      }
      if elsewhere { _ = inTime(send) } else { send() }
      return Disposables.create { subscriptions.value.append("off") }
    }
    let key = composite.run(short) { [composite] event in
      log.value.append("\(name(event)), count \(composite.count)")
    }
    let place = elsewhere ? ", on another thread" : ""
    try expect(
      composite.count, equals: 0,
      """
      The upload completed while run subscribed to it\(place). It is still a member, and has nothing \
      that could remove it: it needs a key before you subscribe.
      """)
    try expect(
      log.value, equals: ["100, count 1", "completed, count 0"],
      """
      The upload sent 100 and completed while run subscribed to it\(place). With an element, it is a \
      member; when receive is called with the end, it has left.
      """)
    try expect(
      subscriptions.value, equals: ["off"],
      "The upload completed while run subscribed to it\(place). It is disposed, once.")
    try expect(
      key != nil,
      """
      The upload completed while run subscribed to it\(place). It has left, and run still returns its \
      key: only dispose() makes it return nil.
      """)
  }

  @Test(arguments: [true, false]) func `an upload that is removed is cancelled`(all: Bool) throws {
    let uploads = [Upload(), Upload()]
    let received = Locked<[String]>([])
    let keys = uploads.enumerated().map { number, upload in
      composite.run(upload.events) { received.value.append("\(number + 1): \(name($0))") }
    }
    try expect(Set(keys).count, equals: 2, "Two uploads are running: they need two keys.")
    if all { composite.dispose() } else { try remove(keys[0]) }
    for upload in uploads { upload.send(10) }
    try expect(
      uploads.map { $0.log }, equals: [["on", "off"], all ? ["on", "off"] : ["on"]],
      all
        ? "Two uploads were running, and dispose() was called. Both subscriptions are disposed."
        : "Two uploads were running, and the first one was removed. Only that subscription is disposed."
    )
    try expect(
      received.value, equals: all ? [] : ["2: 10"],
      "An upload that was cancelled sent 10, which is not received any more.")
    try expect(composite.count, equals: all ? 0 : 1, "\(all ? "Both" : "One") of two uploads left.")
  }

  @Test func `any number of uploads run at the same time`() throws {
    let uploads = (1...1000).map { _ in Upload() }
    let keys = uploads.map { composite.run($0.events) { _ in } }
    try expect(
      !keys.contains(nil), "1000 uploads were run, and dispose() wasn't called: each has a key.")
    try expect(composite.count, equals: 1000, "1000 uploads are running.")
    for upload in uploads.dropLast() { upload.end(fails: false) }
    try expect(composite.count, equals: 1, "1000 uploads were running, and one is left.")
    try expect(uploads[999].log, equals: ["on"], "The last of 1000 uploads is still running.")
  }

  @Test func `an upload that comes too late is not subscribed to`() throws {
    composite.dispose()
    let upload = Upload()
    let received = Locked<[String]>([])
    let key = composite.run(upload.events) { received.value.append(name($0)) }
    try expect(
      upload.log, equals: [],
      """
      dispose() had been called before run, which subscribed to the upload: its request was sent, \
      although the user has signed out.
      """)
    try expect(key, equals: nil, "dispose() had been called before run: it returns nil.")
    try expect(received.value, equals: [], "Nothing was subscribed to, so nothing is received.")
    try expect(composite.count, equals: 0, "dispose() was called: count is 0.")
  }

  @Test func `an upload may be cancelled while it is subscribed to`() throws {
    let upload = Upload()
    composite.run(upload.events.startWith(0)) { [composite] event in
      if name(event) == "0" { composite.dispose() }
    }
    try expect(
      upload.log == [] || upload.log == ["on", "off"],
      """
      The upload sent 0 while run subscribed to it, and receive called dispose(). The upload goes \
      on: its subscription comes too late, and has to be disposed at once.
      """)
    try expect(composite.count, equals: 0, "receive called dispose(): count is 0.")
  }

  @Test func `no lock is held while an event is received`() throws {
    let upload = Upload()
    let couldInsert = Locked<[Bool]>([])
    composite.run(upload.events) { [composite] _ in
      couldInsert.value.append(inTime { composite.insert(Disposables.create()) })
    }
    upload.send(50)
    upload.end(fails: false)
    try expect(
      couldInsert.value, equals: [true, true],
      """
      The upload sent 50 and completed. receive waited for a thread that called insert, and that \
      thread waited for your lock.
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

    let open = MyComposite()
    func insertAndRemove() throws {
      let action = Action {}
      member = action
      let key = open.insert(action)
      try expect(key != nil, "The composite has not been disposed: insert returns a key.")
      if let key { open.remove(for: key) }
    }
    try insertAndRemove()
    try expect(member == nil, "A member was removed. It is still held, and never released.")

    let photo = Upload()
    weak var sent: Photo?
    func run() {
      let content = Photo()
      sent = content
      open.run(photo.events) { _ in _ = content }
    }
    run()
    photo.end(fails: false)
    try expect(
      sent == nil,
      "An upload has ended, and left. What `receive` holds, a photo, is still held, and never released."
    )
  }

  @Test func `releasing it disposes nothing`() throws {
    MyComposite().insert(diary.probe("a"))
    try expect(
      diary.disposed, equals: [],
      "The composite was released, and nobody called dispose(). Only a bag disposes then.")
    let upload = Upload()
    let received = Locked<[String]>([])
    func run() { MyComposite().run(upload.events) { received.value.append(name($0)) } }
    run()
    upload.send(50)
    upload.end(fails: false)
    try expect(
      received.value, equals: ["50", "completed"],
      """
      The composite was released while an upload was running. The upload went on, sent 50 and \
      completed, and both are received.
      """)
  }

  @Test func `a running upload does not keep it alive`() throws {
    let upload = Upload()
    let received = Locked<[String]>([])
    weak var released: MyComposite?
    func run() {
      let composite = MyComposite()
      released = composite
      composite.run(upload.events) { received.value.append(name($0)) }
    }
    run()
    try expect(
      released == nil,
      """
      The composite was released while an upload was running, and the upload still holds it. An upload that \
      never ends would hold it for ever: which closure names `self`?
      """)
    upload.send(50)
    try expect(received.value, equals: ["50"], "The composite is gone, and the upload sent 50.")
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
    try Self().`remove disposes one member, and no other`()
    try Self().`an upload leaves when it has ended`(fails: false)
    try Self().`an upload may end while it is subscribed to`(elsewhere: false)
    try Self().`an upload that is removed is cancelled`(all: true)
    try Self().`an upload that comes too late is not subscribed to`()
    try Self().`an upload may be cancelled while it is subscribed to`()
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
      Two threads inserted many members, and at last one of them called dispose(). A member \
      \(disposals.contains(0) ? "was never disposed" : "was disposed twice"). Checking whether it is too late and \
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
      One thread called dispose() while another one called insert, and the member \
      \(leak?.member.disposals == 0 ? "was never disposed" : "was disposed twice"). Either insert checks whether it is too \
      late, and keeps the member later, when it no longer holds the lock; or dispose() reads the \
      members and removes them later. Do each in one step, under one lock.
      """)

    let twice = race({ Pair() }) { thread, pair in
      if thread == 0, let key = pair.key { pair.composite.remove(for: key) }
      pair.composite.dispose()
    } isRight: {
      $0.removed.disposals == 1 && $0.other.disposals == 1
    }
    try expect(
      twice == nil,
      """
      Two threads called dispose() at the same time, one of them just after remove(for:). A member \
      \(twice?.removed.disposals == 0 || twice?.other.disposals == 0
        ? "was never disposed" : "was disposed twice"). \
      Take out what has to go in one step, under one lock.
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

  private func remove(_ key: Int?) throws {
    try expect(key != nil, "A member was inserted before dispose(): it has a key.")
    if let key { composite.remove(for: key) }
  }
}

/// What an upload sends.
private final class Photo {}

/// An upload that the test sends, with a log of its subscriptions.
private final class Upload {
  private let subject = PublishSubject<Int>()
  @Locked private(set) var log: [String] = []

  var events: Observable<Int> {
    Observable.create { observer in
      self.log.append("on")
      let subscription = self.subject.subscribe(observer)
      return Disposables.create {
        self.log.append("off")
        subscription.dispose()
      }
    }
  }

  func send(_ percent: Int) { subject.onNext(percent) }
  func end(fails: Bool) { if fails { subject.onError(Broken()) } else { subject.onCompleted() } }
}

private struct Broken: Error {}

private func name(_ event: Event<Int>) -> String {
  switch event {
  case .next(let percent): "\(percent)"
  case .error: "failed"
  case .completed: "completed"
  }
}

/// Two members that are inserted at the same time, and their keys.
private final class Twins {
  let composite = MyComposite()
  var first: Int?
  var second: Int?
}

/// Two members, one of which is removed.
private final class Pair {
  let composite = MyComposite()
  let removed = AtomicProbe()
  let other = AtomicProbe()
  let key: Int?

  init() {
    key = composite.insert(removed)
    composite.insert(other)
  }
}

/// When a member is inserted, and how it is disposed.
private enum Way: CaseIterable, CustomStringConvertible {
  case inTime, late, removed

  var description: String {
    switch self {
    case .inTime: "inserted before dispose()"
    case .late: "inserted after dispose()"
    case .removed: "inserted and removed"
    }
  }
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
