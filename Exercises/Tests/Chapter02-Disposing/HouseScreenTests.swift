import RxLite
import RxLiteTest
import Testing

@testable import Chapter02Exercises

@Suite("HouseScreen", .serialized) struct HouseScreenTests {
  private let log = Log()
  private let screen = HouseScreen()

  @Test func `the title shows the temperature outside`() throws {
    let outside = Sensor<Int>("outside", log)
    screen.showTitle(outside.events)
    try expect(
      log.lines, equals: ["outside on"],
      "showTitle was called, and the screen is still there: its sensor is on.")
    outside.send(11)
    outside.send(12)
    try expect(screen.title, equals: "outside 12°C", "The sensor outside has sent 11 and 12.")
    screen.unit = "°F"
    outside.send(54)
    try expect(
      screen.title, equals: "outside 54°F",
      "The user has chosen °F, and then the sensor outside has sent 54.")
  }

  @Test func `the title does not keep the screen alive`() throws {
    let outside = Sensor<Int>("outside", log)
    try swipedAway("It showed nothing but the title.", "showTitle") {
      $0.showTitle(outside.events)
      outside.send(12)
    }
    try expect(
      log.lines, equals: ["outside on", "outside off"],
      """
      The screen is released, and the sensor outside is still on. Who disposes that subscription when the \
      screen goes?
      """)
  }

  @Test func `all warnings arrive`() throws {
    let weather = Sensor<String>("weather", log)
    screen.showWarnings(weather.events)
    try expect(
      log.lines, equals: ["weather on"],
      """
      showWarnings has returned, and the screen is still there. Its subscription is off already: how long does \
      the bag live that it was put into?
      """)
    weather.send("frost")
    weather.send("storm")
    weather.send("frost")
    try expect(
      screen.warnings, equals: ["frost", "storm", "frost"],
      "There were three warnings, of frost, of storm, and of frost again.")
  }

  @Test func `the warnings do not keep the screen alive`() throws {
    let weather = Sensor<String>("weather", log)
    try swipedAway("It showed nothing but warnings.", "showWarnings") {
      $0.showWarnings(weather.events)
      weather.send("frost")
    }
    try expect(
      log.lines, equals: ["weather on", "weather off"],
      """
      The screen is released, and the sensor of the warnings is still on. Who disposes that subscription when \
      the screen goes?
      """)
  }

  @Test func `a tap shows the text of its row`() throws {
    let (kitchen, garden) = (Sensor<Int>("kitchen", log), Sensor<Int>("garden", log))
    let rows = [screen.addRow(), screen.addRow()]
    try expect(screen.rows.map { $0 === rows[0] }, equals: [true, false], "Two rows were added.")
    rows[0].show("kitchen", kitchen.events, in: screen)
    rows[1].show("garden", garden.events, in: screen)
    kitchen.send(20)
    garden.send(9)
    rows[0].onTap()
    try expect(screen.detail, equals: "kitchen 20°C", "The first of two rows was tapped on.")
    kitchen.send(21)
    try expect(
      screen.detail, equals: "kitchen 20°C",
      "The kitchen was at 20 when its row was tapped on. Later readings don't change that.")
    rows[1].onTap()
    try expect(
      screen.detail, equals: "garden 9°C", "Then the second of the two rows was tapped on.")
  }

  @Test func `a row that shows nothing keeps nobody alive`() throws {
    weak var row: RoomRow?
    func addAndRemove() {
      let added = screen.addRow()
      row = added
      screen.remove(added)
    }
    addAndRemove()
    try expect(screen.rows.isEmpty, "A row was added and removed. It is still in `rows`.")
    try expect(
      row == nil,
      """
      A row was added and removed, before it showed anything. Nobody else holds it, and it is still alive: does \
      its own `onTap` hold it?
      """)
    try swipedAway(
      "It had one row, which had shown nothing. Does the row's `onTap` hold the screen?", nil
    ) { _ = $0.addRow() }
  }

