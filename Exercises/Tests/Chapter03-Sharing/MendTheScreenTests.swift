import RxLite
import RxLiteTest
import Testing

@testable import Chapter03Exercises

@Suite("MendTheScreen", .serialized) struct MendTheScreenTests {
  private let temperature = ManualSource<Int>()
  private let power = ManualSource<Int>()
  private let camera = ManualSource<String>()
  private let rooms = ManualSource<[String]>()
  private let plan = ManualSource<String>()
  private let reports = ManualSource<String>()
  private let enlarged = Locked<[String]>([])
  private let screen: HomeScreen

  init() {
    screen = HomeScreen(
      Home(
        temperature: temperature.sequence, power: power.sequence, camera: camera.sequence,
        enlarge: { [enlarged] picture in
          enlarged.value.append(picture)
          return "large \(picture)"
        },
        rooms: rooms.sequence, plan: plan.sequence,
        report: { [reports] room in
          if room == "attic" { return .just("attic is dark") }
          return reports.sequence.map { "\(room) \($0)" }
        }))
  }

  @Test func `nothing is asked for without a label`() throws {
    for (name, runs) in [
      ("temperature", temperature.runs), ("power", power.runs), ("camera", camera.runs),
      ("rooms", rooms.runs), ("plan", plan.runs),
    ] {
      try expect(
        runs, equals: 0,
        "The screen is new and has no label. How often it has subscribed to `\(name)` of the house:"
      )
    }
  }

  @Test func `one sensor measures the temperature for all labels`() throws {
    let label = Subscriber(screen.temperature)
    let title = Subscriber(screen.temperature)
    try expect(
      temperature.runs, equals: 1,
      """
      Complaint 1: a label and a title show the temperature. How many sensors were switched on: all \
      labels have to subscribe to the same shared sequence.
      """)
    temperature.send(20)
    for subscriber in [label, title] {
      try subscriber.check(["20"], "A label and a title are shown, and it is 20 degrees.")
    }
    try checkCurrent("the temperature", screen.temperature, temperature, [label, title], 20, 21)
  }

  @Test func `a late label shows the power at once`() throws {
    let title = Subscriber(screen.power)
    power.send(300)
    let label = Subscriber(screen.power)
    try label.check(
      ["300"],
      """
      Complaint 2: the title has shown 300 watts, then the page with the label was opened. What its label \
      shows before the next value.
      """)
    try expect(power.runs, equals: 1, "A title and a label show the power. How many meters run:")
    try checkCurrent("the power", screen.power, power, [title, label], 300, 500)
  }

  @Test func `each picture is enlarged once`() throws {
    let first = Subscriber(screen.door)
    let second = Subscriber(screen.door)
    camera.send("postman")
    try expect(
      enlarged.value, equals: ["postman"],
      """
      Complaint 3: two pages show the door, and the camera has sent one picture. Which pictures were \
      enlarged: what stands below `share` is done for each subscriber.
      """)
    try expect(camera.runs, equals: 1, "Two pages show the door. How many cameras run:")
    for page in [first, second] {
      try page.check(["large postman"], "Two pages show the door, and the postman came.")
    }
    first.dispose()
    try expect(camera.isRunning, "One of two pages with the door has gone, and the camera is off.")
    second.dispose()
    try expect(!camera.isRunning, "No page shows the door any more, and the camera still runs.")
  }

  @Test func `a late page shows no old picture`() throws {
    let first = Subscriber(screen.door)
    camera.send("postman")
    let late = Subscriber(screen.door)
    try late.check(
      [], "The postman came, and then another page with the door was opened. It shows him still.")
    camera.send("cat")
    try late.check(["large cat"], "A page with the door was opened late, and then a cat came.")
    first.dispose()
    late.dispose()
    try Subscriber(screen.door).check(
      [], "All pages with the door had gone, and one was opened anew. It shows an old picture.")
  }

