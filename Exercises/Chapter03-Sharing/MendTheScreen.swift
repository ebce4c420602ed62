import RxLite

/// Exercise `sharing/mend-the-screen`: five complaints about a screen, and who shares what.
///
/// A screen on the wall shows a house. There is one `HomeScreen` for as long as the app runs. Its pages come and
/// go, and each label subscribes to one of the sequences below. With one label at a time, all was well. Now
/// these complaints arrive:
///
///     1  Two labels show the temperature, and two sensors run. Their batteries are soon empty.
///     2  When I open the page about power, its label stays empty for up to a minute, though the title
///        has shown a value all along.
///     3  With the door on two pages, each picture is enlarged twice, and the screen is slow.
///     4  I was offline when I opened the menu of rooms. It closed. Now it is empty each time I open it.
///     5  The report is empty until I choose a room. I choose one and see its report, but then another
///        room changes nothing.
///
/// Five of the six sequences have a complaint each. The sixth, the plan, is right. Mend the five. The names stay, and
/// so do their types. Decide what the labels share, and what a late one receives:
///
/// - Temperature, power and rooms: while somebody is subscribed, there is one subscription to the house, and a late
///   label receives the latest element at once. When the last label has gone, so has the subscription. The next label
///   begins anew, with nothing old. After an error the next label begins anew as well.
/// - The door: as above, but a late label receives no old picture. Somebody else may stand there by now.
/// - The plan is asked for once, as long as the app runs. It never fails.
/// - The report: every label, however late, receives the current text. That is "choose a room" at first, then the
///   report of the room that was chosen last. Each choice asks for it anew, whether there is a label or not. No
///   report fails. A report may arrive at once, and while a label receives it, the label may choose another room,
///   whose report arrives later.
///
/// Then look at it: `swift run course play first-and-last`. Paste all types of this file above `let readings`, and
/// replace what stands from there on:
///
///     let home = Home(
///       temperature: thermometer(), power: thermometer(), camera: .never(), enlarge: { $0 },
///       rooms: .never(), plan: .never(), report: { room in .just("\(room) is warm") })
///     let screen = HomeScreen(home)
///     _ = screen.temperature.subscribe { event in print("label: \(event)") }
///     _ = screen.temperature.subscribe { event in print("title: \(event)") }
///     _ = screen.report.subscribe { event in print("report: \(event)") }
///     for room in ["bath", "hall"] { screen.choose(room) }
///     sleep(0.05)
///
/// Before, two sensors are switched on, and the report completes with the bath. In a mended screen there is
/// one sensor, and the last report is that of the hall.
///
/// Chapter 3, sections 2, 3, 8 and 9. All calls are made on one thread.
///
/// - Check it: `swift run course check sharing/mend-the-screen`,
///   or `swift test --package-path Exercises --filter MendTheScreen`
/// - A hint: `swift run course hint sharing/mend-the-screen`
final class HomeScreen {
  // Replace this screen's sequences where they are wrong.

  private let home: Home
  let power: Observable<Int>
  let door: Observable<String>
  let rooms: Observable<[String]>
  let plan: Observable<String>

  private let chosen = PublishSubject<String>()
  private let request = SerialDisposable()

  var temperature: Observable<Int> { home.temperature.share(replay: 1) }

  var report: Observable<String> { chosen.asObservable() }

  init(_ home: Home) {
    self.home = home
    power = home.power.share()
    door = home.camera.share().map(home.enlarge)
    rooms = home.rooms.share(replay: 1, scope: .forever)
    plan = home.plan.share(replay: 1, scope: .forever)
  }

  func choose(_ room: String) { request.disposable = home.report(room).subscribe(chosen) }
}

/// What the house sends. Each subscription costs something: it switches a sensor on, or sends a request.
struct Home {
  /// The temperature, measured each minute by a sensor that runs on a battery.
  var temperature: Observable<Int>
  /// How much power the house uses, in watts, measured each minute.
  var power: Observable<Int>
  /// What the camera at the door sees, one picture at a time.
  var camera: Observable<String>
  /// Makes a picture larger. It takes long.
  var enlarge: (String) -> String
  /// A request for the rooms: sends all of them, and all again when one is added. It can fail.
  var rooms: Observable<[String]>
  /// A request for the plan of the house, which never changes: sends one element, and completes.
  var plan: Observable<String>
  /// A request for the report of a room: sends one element, and completes.
  var report: (String) -> Observable<String>
}
