import RxLite
import RxLiteTest
import Testing

@testable import Chapter08Exercises

@Suite("Trampoline", .serialized) struct TrampolineTests {
  @Test func `a root alone`() throws {
    try expect(
      events(of: visit("a") { _ in [] }), equals: ["next(a)", "completed"],
      "A tree that is a root without children.")
  }

  @Test func `level by level`() throws {
    let tree = ["a": ["b", "c", "d"], "b": ["e", "f"], "d": ["g"], "e": ["h"]]
    try expect(
      events(of: visit("a") { tree[$0] ?? [] }),
      equals: "a b c d e f g h".split(separator: " ").map { "next(\($0))" } + ["completed"],
      """
      The tree is a with b, c and d; b with e and f; d with g; e with h. What was found first is \
      looked at first.
      """)
  }

  @Test func `what can be reached twice is visited twice`() throws {
    let tree = ["a": ["b", "c", "b"], "b": ["d"], "c": ["d"]]
    try expect(
      events(of: visit("a") { tree[$0] ?? [] }),
      equals: "a b c b d d d".split(separator: " ").map { "next(\($0))" } + ["completed"],
      "The children of a are b, c and b; those of b and of c are d.")
  }

  @Test func `a node's children are asked for after the node`() throws {
    let notes = Notes()
    let tree = ["a": ["b", "c"]]
    let nodes = visit("a") { (node: String) -> [String] in
      notes.add("children of \(node)")
      return tree[node] ?? []
    }
    try expect(notes.all, equals: [], "No one has subscribed yet.")
    _ = nodes.subscribe(onNext: { notes.add($0) })
    try expect(
      notes.all, equals: ["a", "children of a", "b", "children of b", "c", "children of c"],
      "The children of each node are asked for once, right after it was emitted.")
  }

  @Test func `a locked folder is left out, and the error comes last`() throws {
    let tree = ["a": ["b", "c"], "c": ["d"]]
    let (isLocked, asked) = (Locked(true), Notes())
    let nodes = visit("a") { (node: String) -> [String] in
      asked.add(node)
      if node == "b", isLocked.value { throw Closed.folder(node) }
      return tree[node] ?? []
    }
    try expect(
      events(of: nodes),
      equals: ["next(a)", "next(b)", "next(c)", "next(d)", "error(folder(\"b\"))"],
      """
      The tree is a with b and c; c with d. The folder b is locked, so `children` threw an error \
      for it. The others can be visited, and whoever searches must learn that one was left out.
      """)
    try expect(
      asked.all, equals: ["a", "b", "c", "d"],
      "The nodes whose children were asked for. `children` threw an error for b: ask only once.")
    isLocked.value = false
    try expect(
      events(of: nodes), equals: ["next(a)", "next(b)", "next(c)", "next(d)", "completed"],
      "The folder b was locked, and isn't any more. A second subscription visits the tree anew.")
  }

  @Test func `the first error counts`() throws {
    let nodes = visit("a") { (node: String) -> [String] in
      if node == "a" { return ["b", "c"] }
      throw Closed.folder(node)
    }
    try expect(
      events(of: nodes), equals: ["next(a)", "next(b)", "next(c)", "error(folder(\"b\"))"],
      "The tree is a with b and c. The folders b and c are locked.")
    try expect(
      events(of: visit("a") { (node: String) -> [String] in throw Closed.folder(node) }),
      equals: ["next(a)", "error(folder(\"a\"))"], "The root is locked.")
  }

  @Test func `take(3) stops the visit of an endless tree`() throws {
    let asked = Locked(0)
    try expect(
      events(of: endless(asked).take(3)),
      equals: ["next(1)", "next(2)", "next(3)", "completed"],
      "Each number has two children, twice as much and one more. take(3) has disposed the visit.")
    try expect(
      asked.value <= 3,
      """
      take(3) has disposed the visit, but it continued: children were asked for \
      \(asked.value == 10_000 ? "10000 times, until the test gave up" : "\(asked.value) times").
      """)
  }

  @Test func `another sequence can stop it`() throws {
    let asked = Locked(0)
    let stop = PublishSubject<Void>()
    let nodes = endless(asked).do(onNext: { if $0 == 5 { stop.onNext(()) } }).take(until: stop)
    try expect(
      events(of: nodes), equals: ["next(1)", "next(2)", "next(3)", "next(4)", "completed"],
      "When the visit reaches 5, take(until:) disposes it.")
    try expect(
      asked.value <= 5,
      """
      take(until:) has disposed the visit at 5, but it continued: it asked for the children of \
      \(asked.value) nodes. `dispose()` stops a visit between two turns, so each node needs a turn of its own.
      """)
  }