  @Test func `a row shows its room`() throws {
    let kitchen = Sensor<Int>("kitchen", log)
    let row = screen.addRow()
    row.show("kitchen", kitchen.events, in: screen)
    try expect(row.text, equals: "", "The kitchen's sensor hasn't sent anything yet.")
    kitchen.send(20)
    try expect(row.text, equals: "kitchen 20°C", "The kitchen's sensor has sent 20.")
    screen.unit = "°F"
    kitchen.send(70)
    try expect(
      row.text, equals: "kitchen 70°F",
      "The user has chosen °F, and then the kitchen's sensor has sent 70.")
  }

  @Test func `a row that is removed is released, and its sensor is off`() throws {
    let (kitchen, garden) = (Sensor<Int>("kitchen", log), Sensor<Int>("garden", log))
    weak var row: RoomRow?
    func addRows() {
      let added = screen.addRow()
      row = added
      added.show("kitchen", kitchen.events, in: screen)
      screen.addRow().show("garden", garden.events, in: screen)
    }
    addRows()
    kitchen.send(20)
    try expect(
      log.lines, equals: ["kitchen on", "garden on"],
      "Two rows show two rooms, and the screen is still there: both sensors are on.")
    if let row { screen.remove(row) }
    try expect(screen.rows.count, equals: 1, "The first of two rows was removed.")
    try expect(
      row == nil,
      """
      The kitchen's row was removed, and nobody else holds it. It is still alive: which closure of its \
      subscription holds it?
      """)
    try expect(
      log.lines, equals: ["kitchen on", "garden on", "kitchen off"],
      """
      The kitchen's row was removed and released, and the screen is still there. So the kitchen's sensor is off, \
      and the garden's goes on. Whose bag has the subscription of a row?
      """)
    garden.send(9)
    try expect(
      screen.rows.first?.text, equals: "garden 9°C",
      "The kitchen's row was removed, and the garden's goes on.")
  }

  @Test(arguments: [false, true]) func `a row does not keep the screen alive`(isHeld: Bool) throws {
    let kitchen = Sensor<Int>("kitchen", log)
    var held: [RoomRow] = []
    try swipedAway(
      isHeld
        ? "It had one row, with the kitchen, and somebody else holds that row."
        : "It had one row, with the kitchen.", "the row's `show`"
    ) {
      let row = $0.addRow()
      row.show("kitchen", kitchen.events, in: $0)
      kitchen.send(20)
      if isHeld { held.append(row) }
    }
    kitchen.send(21)
    if let row = held.first { row.onTap() }
    held = []
    try expect(
      log.lines, equals: ["kitchen on", "kitchen off"],
      isHeld
        ? "The screen was released, and then its row. So the kitchen's sensor is off."
        : "The screen and its row were released. So the kitchen's sensor is off.")
  }

  @Test func `the sensor of a row is off as soon as the screen is released`() throws {
    let kitchen = Sensor<Int>("kitchen", log)
    try swipedAway("It had one row, with the kitchen.", "the row's `show`") {
      $0.addRow().show("kitchen", kitchen.events, in: $0)
    }
    try expect(
      log.lines, equals: ["kitchen on", "kitchen off"],
      """
      The screen was released, and its row with it. The kitchen's sensor hasn't sent anything since, and is still \
      on: it has to be off at once, and not at the next reading.
      """)
  }

  @Test func `a row is used again for another room`() throws {
    let (kitchen, garden) = (Sensor<Int>("kitchen", log), Sensor<Int>("garden", log))
    let row = screen.addRow()
    row.show("kitchen", kitchen.events, in: screen)
    kitchen.send(20)
    row.show("garden", garden.events, in: screen)
    try expect(
      log.lines.contains("kitchen off"),
      "A row showed the kitchen, and now shows the garden. The kitchen's sensor is still on.")
    try expect(
      log.lines, equals: ["kitchen on", "kitchen off", "garden on"],
      """
      A row showed the kitchen, and now shows the garden. The old sensor is switched off before the row \
      subscribes to the new one.
      """)
    try expect(
      row.text, equals: "",
      "A row showed the kitchen, and now shows the garden, whose sensor hasn't sent anything yet.")
    garden.send(9)
    try expect(row.text, equals: "garden 9°C", "The row shows the garden, whose sensor has sent 9.")
    row.show("kitchen", kitchen.events.startWith(18), in: screen)
    try expect(
      row.text, equals: "kitchen 18°C",
      """
      The row shows the kitchen again, whose sensor sent 18 while the row subscribed to it. Empty the text before \
      you subscribe.
      """)
    garden.send(10)
    try expect(
      row.text, equals: "kitchen 18°C",
      "The row shows the kitchen again, and the garden's sensor sends to nobody.")
  }

