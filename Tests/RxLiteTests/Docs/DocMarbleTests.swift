import RxLite
import RxLiteTest
import Testing

/// Reads the marble diagrams from RxLite's own doc comments and runs them: none can be wrong.
@Suite struct DocMarbleTests {
  @Test func `does what is drawn`() { check { !$0.isOfMainThread } }

  @Test @MainActor func `does what is drawn, on the main thread`() { check(\.isOfMainThread) }

  private func check(_ isMeant: (DocMarble) -> Bool) {
    let marbles = DocMarble.all.marbles.filter(isMeant)
    #expect(!marbles.isEmpty)
    for marble in marbles {
      do { try check(marble) } catch { Issue.record(error, "\(marble.testDescription)") }
    }
  }

  private func check(_ marble: DocMarble) throws {
    let drawing = try #require(
      Drawing.tables.first { $0.folder == marble.folder }?.drawings.first {
        $0.isMeant(for: marble)
      },
      "add `\(marble.operation)` to the table of \(marble.folder), in Tests/RxLiteTests/Docs")
    let time = MarbleTime()
    func draw(_ sources: Observable<String>...) -> Observable<String> {
      drawing.draw(Stage(sources: sources, time: time))
    }
    let lines = marble.sources
    switch lines.count {
    case 0:
      try marbles(in: time) {
        draw()
        marble.result
      }
    case 1:
      try marbles(in: time) {
        lines[0]
        draw($0)
        marble.result
      }
    case 2:
      try marbles(in: time) {
        lines[0]
        lines[1]
        draw($0, $1)
        marble.result
      }
    default:
      try marbles(in: time) {
        lines[0]
        lines[1]
        lines[2]
        draw($0, $1, $2)
        marble.result
      }
    }
  }

  @Test func `every diagram has the form that can be run`() {
    #expect(DocMarble.all.malformed == [])
  }

  @Test func `every drawing is used, once in its table`() {
    for (folder, drawings) in Drawing.tables {
      let marbles = DocMarble.all.marbles.filter { $0.folder == folder }
      let unused = drawings.filter { drawing in !marbles.contains { drawing.isMeant(for: $0) } }
      #expect(unused.map(\.operation) == [], "\(folder): no doc comment uses it")
      let keys = drawings.map { "\($0.operation) \($0.file ?? "")" }
      #expect(Set(keys).count == keys.count, "\(folder): two drawings for the same line")
    }
  }

  @Test func `every public operator has a diagram, or says where to see one`() {
    let operators = DocComment.all.filter { $0.isOfOperator && $0.folder != "Legacy" }
    #expect(operators.count > 60, "too few: are the sources found?")
    let undrawn = operators.filter { !$0.hasMarbles && !$0.refersToAnother }
    #expect(undrawn.map { "\($0.place) \($0.declaration)" } == [])
  }

  @Test func `every public operator documents how it ends, or refers to one that does`() {
    let operators = DocComment.all.filter { $0.isOfOperator && $0.folder != "Legacy" }
    let endless = operators.filter { comment in
      !comment.text.contains { $0.hasPrefix("- Ends: ") } && !comment.refersToAnother
    }
    #expect(endless.map { "\($0.place) \($0.declaration)" } == [])
  }
}
