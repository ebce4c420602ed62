import Foundation

/// Compares what chains log here and in another program.
final class Comparison {
  private let here: String
  private let there: String
  private let limit: Int
  private let lock = NSLock()
  private var nextNumber: Int
  private let end: Int
  private var compared = 0
  private var explained: [String: Int] = [:]
  private var unexplained = 0
  private var stopped = 0
  private var shown: Set<String> = []

  /// - Parameters:
  ///   - here: the program of this library.
  ///   - there: the program of the other.
  ///   - limit: the number of different differences after which the comparison ends.
  init(here: String, there: String, from first: Int, count: Int, limit: Int) {
    self.here = here
    self.there = there
    self.limit = limit
    nextNumber = first
    end = first + count
  }

  /// Compares all numbers, in several threads.
  ///
  /// - Returns: Whether every difference is explained.
  func run(jobs: Int) -> Bool {
    let began = Date()
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in work() }
    let seconds = Date().timeIntervalSince(began)
    for (name, count) in explained.sorted(by: { $0.key < $1.key }) {
      Output.print("dialect \(name): \(count)")
    }
    if stopped > 0 { Output.print("\(stopped) chains stop both programs") }
    Output.print(
      "\(compared) chains in \(Int(seconds)) s (\(Int(Double(compared) / max(seconds, 0.001)))/s): "
        + "\(explained.values.reduce(0, +)) in the dialect's way, \(unexplained) without an entry, "
        + "\(shown.count) of these shown")
    return unexplained == 0
  }

  /// Prints for each number the other program's digest, or the name of the entry that explains why
  /// this library's is another.
  func record() {
    let left = Peer(program: here)
    let right = Peer(program: there)
    while let (first, count) = takeNumbers() {
      left.prepare(first, count)
      right.prepare(first, count)
      let digests = zip(
        left.digests(from: first, count: count), right.digests(from: first, count: count))
      for (offset, (a, b)) in digests.enumerated() {
        let chain = Generator.chain(first + offset)
        let entry =
          a == b ? nil : Dialect.entry(for: chain) { (left.run($0), right.run($0)) }
        Output.print("\(first + offset) \(entry?.name ?? b)")
      }
    }
  }

  private func work() {
    let left = Peer(program: here)
    let right = Peer(program: there)
    while let (first, count) = takeNumbers() {
      left.prepare(first, count)
      right.prepare(first, count)
      let digests = zip(
        left.digests(from: first, count: count), right.digests(from: first, count: count))
      for (offset, (a, b)) in digests.enumerated() where a != b || a == "none" {
        judge(first + offset, left, right)
      }
      lock.withLock { compared += count }
    }
  }

  private func takeNumbers() -> (Int, Int)? {
    lock.withLock {
      guard nextNumber < end, shown.count < limit else { return nil }
      let count = min(250, end - nextNumber)
      defer { nextNumber += count }
      return (nextNumber, count)
    }
  }

  private func judge(_ number: Int, _ left: Peer, _ right: Peer) {
    let chain = Generator.chain(number)
    func run(_ chain: Chain) -> (Outcome, Outcome) { (left.run(chain), right.run(chain)) }
    let (a, b) = run(chain)
    guard a != b else {
      // Neither has a log.
      lock.withLock { stopped += 1 }
      return
    }
    if let entry = Dialect.entry(for: chain, run: run) {
      lock.withLock { explained[entry.name, default: 0] += 1 }
      return
    }
    guard lock.withLock({ shown.count < limit }) else { return }
    // What hung once is given less time.
    left.patience = 1
    right.patience = 1
    defer {
      left.patience = Peer.patience
      right.patience = Peer.patience
    }
    let small = Shrinker { candidate in
      let (a, b) = run(candidate)
      return a != b && Dialect.entry(for: candidate, run: run) == nil
    }.shrink(chain)
    let key = Set(small.names + small.effectNames).sorted().joined(separator: " ")
    let isNew = lock.withLock {
      unexplained += 1
      return shown.insert(key).inserted
    }
    if isNew {
      let text = Comparison.columns(
        "\(number): \(small)\n\(small.sketch)", left.run(small).lines, right.run(small).lines)
      lock.withLock { Output.print(text) }
    }
  }

  /// Two logs side by side; `|` stands between lines that differ.
  static func columns(_ title: String, _ left: [String], _ right: [String]) -> String {
    var text = title + "\n"
    let width = max(30, left.map(\.count).max() ?? 0)
    let heads = ["RxLite"] + left
    let others = ["RxSwift"] + right
    for index in 0..<max(heads.count, others.count) {
      let a = index < heads.count ? heads[index] : ""
      let b = index < others.count ? others[index] : ""
      let blanks = String(repeating: " ", count: max(0, width - a.count))
      text += "    \(a)\(blanks) \(a == b || index == 0 ? " " : "|") \(b)\n"
    }
    return text
  }
}

extension Chain {
  /// The names of the effects.
  var effectNames: [String] {
    func names(_ term: Term) -> [String] {
      term.effects.map(\.name.rawValue) + term.terms.flatMap(names)
    }
    return (names(main) + shared.flatMap(names) + [receives.name.rawValue]).filter { $0 != "none" }
  }
}
