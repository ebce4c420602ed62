import ChapterKit
import Foundation
import RxLite

/// A question about what you want, or the operator that does it.
indirect enum Which {
  case question(String, [(answer: String, next: Which)])
  case operatorNamed(String, code: String, sources: [String], result: () -> Observable<String>)

  /// Asks until an operator is found. The answers are numbers: first the arguments, then lines of standard
  /// input.
  static func run(_ arguments: [String]) -> Int32 {
    var given = arguments[...]
    if given.first == "--all" {
      tree.printAll(path: [])
      return 0
    }
    if let wrong = given.first(where: { Int($0) == nil }) {
      fail("--which takes the numbers of answers, and \"\(wrong)\" is none.", status: 64)
    }
    var node = tree
    while case .question(let text, let choices) = node {
      print(text)
      for (number, choice) in choices.enumerated() { print("  \(number + 1)  \(choice.answer)") }
      print()
      node = choices[choose(from: choices.count, &given)].next
    }
    node.printOperator()
    return 0
  }

  /// - Returns: The index of the answer.
  private static func choose(from count: Int, _ given: inout ArraySlice<String>) -> Int {
    while true {
      guard let word = given.popFirst() ?? readLine() else {
        fail("no answer: type a number from 1 to \(count).", status: 64)
      }
      let answer = word.trimmingCharacters(in: .whitespaces)
      if answer == "q" { exit(0) }
      if let number = Int(answer), (1...count).contains(number) { return number - 1 }
      warn("\"\(answer)\" is no answer: type a number from 1 to \(count), or q to quit.")
    }
  }

  func printOperator() {
    guard case .operatorNamed(let name, let code, let sources, let result) = self else { return }
    let rows = sources + ["result"]
    let width = rows.map(\.count).max() ?? 0
    let lines = marbleLines(for: 30, sources.compactMap { Self.sources[$0] } + [result()])
    print("\(name)\n")
    for (row, line) in zip(rows, lines) {
      if row == "result" { print("    \(code)") }
      print("  \(row.padding(toLength: width, withPad: " ", startingAt: 0))  \(line)")
    }
    print("\nTo try it, in the file that `swift run course play` opens:\n")
    for (source, line) in zip(sources, lines) {
      print("  let \(source) = timeline(\"\(line.replacing(#/-*>/#, with: ""))\")")
    }
    print("  _ = \(code)\n    .subscribe { print($0) }")
  }

  /// Prints every way through the questions, as numbers for the command line.
  private func printAll(path: [Int]) {
    switch self {
    case .question(_, let choices):
      for (number, choice) in choices.enumerated() {
        choice.next.printAll(path: path + [number + 1])
      }
    case .operatorNamed(let name, _, _, _):
      print("\(path.map { "\($0)" }.joined(separator: " ")): \(name)")
    }
  }

  private static func warn(_ sentence: String) {
    FileHandle.standardError.write(Data("Chapter07-Operators: \(sentence)\n".utf8))
  }

  private static func fail(_ sentence: String, status: Int32) -> Never {
    warn(sentence)
    exit(status)
  }
}
