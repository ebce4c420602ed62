import Foundation
import RxLite
import RxLiteTest
import Testing

@testable import Chapter02Exercises

@Suite("MySerialDisposable", .serialized) struct MySerialDisposableTests {
  private let serial = MySerialDisposable()
  private let first = Probe()
  private let second = Probe()
  private let third = Probe()

  @Test func `replacing disposes the one before, and leaves the new one alone`() throws {
    serial.replace(with: first)
    try expect(first.disposals, equals: 0, "The first one is in force. Nobody may dispose it yet.")
    serial.replace(with: second)
    try expect(first.disposals, equals: 1, "The first one was replaced. That disposes it, once.")
    try expect(
      second.disposals, equals: 0, "The second one is in force. Nobody may dispose it yet.")
  }

  @Test func `dispose disposes the one in force`() throws {
    serial.replace(with: first)
    serial.dispose()
    try expect(first.disposals, equals: 1, "dispose() disposes the one in force, once.")
  }

  @Test func `a newcomer after dispose is disposed at once`() throws {
    serial.dispose()
    serial.replace(with: first)
    try expect(
      first.disposals, equals: 1,
      "The first one came after dispose(). Nobody will dispose it later: do it at once.")
  }

  @Test func `each one is disposed exactly once`() throws {
    serial.replace(with: first)
    serial.replace(with: second)
    serial.dispose()
    serial.dispose()
    serial.replace(with: third)
    let disposals = [first, second, third].map(\.disposals)
    try expect(
      disposals, equals: [1, 1, 1],
      "Three came, and all is over: each must have been disposed exactly once.")
  }

  @Test func `the newcomer stays when somebody else has disposed the one before`() throws {
    serial.replace(with: first)
    first.dispose()
    serial.replace(with: second)
    try expect(
      second.disposals, equals: 0,
      """
      The first one had ended by itself. That is no reason to dispose the second one: only \
      dispose() of the serial disposable itself ends those who come later.
      """)
    serial.dispose()
    try expect(second.disposals, equals: 1, "dispose() disposes the one in force, once.")
  }

  @Test(arguments: Way.allCases)
  fileprivate func `no lock is held while the one before is being disposed`(way: Way) throws {
    let cameBack = DispatchSemaphore(value: 0)
    var couldComeBack: Bool?
    serial.replace(
      with: Disposables.create {
        // Another thread comes while this dispose() is under way, and it waits for that thread.
        Thread.detachNewThread { [serial, third] in
          serial.replace(with: third)
          cameBack.signal()
        }
        couldComeBack = cameBack.wait(timeout: .now() + 2) == .success
      })
    switch way {
    case .replaced: serial.replace(with: second)
    case .disposed: serial.dispose()
    }
    try expect(couldComeBack != nil, "The first one was \(way), but its dispose() was not called.")
    try expect(
      couldComeBack != false,
      """
      The dispose() of the first one waited for a thread that called replace(with:), and that \
      thread waited for your lock. Decide under the lock who has to go; call its dispose() after \
      that.
      """)
    if way == .disposed, couldComeBack == true {
      try expect(
        third.disposals, equals: 1,
        """
        It came after dispose() had been called, while the first one was being disposed. Nobody will \
        dispose it later: from the beginning of dispose() on every newcomer has to go.
        """)
    }
  }
}

/// How the one in force comes to its end.
private enum Way: CaseIterable { case replaced, disposed }

/// Counts how often it is disposed.
private final class Probe: Cancelable {
  private(set) var disposals = 0
  var isDisposed: Bool { disposals > 0 }
  func dispose() { disposals += 1 }
}
