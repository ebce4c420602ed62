import ConsoleKit
import RxLite
import Testing

@Suite @MainActor struct SpinnerAndSectionsTests {
  @Test func `a spinner turns while it is animating, and is visible only then`() {
    let spinner = Spinner()
    #expect(spinner.render() == "")
    _ = Observable.just(true).bind(to: spinner.rx.isAnimating)
    #expect(spinner.isAnimating)
    #expect(spinner.render() == "(…)")
    _ = Observable.just(false).bind(to: spinner.rx.isAnimating)
    #expect(!spinner.isAnimating)
  }

  @Test func `a sectioned table shows headers, which can't be selected`() {
    let log = Log()
    let table = SectionedTable()
    let sections = BehaviorRelay(value: [
      SectionModel(model: "fruit", items: [1, 2]), SectionModel(model: "none", items: []),
    ])
    let rows = SectionedRows<String, Int>(
      configureHeader: { title, cell in cell.textLabel.text = title },
      configureCell: { number, cell in cell.textLabel.text = "- \(number)" })
    let binding = sections.bind(to: table.rx.items(dataSource: rows))
    #expect(table.render() == "  fruit\n  - 1\n  - 2\n  none")

    _ = table.rx.modelSelected(Int.self).subscribe(log.observer())
    for row in 0...4 { table.select(row: row) }
    #expect(log.lines == ["next(1)", "next(2)"])

    sections.accept([SectionModel(model: "one", items: [3])])
    #expect(table.render() == "  one\n  - 3")
    #expect(rows.isHeader(row: 0) && !rows.isHeader(row: 1) && !rows.isHeader(row: 9))
    binding.dispose()
    #expect(table.numberOfRows == 0)
  }
}