  @Test func `any number of rows`() throws {
    let sensors = (1...100).map { Sensor<Int>("\($0)", log) }
    for (number, sensor) in sensors.enumerated() {
      screen.addRow().show("room \(number + 1)", sensor.events, in: screen)
    }
    for sensor in sensors { sensor.send(20) }
    try expect(
      screen.rows.map(\.text) == (1...100).map { "room \($0) 20°C" },
      "100 rows show 100 rooms, and each sensor has sent 20. `rows` isn't in order, or a text is wrong."
    )
    screen.remove(screen.rows[49])
    try expect(
      log.lines.filter { $0.hasSuffix("off") }, equals: ["50 off"],
      "The 50th of 100 rows was removed: its sensor is off, and no other.")
  }

  @Test func `two screens have nothing to do with each other`() throws {
    let (outside, north) = (Sensor<Int>("outside", log), Sensor<Int>("north", log))
    screen.showTitle(outside.events)
    try swipedAway("Another screen is still there.", "showTitle") { $0.showTitle(north.events) }
    try expect(
      log.lines, equals: ["outside on", "north on", "north off"],
      "The second of two screens was released: its sensor is off, and that of the first one is on.")
    outside.send(12)
    try expect(
      screen.title, equals: "outside 12°C", "One of two screens was released. The other goes on.")
  }

  @Test func `the whole screen leaves nothing behind`() throws {
    // Those that look at one thing say more precisely what is wrong.
    let (outside, weather) = (Sensor<Int>("outside", log), Sensor<String>("weather", log))
    let rooms = ["kitchen", "garden", "cellar"].map { Sensor<Int>($0, log) }
    try swipedAway("It showed everything that it can.", nil) {
      $0.showTitle(outside.events)
      $0.showWarnings(weather.events)
      for room in rooms { $0.addRow().show(room.name, room.events, in: $0) }
      $0.rows[0].show("cellar", rooms[2].events, in: $0)
      $0.remove($0.rows[1])
      $0.rows[0].onTap()
    }
    let counts = (["outside", "weather"] + rooms.map(\.name)).map { name in
      log.lines.filter { $0 == "\(name) on" }.count - log.lines.filter { $0 == "\(name) off" }.count
    }
    try expect(
      counts, equals: [0, 0, 0, 0, 0],
      """
      The screen was released. It had shown the title, warnings and three rows; one row was removed, and one used \
      again. The numbers of sensors that are on: outside, weather, kitchen, garden, cellar.
      """)
  }

  /// Makes a screen, uses it, and gives up the only reference to it.
  ///
  /// - Parameter suspect: What the screen was used for.
  private func swipedAway(
    _ remark: String, _ suspect: String?, _ use: (HouseScreen) -> Void
  ) throws {
    weak var screen: HouseScreen?
    func useAndRelease() {
      let used = HouseScreen()
      screen = used
      use(used)
    }
    useAndRelease()
    let question =
      suspect.map {
        """
         Which closure in \($0) holds the screen? One that names the screen, or `self`, does, and so does a method \
        that you pass.
        """
      } ?? ""
    try expect(
      screen == nil,
      "The screen was swiped away, and something still holds it. \(remark)\(question)")
  }
}

/// The sensors that were switched on and off, in order.
private final class Log {
  @Locked var lines: [String] = []
}

/// A sensor that the test lets send.
private final class Sensor<Element> {
  let name: String
  private let log: Log
  private let subject = PublishSubject<Element>()

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  var events: Observable<Element> {
    Observable.create { [name, log, subject] observer in
      log.lines.append("\(name) on")
      let subscription = subject.subscribe(observer)
      return Disposables.create {
        log.lines.append("\(name) off")
        subscription.dispose()
      }
    }
  }

  func send(_ element: Element) { subject.onNext(element) }
}
