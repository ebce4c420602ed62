import RxLite

/// A screen of a house, whose labels share what the house sends.
final class HomeScreen {
  private let home: Home
  let temperature: Observable<Int>
  let power: Observable<Int>
  let door: Observable<String>
  let rooms: Observable<[String]>
  let plan: Observable<String>

  private let chosen = BehaviorRelay(value: "choose a room")
  private let request = SerialDisposable()

  var report: Observable<String> { chosen.asObservable() }

  init(_ home: Home) {
    self.home = home
    temperature = home.temperature.share(replay: 1)
    power = home.power.share(replay: 1)
    door = home.camera.map(home.enlarge).share()
    rooms = home.rooms.share(replay: 1)
    plan = home.plan.share(replay: 1, scope: .forever)
  }

  func choose(_ room: String) {
    let place = SerialDisposable()
    request.disposable = place
    place.disposable = home.report(room).bind(to: chosen)
  }
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
