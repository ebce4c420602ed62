import Foundation
import RxLite
import RxLiteTest
import Testing

@testable import BookMarbles

@Suite("Questions about marbles")
struct MarbleQuestionTests {
  @Test("Each operator answers what its page shows at first, and the same again")
  func operators() throws {
    #expect(MarbleOperator.all.count >= 40)
    #expect(Set(MarbleOperator.all.map(\.id)).count == MarbleOperator.all.count)
    for marbles in MarbleOperator.all {
      let answer = try MarbleQuestion(marbles).answer()
      #expect(answer.sources.map(\.label) == marbles.sources.map(\.name), "\(marbles.id)")
      #expect(answer.results.contains { !$0.events.isEmpty }, "\(marbles.id)")
      #expect(try MarbleQuestion(marbles).answer() == answer, "\(marbles.id)")
      for argument in marbles.arguments {
        #expect(marbles.code.contains("{\(argument.name)}"), "\(marbles.id)")
        #expect(argument.range.contains(argument.value), "\(marbles.id)")
      }
    }
  }

  @Test(
    "What comes is what the operator does",
    arguments: [
      ("map", ["--1--2--|"], [10], "--10-20-|"),
      ("debounce", ["--a-b--c--------d-|"], [4], "-----------c------(d,|)"),
      ("debounce", ["--a-----b-X"], [4], "------a---X"),
      (
        "flatMapLatest", ["--1-------2----|", "---a----b---c--|"], [], "-----1a------2a---2b--2c-|"
      ),
      ("flatMapFirst", ["--1-------2----|", "---a----b-----|"], [], "-----1a---1b----|"),
      ("zip", ["--a---b---c--|", "-----1-----------2--X"], [], "-----a1----------b2-X"),
      ("retry", ["--a-X"], [2], "--a---a-X"),
      ("catch", ["--a-X", "--b-|"], [], "--a---b-|"),
      ("timeout", ["--a-----------b-|"], [5], "--a----'Sequence timeout.'"),
      ("take-until", ["--a--b--c--|", "------|"], [], "--a--b--c--|"),
      ("amb", ["---X", "--a----b--|"], [], "--a----b--|"),
    ])
  func answers(
    _ id: String, _ rows: [String], _ arguments: [Int], _ expected: String
  ) throws {
    let answer = try MarbleQuestion(operator: id, rows: rows, arguments: arguments).answer()
    let events = try #require(answer.results.first).events.map { event in
      switch event.kind {
      case .completed: "\(event.at) |"
      // A row of marbles can write only one error, so others are written as elements here.
      case .next, .error: "\(event.at) \(event.text)"
      }
    }
    let wanted = try Timeline(expected).events.map { event in
      "\(event.time) \(event.value.element ?? (event.value.error == nil ? "|" : "X"))"
    }
    #expect(events == wanted)
  }

  @Test("Subscriptions say when the source is cancelled, and how often it is run")
  func subscriptions() throws {
    let latest = try MarbleQuestion(
      operator: "flatMapLatest", rows: ["--1-------2----|", "---a----b---c--|"], arguments: []
    ).answer()
    #expect(latest.sources[1].subscriptions == [[2, 10], [10, 25]])
    let shared = try MarbleQuestion(operator: "share", rows: ["---a----b---"], arguments: [6])
      .answer()
    #expect(shared.sources[0].subscriptions == [[0, nil]])
    #expect(shared.results.map { $0.events.map(\.at) } == [[3, 8], [8]])
  }

  @Test(
    "What can't be answered says why, and in which row",
    arguments: [
      ("map", ["--1--a--|"], [10], 0, "whole numbers"),
      ("map", ["--1234567--|"], [10], 0, "whole numbers"),
      ("map", ["1--2--|"], [10], 0, "moment of the subscription"),
      ("map", ["--1--|--2"], [10], 0, "nothing can follow the end"),
      ("map", [String(repeating: "-", count: 60) + "1"], [10], 0, "clock stops"),
      ("map", [String(repeating: "-1", count: 40)], [10], 0, "more than 30"),
      ("map", [String(repeating: "-", count: 9999)], [10], 0, "too long"),
      ("zip", ["--a--|", "--(a--|"], [], 1, "no time passes"),
      ("map", ["--1--|"], [100], nil, "`factor` is a number from 0 to 99"),
      ("map", ["--1--|"], [], nil, "no such operator"),
      ("map", [], [10], nil, "no such operator"),
      ("nothing", ["--1--|"], [], nil, "no such operator"),
    ] as [(String, [String], [Int], Int?, String)])
  func problems(
    _ id: String, _ rows: [String], _ arguments: [Int], _ row: Int?, _ reason: String
  ) throws {
    let problem = try #require(throws: MarbleProblem.self) {
      try MarbleQuestion(operator: id, rows: rows, arguments: arguments).answer()
    }
    #expect(problem.row == row)
    #expect(problem.sentence.contains(reason), "\(problem.sentence)")
  }

  @Test("The busiest rows are answered, with every operator")
  func busy() throws {
    let groups = "-" + String(repeating: "(1,2,3)", count: 6) + "|"
    let failing = "-(1,2,3)X"
    for marbles in MarbleOperator.all {
      for row in [groups, failing, "-X", "-|", "-"] {
        let rows = marbles.sources.map { _ in row }
        for bound in [\ClosedRange<Int>.lowerBound, \ClosedRange<Int>.upperBound] {
          let arguments = marbles.arguments.map { $0.range[keyPath: bound] }
          let answer = try MarbleQuestion(operator: marbles.id, rows: rows, arguments: arguments)
            .answer()
          let count = answer.results.reduce(0) { $0 + $1.events.count }
          #expect(count <= 2_000, "\(marbles.id)")
        }
      }
    }
  }
}
