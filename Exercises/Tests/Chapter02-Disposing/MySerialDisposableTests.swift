import Foundation
import RxLite
import RxLiteTest
import Synchronization
import Testing

@testable import Chapter02Exercises

@Suite("MySerialDisposable", .serialized) struct MySerialDisposableTests {
  private let serial = MySerialDisposable()
  private let first = Probe()
  private let second = Probe()
  private let third = Probe()

  @Test func `replacing disposes the old one, and leaves the new one alone`() throws {
    serial.replace(with: first)
    try expect(
      first.disposals, equals: 0, "`first` is the current one. Nothing may dispose it yet.")
    serial.replace(with: second)
    try expect(first.disposals, equals: 1, "`first` was replaced. That disposes it, once.")
    try expect(
      second.disposals, equals: 0, "`second` is the current one. Nothing may dispose it yet.")
  }

  @Test func `the same disposable may come again`() throws {
    serial.replace(with: first)
    serial.replace(with: first)
    try expect(
      first.disposals, equals: 1,
      """
      `first` was replaced with itself. That is a replacement like any other: store the new one, \
      then dispose the old one.
      """)
  }

  @Test func `the current one is held`() throws {
    weak var current: Probe?
    func put() {
      let probe = Probe()
      current = probe
      serial.replace(with: probe)
    }
    put()
    try expect(
      current != nil,
      "The current one was released, since nobody else holds it. So nobody can dispose it any more."
    )
  }

  @Test func `dispose disposes the current one`() throws {
    serial.replace(with: first)
    serial.dispose()
    try expect(first.disposals, equals: 1, "dispose() disposes the current one, once.")
  }

  @Test func `after dispose a new one is disposed at once`() throws {
    serial.dispose()
    serial.replace(with: first)
    try expect(
      first.disposals, equals: 1,
      first.disposals > 1
        ? "`first` came after dispose(). It was disposed at once, and then again: once is enough."
        : "`first` came after dispose(). Nothing will dispose it later: do it at once.")
  }

  @Test func `each one is disposed exactly once`() throws {
    serial.replace(with: first)
    serial.replace(with: second)
    serial.dispose()
    serial.dispose()
    serial.replace(with: third)
    serial.dispose()
    let disposals = [first, second, third].map(\.disposals)
    try expect(
      disposals, equals: [1, 1, 1],
      "`first` was replaced, `second` was the current one, `third` came after dispose(): each is disposed once."
    )
  }

  @Test func `a new one stays although the old one was disposed by somebody else`() throws {
    serial.replace(with: first)
    first.dispose()
    serial.replace(with: second)
    try expect(
      second.disposals, equals: 0,
      """
      `first` had been disposed directly. That is no reason to dispose `second`: only the \
      dispose() of the serial disposable itself ends the later ones.
      """)
    serial.dispose()
    try expect(second.disposals, equals: 1, "dispose() disposes the current one, once.")
  }

  @Test(arguments: Way.allCases)
  fileprivate func `no lock is held while a disposable is disposed`(way: Way) throws {
    let couldComeBack = Locked<Bool?>(nil)
    let waiting = Disposables.create { [serial, third] in
      // Another thread comes while this dispose() runs, and it waits for that thread.
      couldComeBack.value = inTime { serial.replace(with: third) }
    }
    switch way {
    case .replaced:
      serial.replace(with: waiting)
      serial.replace(with: second)
    case .disposed:
      serial.replace(with: waiting)
      serial.dispose()
    case .late:
      serial.dispose()
      serial.replace(with: waiting)
    }
    try expect(couldComeBack.value != nil, "`first` was \(way), but its dispose() was not called.")
    try expect(
      couldComeBack.value != false,
      """
      `first` was \(way). Its dispose() waited for a thread that called replace(with:), and that \
      thread waited for your lock. Decide under the lock which one has to go; dispose it when the \
      lock is free.
      """)
    if way != .replaced {
      try expect(
        third.disposals, equals: 1,
        """
        `third` came after dispose() had been called, while `first` was being disposed. Nothing \
        will dispose it later: as soon as dispose() begins, each new one has to go.
        """)
    }
  }

  @Test func `the new one is taken before the old one is disposed`() throws {
    // A crash below would hide what this finds.
    try Self().`no lock is held while a disposable is disposed`(way: .replaced)
    let isBack = inTime { [serial, second, third] in
      let first = Disposables.create { serial.replace(with: third) }
      serial.replace(with: first)
      serial.replace(with: second)
    }
    try expect(
      isBack, "The dispose() of `first` called replace(with:), and the thread waits for itself.")
    try expect(
      [second.disposals, third.disposals], equals: [1, 0],
      """
      `second` replaced `first`, and the dispose() of `first` put `third` in. So `third` is the \
      current one, and `second` was replaced. Take the new one first, then dispose the old one.
      """)
    serial.dispose()
    try expect(third.disposals, equals: 1, "dispose() disposes the current one, which is `third`.")
  }

