import MarbleDrawing
import RxLiteTest
import Testing

@testable import ChapterKit

/// A drawing of text must not lie: it fits, and it can be read back.
@Suite struct MarbleTextTests {
  @Test func `what happens at one time stands in parentheses, at the column of that time`() {
    let text = MarbleText(
      diagram(
        end: 400,
        ["First": [(0, "^"), (100, "a"), (200, "b"), (200, "!")], "Second": [(100, "^")]]))
    #expect(
      text.lines == [
        "          0 s   0.1   0.2   0.3   0.4",
        "          ┬─────┬─────┬─────┬─────┬",
        "  First   ^-----a-----(b,!)",
        "  Second        ^----------------->",
      ])
  }

  @Test func `a clock that begins anew is drawn at the same points`() {
    let text = MarbleText(
      diagram(
        end: 200,
        ["A": [(0, "^"), (100, "a"), (200, "|"), (0, "^"), (100, "b"), (200, "|")]]))
    let drawn = text.lines.joined(separator: "\n")
    #expect(drawn.contains("a") && drawn.contains("b"))
  }

  @Test func `where no time passes, each column is later than the one before`() {
    var diagram = diagram(
      end: 0, ["1": [(0, "^"), (0, "a"), (0, "|")], "2": [(0, "^"), (0, "X")]])
    diagram.axis = .order(.clockStands)
    #expect(
      MarbleText(diagram).lines == [
        "  1  ^--a--|",
        "  2           ^--X",
        "    order, not time: the clock stands still",
      ])
  }

  @Test func `an element that could be taken for a sign stands in quotes`() {
    let text = MarbleText(
      diagram(end: 500, ["": [(0, "^"), (100, "-"), (200, "a|b"), (300, "it's"), (400, "e:X")]]))
    #expect(text.lines.last?.contains("'-'") == true)
    #expect(text.lines.last?.contains("'a|b'") == true)
    #expect(text.lines.last?.contains("'it\\'s'") == true)
    #expect(text.lines.last?.contains("'X'") == true)
  }

  @Test func `the events of a row can be read from its line`() throws {
    for seed in 1...300 { try readEvents(ofDiagramFrom: UInt64(seed)) }
  }

  private func readEvents(ofDiagramFrom seed: UInt64) throws {
    var random = Random(state: seed)
    let diagram = MarbleDiagram.random(using: &random)
    let text = MarbleText(diagram)
    #expect(text.lines.filter { $0.columns > 80 } == [])
    let reading = try MarbleReading(text.lines)
    for row in diagram.rows {
      let read = try #require(reading.rows[row.label])
      #expect(read.map(\.sign) == row.happenings.map(\.sign.letters), "\(text.lines)")
    }
    // On the same axis, what happened earlier stands further to the left, and to scale where the
    // drawing says so.
    let places = diagram.rows.flatMap { row in
      zip(reading.rows[row.label] ?? [], row.happenings).map { ($0.place, $1) }
    }
    guard case .time(let begin, _, _) = diagram.axis else { return }
    for (place, happening) in places {
      if let column = reading.column(of: happening.time - begin) {
        #expect(abs(Double(place) - column) <= reading.tolerance, "\(text.lines)")
      }
      for (other, later) in places where later.time > happening.time {
        #expect(other > place, "\(text.lines)")
      }
    }
  }
}

/// A diagram of rows whose signs are written as in `MarbleText`, at times in milliseconds.
private func diagram(end: Int, _ rows: KeyValuePairs<String, [(Int, String)]>) -> MarbleDiagram {
  var step = 0
  return MarbleDiagram(
    axis: .time(end: end * 1000),
    rows: rows.map { label, signs in
      MarbleDiagram.Row(
        label: label, depth: 0,
        happenings: signs.map { time, letters in
          step += 1
          return Happening(sign: MarbleSign(letters: letters), time: time * 1000, step: step)
        })
    })
}
