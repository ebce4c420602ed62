import ConsoleKit
import Foundation
import RxLite
import TerminalKit
import Testing
import Wording

@testable import ConsoleKitTerminal

@Suite(.serialized) @MainActor struct ScreenPlayerTests {
  private let field = TextField(placeholder: "city", width: 8)
  private let button = Button("Go")
  private let unit = SegmentedControl(["°C", "°F"])
  private let table = Table(height: 3)
  private let label = Label("Hello")
  private let spinner = Spinner()

  private func program(
    _ views: View..., keys: [ScreenPlayer.ExtraKey] = []
  ) -> (ScreenProgram, Screen) {
    let screen = Screen("Weather")
    screen.views = views
    return (ScreenProgram(screen, keys: keys), screen)
  }

  /// What the terminal shows, without the empty lines at the end and those above the hints.
  private func page(_ program: ScreenProgram, _ width: Int = 80, _ height: Int = 24) -> [String] {
    program.lines(width: width, height: height).map(\.plain).filter { !$0.isEmpty }
  }

  // MARK: - The drawing

  @Test func `a page has the title, the views with a mark, and the keys`() {
    let (program, _) = program(label, field, button)
    #expect(
      page(program) == [
        "Weather", "=======", "  Hello", "▸ [city____]", "  ( Go )",
        "Return ends the text   Tab next   ^C quit",
      ])
    #expect(program.lines(width: 80, height: 24).count == 24)
  }

  @Test(arguments: [1, 2, 7, 20, 40, 80, 200], [1, 3, 5, 8, 24, 60])
  func `every size gets lines that fit`(width: Int, height: Int) {
    label.text = String(repeating: "a long text with 東京 in it ", count: 9)
    field.text = String(repeating: "typed ", count: 30)
    button.title = String(repeating: "a long title ", count: 20)
    let (program, screen) = program(label, field, button, unit, spinner, table, SearchBar())
    screen.present(alert: String(repeating: "a long message ", count: 30))
    fill(table, rows: 50)
    for key in [Key.tab, .tab, .tab, .down, .tab, .letter("x")] {
      program.press(key)
      let lines = program.lines(width: width, height: height)
      #expect(lines.count <= height)
      #expect(lines.allSatisfy { $0.width <= width })
    }
  }

  @Test func `a long text of a label is wrapped, a control is cut`() {
    label.text = "a label that goes on"
    button.title = "a button that goes on"
    let (program, _) = program(label, button)
    #expect(
      page(program, 14)[2..<5] == ["  a label that", "  goes on", "▸ ( a button …"])
  }

  @Test func `a field with less room shows the end of its text`() {
    let (program, _) = program(field)
    #expect(page(program, 10)[2] == "▸ [city__]")
    field.text = "Shanghai"
    #expect(page(program, 10)[2] == "▸ […nghai]")
    #expect(page(program, 12)[2] == "▸ [Shanghai]")
  }

  @Test func `the page scrolls to the view with the mark, and page keys go elsewhere`() {
    let labels = (1...30).map { Label("line \($0)") }
    let (program, screen) = program(field)
    screen.views = labels + [button]
    program.press(.tab)
    #expect(page(program, 80, 10).contains("▸ ( Go )"))
    #expect(!page(program, 80, 10).contains("  line 1"))
    for _ in 1...4 { program.press(.pageUp) }
    #expect(page(program, 80, 10).contains("  line 1"))
    #expect(page(program, 80, 10).contains { $0.hasSuffix("more lines: ↓") })
    program.press(.tab)
    #expect(page(program, 80, 10).contains("▸ ( Go )"))
  }

  @Test func `a wheel turns while it is animated`() {
    let screen = Screen("Weather", spinner)
    func wheel(_ frame: Int) -> String {
      var scroll = 0
      let page = ScreenPage(screen: screen, focus: Focus(), hints: [], spinnerFrame: frame)
      return page.lines(width: 80, height: 24, scroll: &scroll)[2].plain
    }
    #expect(wheel(0) == "")
    spinner.startAnimating()
    #expect((0...4).map(wheel) == ["  (|)", "  (/)", "  (-)", "  (\\)", "  (|)"])
  }

  @Test func `hidden views are left out, disabled ones can't be reached`() {
    let (program, _) = program(field, button, unit)
    (label.isHidden, field.isHidden, button.isEnabled) = (true, true, false)
    _ = program.look()
    #expect(page(program)[2..<4] == ["  - Go -", "▸  °C | °F "])
  }

  @Test func `hints that don't fit are on another line`() {
    let (program, _) = program(field, button)
    #expect(page(program, 30).suffix(2) == ["Return ends the text", "Tab next   ^C quit"])
  }

  // MARK: - The keys

  private func type(_ text: String, into program: ScreenProgram) {
    for key in Key.keys(in: Array(text.utf8)) { program.press(key) }
  }

  @Test func `letters are typed, backspace deletes, return ends`() {
    var events: [String] = []
    let (program, _) = program(field, button)
    let names: [(Control.Event, String)] = [
      (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
      (.editingDidEndOnExit, "return"),
    ]
    let targets = names.map { event, name in
      field.addTarget(for: event) { [field] in events.append("\(name) \(field.text ?? "")") }
    }
    type("q é\u{01}\u{7f}\r\t", into: program)
    #expect(
      events == [
        "changed q", "changed q ", "changed q é", "changed q ", "return q ", "end q ",
      ])
    type("\u{1b}[Z", into: program)
    #expect(events.last == "begin q ")
    #expect(program.end == nil)
    targets.forEach { $0.dispose() }
  }

  @Test func `the first field receives the event that editing has begun, at the start`() {
    var begins = 0
    let target = field.addTarget(for: .editingDidBegin) { begins += 1 }
    _ = program(field)
    #expect(begins == 1)
    target.dispose()
  }

  @Test func `return and space tap a button`() {
    var taps = 0
    let target = button.addTarget(for: .touchUpInside) { taps += 1 }
    let (program, _) = program(button)
    type("\r x", into: program)
    #expect(taps == 2)
    target.dispose()
  }

  @Test func `arrows choose a segment, and move the focus where they have no use`() {
    let (program, _) = program(unit, button)
    for key in [Key.left, .right, .right, .right] { program.press(key) }
    #expect(unit.selectedSegmentIndex == 1)
    program.press(.left)
    #expect(unit.selectedSegmentIndex == 0)
    program.press(.down)
    #expect(page(program)[3] == "▸ ( Go )")
    program.press(.up)
    #expect(page(program)[2] == "▸ [°C]| °F ")
    program.press(.backTab)
    #expect(page(program)[3] == "▸ ( Go )")
    program.press(.tab)
    #expect(page(program)[2] == "▸ [°C]| °F ")
  }

  @Test func `arrows move through a table, which scrolls, and return taps`() {
    let source = fill(table, rows: 5)
    let (program, _) = program(table, button)
    #expect(page(program)[2..<5] == ["▸   row 0", "    row 1", "    row 2"])
    for _ in 1...3 { program.press(.down) }
    program.press(.enter)
    #expect(table.indexPathForSelectedRow?.row == 3)
    #expect(page(program)[2..<5] == ["    row 1", "    row 2", "▸ > row 3"])
    for _ in 1...2 { program.press(.down) }
    #expect(page(program)[5] == "▸ ( Go )")
    program.press(.up)
    #expect(
      page(program)[2..<5] == ["    row 2", "  > row 3", "▸   row 4"], "the row that was left")
    program.press(.pageUp)
    #expect(page(program)[2..<5] == ["▸   row 1", "    row 2", "  > row 3"])
    source.count = 0
    table.reloadData()
    _ = program.look()
    #expect(page(program)[2] == "▸   (no rows)")
    program.press(.enter)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `a header is passed over`() {
    let table = SectionedTable(height: 3)
    let source = SectionedRows<String, String>(
      configureHeader: { $1.textLabel.text = $0 }, configureCell: { $1.textLabel.text = $0 })
    table.dataSource = source
    source.table(
      table,
      observedEvent: .next([
        .init(model: "A", items: ["a1", "a2"]), .init(model: "B", items: ["b1"]),
      ]))
    let (program, _) = program(table)
    #expect(page(program)[2..<5] == ["    A", "▸   a1", "    a2"])
    for _ in 1...2 { program.press(.down) }
    #expect(page(program)[2..<5] == ["    a2", "    B", "▸   b1"])
    for _ in 1...2 { program.press(.up) }
    #expect(page(program)[2..<5] == ["    A", "▸   a1", "    a2"])
  }

  @Test func `a search bar is typed into and searches`() {
    final class Delegate: SearchBarDelegate {
      var log: [String] = []
      func searchBar(_ searchBar: SearchBar, textDidChange text: String) { log.append(text) }
      func searchBarSearchButtonClicked(_ searchBar: SearchBar) { log.append("search") }
    }
    let (bar, delegate) = (SearchBar(), Delegate())
    bar.delegate = delegate
    let (program, _) = program(bar)
    type("rx\u{7f}\r", into: program)
    #expect(delegate.log == ["r", "rx", "r", "search"])
    #expect(page(program)[2] == "▸ search: r")
  }

  @Test func `Esc closes a message, q and the end of the input end it all`() {
    let (program, screen) = program(button)
    screen.present(alert: "No network")
    #expect(page(program).suffix(2) == ["(!) No network", "Esc closes (!)   Return taps   q quit"])
    program.press(.escape)
    #expect(screen.alerts == [])
    program.press(.letter("q"))
    #expect(program.end == .done)
    let (other, _) = self.program(field)
    other.press(.end)
    #expect(other.end == .done)
  }

  @Test func `a key of the program works with Ctrl, and alone where nothing is typed`() {
    var isOn = true
    let key = ScreenPlayer.ExtraKey("n", isOn ? "network off" : "network on") { isOn.toggle() }
    let (program, _) = program(field, button, keys: [key])
    type("n\u{0e}", into: program)
    #expect((field.text, isOn) == ("n", false))
    #expect(page(program).last?.contains("^N network on") == true)
    type("\tn", into: program)
    #expect((field.text, isOn) == ("n", true))
    #expect(page(program).last?.contains("^N network off") == true)
  }

  @Test func `the focus moves on when its view is disabled`() {
    let (program, screen) = program(field, button, unit)
    program.press(.tab)
    button.isEnabled = false
    _ = program.look()
    #expect(page(program)[4] == "▸  °C | °F ")
    screen.views = [label]
    _ = program.look()
    #expect(page(program)[2] == "  Hello")
    screen.views = [label, field]
    _ = program.look()
    #expect(page(program)[3] == "▸ [city____]")
  }

  // MARK: -

  @discardableResult private func fill(_ table: Table, rows: Int) -> Rows {
    let source = Rows(rows)
    table.dataSource = source
    // The table doesn't keep it alive.
    Self.kept.append(source)
    return source
  }

  private static var kept: [Rows] = []

  private final class Rows: TableDataSource {
    var count: Int
    init(_ count: Int) { self.count = count }
    func numberOfRows(in table: Table) -> Int { count }
    func table(_ table: Table, cellForRowAt indexPath: IndexPath) -> TableCell {
      TableCell("row \(indexPath.row)")
    }
  }
}