  @Test func `after an error the next menu asks again`() throws {
    let menu = Subscriber(screen.rooms)
    rooms.send(.error(Offline()))
    try menu.check(
      ["error(offline)"], "The request for the rooms has failed. What the menu receives.")
    menu.dispose()
    let next = Subscriber(screen.rooms)
    try expect(
      rooms.runs, equals: 2,
      """
      Complaint 4: the request for the rooms has failed, and the menu was opened once more. How many \
      requests were sent: an error that is remembered for ever is sent to every later menu.
      """)
    try next.check(
      [], "The first request for the rooms has failed, and the second isn't answered yet.")
    rooms.send(["bath"])
    try next.check([#"["bath"]"#], "The second request for the rooms was answered with the bath.")
  }

  @Test func `two menus share a request`() throws {
    let menu = Subscriber(screen.rooms)
    rooms.send(["bath"])
    let late = Subscriber(screen.rooms)
    try expect(
      rooms.runs, equals: 1, "Two menus are open. How many requests for the rooms were sent:")
    try late.check([#"["bath"]"#], "One menu has the bath, and another one was opened.")
    try checkCurrent("the rooms", screen.rooms, rooms, [menu, late], ["bath"], ["hall"])
  }

  @Test func `the plan is asked for once`() throws {
    let page = Subscriber(screen.plan)
    plan.send("plan")
    plan.send(.completed)
    page.dispose()
    let next = Subscriber(screen.plan)
    try expect(
      plan.runs, equals: 1,
      "The plan was loaded, and two pages have shown it, one after the other. How many requests:")
    try next.check(
      ["plan", "completed"], "The plan was loaded for a page, which has gone. A new page needs it.")
  }

  @Test func `the report has a text at any time`() throws {
    let label = Subscriber(screen.report)
    try label.check(
      ["choose a room"], "Complaint 5: no room was chosen yet. What the label of the report shows.")
    screen.choose("bath")
    answer("is warm")
    try label.check(["choose a room", "bath is warm"], "The bath was chosen, and is warm.")
    screen.choose("hall")
    answer("is cold")
    try label.check(
      ["choose a room", "bath is warm", "hall is cold"],
      """
      Complaint 5: the bath was chosen and its request has completed. Then the hall was chosen. What the \
      label has received: a completion is for the request, and not for the state of the screen.
      """)
    try Subscriber(screen.report).check(
      ["hall is cold"], "The report of the hall is shown, and a label was added. What it receives.")
    try expect(
      reports.runs, equals: 2,
      "Two rooms were chosen, and two labels show the report. How many requests:")
  }

  @Test func `the report needs no label`() throws {
    screen.choose("bath")
    answer("is warm")
    for story in ["Then the first label came", "A label came and has gone. Then another one came"] {
      let label = Subscriber(screen.report)
      try label.check(
        ["bath is warm"],
        """
        There was no label yet when the bath was chosen and its report arrived. \(story). What it receives: a choice \
        counts even if nobody is subscribed.
        """)
      label.dispose()
    }
  }

  @Test func `a room that is chosen again is asked for again`() throws {
    let label = Subscriber(screen.report)
    for (room, text) in [("bath", "is warm"), ("hall", "is cold"), ("bath", "is hot")] {
      screen.choose(room)
      answer(text)
    }
    try label.check(
      ["choose a room", "bath is warm", "hall is cold", "bath is hot"],
      """
      The bath was warm, the hall was chosen, and then the bath again, which is hot by now. Each choice asks for a \
      report, and no old one is kept.
      """)
  }

  @Test func `only the last choice is shown`() throws {
    let label = Subscriber(screen.report)
    screen.choose("bath")
    screen.choose("hall")
    answer("is cold")
    try label.check(
      ["choose a room", "hall is cold"],
      "The bath was chosen, and the hall before the report of the bath was there.")
  }

  @Test func `a label may choose another room while it receives a report`() throws {
    let label = Subscriber(screen.report) { [screen] event in
      if event.element == "attic is dark" { screen.choose("bath") }
    }
    screen.choose("attic")
    let sentence = """
      The attic was chosen, and its report arrived at once. While the label received it, it chose the bath
      """
    try expect(
      reports.isRunning,
      """
      \(sentence), so that request was sent last, but it was cancelled: the attic's request was put into its \
      place after the bath's. A request needs its place before it is sent.
      """)
    screen.choose("hall")
    answer("is cold")
    try label.check(
      ["choose a room", "attic is dark", "hall is cold"],
      "\(sentence), and the hall before the report of the bath was there.")
  }

  private func answer(_ text: String) {
    reports.send(text)
    reports.send(.completed)
  }

  /// Goes on with two labels that show `old`: another one comes, all leave, and one begins anew.
  private func checkCurrent<Element>(
    _ name: String, _ sequence: Observable<Element>, _ source: ManualSource<Element>,
    _ labels: [Subscriber], _ old: Element, _ new: Element, line: Int = #line
  ) throws {
    let late = Subscriber(sequence)
    try late.check(
      ["\(old)"], "Others show \(name), \(old), and a label was added. What it receives.",
      line: line)
    for label in labels { label.dispose() }
    try expect(
      source.isRunning, "A label shows \(name), others have gone, and nothing new can arrive.",
      line: line)
    source.send(new)
    try late.check(["\(old)", "\(new)"], "A label shows \(name). Others have gone.", line: line)
    late.dispose()
    try expect(
      !source.isRunning,
      "The last label with \(name) has gone, and the screen is still subscribed to the house.",
      line: line)
    for round in 2...3 {
      let next = Subscriber(sequence)
      try next.check(
        [],
        "All labels with \(name) had gone, and one begins anew. It has a value before the house has sent one.",
        line: line)
      try expect(
        source.runs, equals: round,
        "All labels with \(name) had gone, and one began anew. How often the house was asked:",
        line: line)
      source.send(old)
      source.send(.error(Offline()))
      try next.check(
        ["\(old)", "error(offline)"],
        "A label shows \(name). The house has sent \(old), then an error.",
        line: line)
    }
  }
}

private struct Offline: Error, CustomStringConvertible { let description = "offline" }
