import Foundation
import RxLite
import RxLiteTest
import Testing

@testable import Chapter14Exercises

@Suite("AppendOnce", .serialized) struct AppendOnceTests {
  private let titles = BehaviorRelay(value: ["a"])

  @Test func `what is appended is emitted`() throws {
    let list = Lists(titles)
    titles.change { $0.append("b") }
    try expect(
      list.received, equals: ["a", "a b"], "b was appended: the list is emitted, at once.")
    try expect(titles.value, equals: ["a", "b"], "b was appended: it is in the value.")
  }

  @Test func `a page of three is emitted once`() throws {
    let list = Lists(titles)
    titles.change { for title in ["b", "c", "d"] { $0.append(title) } }
    try expect(
      list.received, equals: ["a", "a b c d"],
      "One change has appended three titles. The relay emits once, after the last one.")
  }

  @Test func `changes follow each other`() throws {
    let list = Lists(titles)
    titles.change { $0.append("b") }
    titles.change { $0.removeFirst() }
    titles.accept(["x"])
    titles.change { $0 += $0 }
    try expect(
      list.received, equals: ["a", "a b", "b", "x", "x x"],
      "Three changes, and an `accept` before the third: each begins with the value of that moment.")
  }

  @Test func `the same length, another order, other letters`() throws {
    let list = Lists(titles)
    titles.change { $0[0] = "b" }
    titles.change { $0[0] = "B" }
    titles.accept(["x", "y"])
    titles.change { $0.reverse() }
    try expect(
      list.received, equals: ["a", "b", "B", "x y", "y x"],
      "A list with other elements, or in another order, is another list.")
  }

  @Test func `what changes nothing emits nothing`() throws {
    let list = Lists(titles)
    titles.change { _ in }
    titles.change {
      $0.append("b")
      $0.removeLast()
    }
    try expect(
      list.received, equals: ["a"],
      "The closure has left the list as it was. There is nothing to emit.")
    titles.accept(["a"])
    try expect(
      list.received, equals: ["a", "a"],
      "`accept` emits an equal value, as before: only `change` compares.")
  }

  @Test func `the closure is called once`() throws {
    let calls = Locked(0)
    titles.change { _ in calls.value += 1 }
    try expect(
      calls.value, equals: 1, "A change that changes nothing. How often the closure was called:")
    titles.change {
      calls.value += 1
      $0.append("b")
    }
    try expect(calls.value, equals: 2, "A second change. How often both closures were called:")
  }

  @Test func `nobody sees half of a change`() throws {
    let list = Lists(titles)
    let during = Locked<[String]>([])
    titles.change {
      $0.append("b")
      during.value = titles.value
      $0.append("c")
    }
    try expect(
      during.value, equals: ["a"],
      "During a change the relay still has the old value: the closure changes a copy.")
    try expect(
      list.received, equals: ["a", "a b c"], "And it emits when the closure has returned.")
  }

  @Test func `an error leaves everything as it was`() throws {
    let list = Lists(titles)
    var thrown = "nothing"
    do {
      try titles.change {
        $0.append("b")
        throw Broken()
      }
    } catch { thrown = "\(error)" }
    try expect(thrown, equals: "broken", "The closure has thrown an error. `change` rethrows it.")
    try expect(
      list.received, equals: ["a"], "The closure has thrown an error. Nothing has changed.")
    titles.change { $0.append("c") }
    try expect(
      list.received, equals: ["a", "a c"], "The next change knows nothing of the one that failed.")
  }

  @Test func `an observer may change it again`() throws {
    let list = Lists(titles)
    let subscription = titles.subscribe(onNext: { [titles] in
      if $0.count < 4 { titles.change { $0.append("b") } }
    })
    titles.change { $0.append("c") }
    subscription.dispose()
    try expect(
      titles.value, equals: ["a", "b", "b", "b", "c"],
      "An observer has appended b until there were four, and then c was appended.")
    try expect(list.received.count, equals: 5, "That is a first list and four changes.")
    titles.accept(["a"])
    let after = Locked<[String]>([])
    let again = titles.subscribe(onNext: { [titles] in
      guard $0.count == 2 else { return }
      titles.change { $0.append("c") }
      after.value = titles.value
    })
    titles.change { $0.append("b") }
    again.dispose()
    try expect(
      after.value, equals: ["a", "b", "c"],
      "An observer has received b, and appended c. When its `change` returns, c is in the value.")
  }

  @Test func `relays of other types, each with a value of its own`() throws {
    let (first, second) = (BehaviorRelay(value: 1), BehaviorRelay(value: 1))
    first.change { $0 += 1 }
    second.change { $0 += 10 }
    first.change { $0 += 1 }
    try expect(
      [first.value, second.value], equals: [3, 11], "Two relays of numbers, changed in turns.")
  }

  @Test func `it keeps nothing alive`() throws {
    weak var relay: BehaviorRelay<Int>?
    do {
      let other = BehaviorRelay(value: 1)
      other.change { $0 += 1 }
      relay = other
    }
    try expect(
      relay == nil,
      "A relay was changed, then its last owner released it. Something still holds it.")
  }
}

private struct Broken: Error, CustomStringConvertible { let description = "broken" }

/// Records the lists that a relay emits, a line each.
private final class Lists {
  @Locked private(set) var received: [String] = []
  private let subscription = SerialDisposable()

  init(_ relay: BehaviorRelay<[String]>) {
    subscription.disposable = relay.subscribe(onNext: { [weak self] in
      self?.received.append($0.joined(separator: " "))
    })
  }

  deinit { subscription.dispose() }
}
