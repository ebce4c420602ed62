import ConsoleKit
import Foundation
import RxLite
import RxLiteTest
import Testing

@testable import Chapter10Exercises

@Suite("FixForm", .serialized) @MainActor struct FixFormTests {
  private let house = House()
  private let form: HouseForm

  init() { form = HouseForm(house) }

  private func send(_ names: String...) { house.rooms.onNext(names.map { Room(name: $0) }) }

  private func tap(row: Int) { (form.table.visibleCells[row] as? RoomRow)?.button.tap() }

  /// What the table shows, row by row.
  private var rows: [String] { form.table.visibleCells.map { $0.render() } }

  @Test func `moving the cursor is no change`() throws {
    try expect(form.name.text, equals: "Home", "The house is called Home, and the form is new.")
    try expect(!form.save.isEnabled, "The form is new, and *Save* is enabled.")
    form.name.simulateFocus()
    try expect(
      !form.save.isEnabled,
      "The cursor was moved into the name, and nothing was typed. *Save* is enabled.")
    house.name.accept("Villa")
    try expect(form.name.text, equals: "Villa", "The house has sent the name Villa: show it.")
    try expect(
      !form.save.isEnabled,
      "The house has sent another name, and the user has changed nothing. *Save* is enabled.")
    form.name.simulateReturn()
    form.name.simulateLeaving()
    try expect(
      !form.save.isEnabled,
      """
      The house has sent another name, then the user pressed Return and left the field. She has changed \
      nothing, and *Save* is enabled.
      """)
  }

  @Test func `what the user has changed can be saved`() throws {
    let names = Locked<[String]>([])
    let subscription = house.name.subscribe(onNext: { names.value.append($0) })
    defer { subscription.dispose() }
    form.save.tap()
    form.name.simulateFocus()
    for text in ["V", "", "Villa"] {
      form.name.simulateReplacing(with: text)
      try expect(form.save.isEnabled, "The user has changed the name to “\(text)”: enable *Save*.")
      form.name.simulateLeaving()
      form.name.simulateFocus()
      try expect(
        form.save.isEnabled,
        "The user has changed the name to “\(text)”, and the cursor has moved. It isn't saved yet.")
      form.save.tap()
      try expect(!form.save.isEnabled, "“\(text)” was saved, and *Save* is still enabled.")
      form.name.simulateReturn()
      form.name.simulateLeaving()
      try expect(!form.save.isEnabled, "“\(text)” was saved, and then the cursor left the name.")
    }
    try expect(
      names.value, equals: ["Home", "V", "", "Villa"],
      "The house was called Home. Three names were saved, each with one tap.")
  }

  @Test func `a name from the house saves nothing`() throws {
    form.name.simulateReplacing(with: "Villa")
    house.name.accept("Inn")
    try expect(
      form.save.isEnabled,
      """
      The user has changed the name, and then the house has sent another one. She hasn't saved yet, and *Save* \
      is disabled.
      """)
  }

  @Test func `a tap switches the room in its row`() throws {
    send("bath", "hall")
    try expect(rows, equals: ["bath", "hall"], "The house has sent bath and hall.")
    tap(row: 1)
    try expect(rows, equals: ["bath", "hall  is heated"], "The hall was tapped once.")
    for (count, detail) in [(2, ""), (3, "  is heated"), (4, "")] {
      tap(row: 1)
      try expect(
        rows, equals: ["bath", "hall\(detail)"],
        """
        The hall was tapped, \(count) times by now, and each tap switches it once. A cell is used again when \
        the rows are shown anew: what does its button still do for the rows before?
        """)
    }
  }

  @Test func `a cell that is used again switches its new room alone`() throws {
    send("bath", "hall")
    send("hall", "bath", "attic", "study")
    try expect(
      rows, equals: ["hall", "bath", "attic"], "The house has sent other rooms, of which three fit."
    )
    tap(row: 0)
    try expect(
      rows, equals: ["hall  is heated", "bath", "attic"],
      """
      The rooms came twice, and the cell of the bath is now that of the hall. One tap on it switches the hall, \
      and no other room.
      """)
    form.table.scroll(to: 1)
    tap(row: 2)
    try expect(
      rows, equals: ["bath", "attic", "study  is heated"],
      """
      The table was scrolled by one row, so its cells have other rooms now. One tap on the study switches the \
      study, and no other room.
      """)
    send("attic")
    try expect(rows, equals: ["attic"], "The house has sent the attic alone, not heated.")
  }

  @Test func `rooms from the house take the place of those before`() throws {
    send("bath", "hall")
    tap(row: 1)
    send("bath", "hall")
    try expect(
      rows, equals: ["bath", "hall"],
      """
      The hall was tapped, and then the house has sent both rooms again, not heated. What the house sends takes \
      the place of what was there.
      """)
  }

  @Test func `when no more rooms come, they can still be switched`() throws {
    send("bath", "hall")
    house.rooms.onCompleted()
    try expect(rows, equals: ["bath", "hall"], "The house has sent its last rooms: they stay.")
    for (row, shown) in [(0, ["bath  is heated", "hall"]), (0, ["bath", "hall"])] {
      tap(row: row)
      try expect(
        rows, equals: shown,
        """
        `house.rooms` has completed, and the bath was tapped. Whoever was bound to it and can end has ended \
        as well.
        """)
    }
  }

  @Test func `a temperature is set on the main thread`() async throws {
    let mistakes = Locked<[String]>([])
    let report = MainThreadRule.report
    MainThreadRule.report = { mistakes.value.append($0) }
    defer { MainThreadRule.report = report }
    for degrees in [-3, 4] {
      await withCheckedContinuation { (isSent: CheckedContinuation<Void, Never>) in
        Thread.detachNewThread { [house] in
          house.outside.onNext(degrees)
          isSent.resume()
        }
      }
      // The main queue does first what was sent to it before.
      await withCheckedContinuation { (isDone: CheckedContinuation<Void, Never>) in
        DispatchQueue.main.async { isDone.resume() }
      }
      try expect(
        mistakes.value, equals: [],
        "The thermometer has sent \(degrees) on its own thread. These mistakes were reported:")
      try expect(
        form.outside.text ?? "nil", equals: "\(degrees)°C",
        "The thermometer has sent \(degrees) on its own thread.")
    }
  }

  @Test func `a form that nobody holds is released`() throws {
    let house = House()
    var form: HouseForm? = HouseForm(house)
    weak let released = form
    weak let table = form?.table
    house.rooms.onNext([Room(name: "bath")])
    (form?.table.visibleCells.first as? RoomRow)?.button.tap()
    form?.name.simulateTyping("!")
    form = nil
    try expect(released == nil, "Nobody holds the form any more, and it isn't released.")
    try expect(
      !house.rooms.hasObservers && !house.outside.hasObservers,
      "The form was released, and something still observes the house. Who holds the form's bag?")
    try expect(table == nil, "The form was released, and its table is still there. Who holds it?")
  }
}