  @Test func `two visits take turns`() throws {
    let letters = ["a": ["b", "c"]]
    let numbers = ["1": ["2", "3"]]
    let both = Observable.merge(visit("a") { letters[$0] ?? [] }, visit("1") { numbers[$0] ?? [] })
    let found = events(of: both)
    try expect(
      found.sorted(),
      equals: ["completed"] + ["1", "2", "3", "a", "b", "c"].map { "next(\($0))" },
      "Two visits on one thread: a with b and c, and 1 with 2 and 3.")
    try expect(
      found.firstIndex(of: "next(1)") ?? .max < found.firstIndex(of: "next(b)") ?? 0,
      """
      Two visits on one thread, of a with b and c, and of 1 with 2 and 3. The second had to wait \
      until the first was finished: \(found.joined(separator: ", ")).
      """)
  }

  @Test func `a turn emits a node and asks for its children`() throws {
    let notes = Notes()
    func tree(_ root: String) -> Observable<String> {
      visit(root) { node in
        notes.add("children of \(node)")
        return node == root ? [root + root] : []
      }
    }
    _ = Observable.merge(tree("a"), tree("b")).subscribe(onNext: { notes.add($0) })
    for node in ["a", "b", "aa", "bb"] {
      let place = notes.all.firstIndex(of: node) ?? notes.all.count
      try expect(
        notes.all.dropFirst(place + 1).first ?? "nothing", equals: "children of \(node)",
        """
        Two visits on one thread: a with its child aa, and b with bb. What happened right after \
        \(node) was emitted? All of it: \(notes.all.joined(separator: ", ")).
        """)
    }
  }

  @Test func `5000 levels`() throws {
    let stack = Stack()
    let nodes = visit(1) { number in
      number < 5_000 && !stack.isDeep ? [number + 1] : []
    }
    let count = Locked(0)
    _ = nodes.subscribe(onNext: { _ in count.value += 1 })
    try expect(
      !stack.wasDeep,
      """
      After \(count.value) levels your code has used 200 kB of the stack: a function calls itself for \
      each level. With more levels the stack would overflow.
      """)
    try expectAll(visit(1) { $0 < 5_000 ? [$0 + 1] : [] })
  }

  @Test func `5000 children`() throws {
    let nodes = visit(1) { $0 == 1 ? Array(2...5_000) : [] }
    try expectAll(nodes)
  }

  @Test(arguments: Law.all(of: nodes))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  private static let nodes = Operator(creating: "the nodes", calling: "`children`") { trial in
    visit(1) { trial.count(returning: $0 < 4 ? [$0 + 2, $0 + 3] : []) }
  }

  /// Each number has two children. It gives up after 10000 questions, so that a visit that can't be
  /// stopped fails the test instead of running for ever.
  private func endless(_ asked: Locked<Int>) -> Observable<Int> {
    visit(1) { number in
      if asked.value == 10_000 { return [] }
      asked.value += 1
      return [number &* 2, number &* 2 &+ 1]
    }
  }

  private func expectAll(_ nodes: Observable<Int>, line: Int = #line) throws {
    let received = Locked<[Int]>([])
    let isCompleted = Locked(false)
    onShortStack {
      _ = nodes.subscribe(
        onNext: { received.value.append($0) }, onCompleted: { isCompleted.value = true })
    }
    try expect(
      received.value == Array(1...5_000),
      "The nodes are 1 to 5000, in this order. \(received.value.count) have arrived.", line: line)
    try expect(isCompleted.value, "All nodes have arrived, but no completion.", line: line)
  }

  private func events<Node>(of sequence: Observable<Node>) -> [String] {
    let notes = Notes()
    _ = sequence.subscribe { notes.add("\($0)") }
    return notes.all
  }
}

private enum Closed: Error { case folder(String) }

/// Measures how much of the stack is used since it was made.
private final class Stack {
  private let start = Stack.top
  @Locked private(set) var wasDeep = false

  var isDeep: Bool {
    wasDeep = wasDeep || abs(Stack.top - start) > 200_000
    return wasDeep
  }

  private static var top: Int {
    var here = 0
    return withUnsafeMutablePointer(to: &here) { Int(bitPattern: $0) }
  }
}

private final class Notes {
  @Locked private(set) var all: [String] = []
  func add(_ line: String) { all.append(line) }
}