  @Test func `the old one is forgotten before it is disposed`() throws {
    let disposals = Mutex(0)
    let serial = serial
    let isBack = inTime {
      let first = Action {
        if disposals.withLock({
          $0 += 1; return $0
        }) == 1 {
          serial.dispose()
        }
      }
      serial.replace(with: first)
      serial.dispose()
    }
    try expect(
      isBack, "The dispose() of `first` called dispose(), and the thread waits for itself.")
    try expect(
      disposals.withLock { $0 }, equals: 1,
      """
      The dispose() of `first` called dispose() again, and `first` was disposed twice. Forget it \
      before you dispose it.
      """)
  }

  @Test func `what was disposed is released`() throws {
    weak var replaced: Probe?
    weak var current: Probe?
    weak var late: Probe?
    func put(_ probe: Probe) -> Probe {
      serial.replace(with: probe)
      return probe
    }
    replaced = put(Probe())
    current = put(Probe())
    try expect(
      replaced == nil, "`first` was replaced and disposed. It is still held, and never released.")
    serial.dispose()
    try expect(
      current == nil, "dispose() has disposed `second`. It is still held, and never released.")
    late = put(Probe())
    try expect(late == nil, "`third` was disposed at once. It is still held, and never released.")
  }

  @Test func `releasing it disposes nothing`() throws {
    MySerialDisposable().replace(with: first)
    try expect(
      first.disposals, equals: 0,
      "The serial disposable was released, and nobody called dispose(). Only a bag disposes then.")
  }

  @Test func `two threads at the same time (a crash here means that a lock is missing)`() throws {
    // A crash below would hide what these find.
    try Self().`replacing disposes the old one, and leaves the new one alone`()
    try Self().`the same disposable may come again`()
    try Self().`dispose disposes the current one`()
    try Self().`after dispose a new one is disposed at once`()
    try Self().`each one is disposed exactly once`()
    try Self().`a new one stays although the old one was disposed by somebody else`()
    try Self().`the new one is taken before the old one is disposed`()
    try Self().`the old one is forgotten before it is disposed`()
    try Self().`what was disposed is released`()
    try Self().`releasing it disposes nothing`()
    let count = 10_000
    let probes = (0..<2 * count).map { _ in AtomicProbe() }
    onTwoThreads { [serial] thread, _ in
      for index in 0..<count {
        serial.replace(with: probes[2 * index + thread])
        if thread == 0, index == count - 100 { serial.dispose() }
      }
    }
    let disposals = probes.map(\.disposals)
    try expect(
      disposals.allSatisfy { $0 == 1 },
      """
      Two threads called replace(with:) many times, and at last one of them called dispose(). A \
      disposable \(disposals.contains(0) ? "was never disposed" : "was disposed twice"). All that you \
      remember belongs under one lock: look at it, and change it, in one step.
      """)

    let lost = race({ (serial: MySerialDisposable(), new: [AtomicProbe(), AtomicProbe()]) }) {
      $1.serial.replace(with: $1.new[$0])
    } isRight: {
      $0.serial.dispose()
      return $0.new.allSatisfy { $0.disposals == 1 }
    }
    try expect(
      lost == nil,
      """
      Two threads called replace(with:) at the same time, and at last dispose() was called. One of \
      the disposables was never disposed, or twice. Take the old one out and put the new one in, \
      in one step, under one lock.
      """)

    let twice = race({ () -> (serial: MySerialDisposable, current: AtomicProbe) in
      let subject = (serial: MySerialDisposable(), current: AtomicProbe())
      subject.serial.replace(with: subject.current)
      return subject
    }) {
      $1.serial.dispose()
    } isRight: {
      $0.current.disposals == 1
    }
    try expect(
      twice == nil,
      """
      Two threads called dispose() at the same time, and the current disposable was disposed twice. \
      Read it and forget it in one step, under one lock.
      """)

    let wrong = race({ (serial: MySerialDisposable(), new: AtomicProbe()) }) { thread, subject in
      if thread == 0 { subject.serial.replace(with: subject.new) } else { subject.serial.dispose() }
    } isRight: {
      $0.new.disposals == 1
    }
    try expect(
      wrong == nil,
      """
      One thread called dispose() while another one called replace(with:), and the new disposable \
      \(wrong?.new.disposals == 0 ? "was never disposed" : "was disposed twice"). Either replace(with:) checks \
      whether dispose() was called, and stores the new one later, when it no longer holds the \
      lock; or dispose() does its two things separately. Do each in one step, under one lock.
      """)
  }
}

/// How a disposable comes to its end.
private enum Way: CaseIterable, CustomStringConvertible {
  case replaced, disposed, late

  var description: String {
    switch self {
    case .replaced: "replaced"
    case .disposed: "the current one when dispose() was called"
    case .late: "new after dispose()"
    }
  }
}

/// Counts how often it is disposed.
private final class Probe: Cancelable {
  @Locked private(set) var disposals = 0
  var isDisposed: Bool { disposals > 0 }
  func dispose() { disposals += 1 }
}

/// Counts how often it is disposed, from any thread.
private final class AtomicProbe: Disposable {
  private let count = Atomic(0)
  var disposals: Int { count.load(ordering: .acquiring) }
  func dispose() { count.add(1, ordering: .acquiringAndReleasing) }
}

/// Runs a closure each time that it is disposed.
private final class Action: Disposable {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  func dispose() { action() }
}
