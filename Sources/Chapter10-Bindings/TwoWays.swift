import ChapterKit
import ConsoleKit
import RxLite

/// The limit that a text means; nil if it means none.
///
/// - Parameter read: Converts the number in the text to °C. It receives only numbers from -999 to 999.
func allowedLimit(_ text: String?, read: (Int) -> Int) -> Int? {
  guard let number = Int(text ?? ""), (-999...999).contains(number) else { return nil }
  return (5...30).contains(read(number)) ? read(number) : nil
}

func twoWays() {
  listing("echo", "what comes back isn't what was sent") {
    let celsius = BehaviorRelay(value: 0)
    let fahrenheit = BehaviorRelay(value: 32)
    _ = celsius.skip(1).subscribe(onNext: { degrees in print("celsius: \(degrees)") })
    _ = fahrenheit.skip(1).subscribe(onNext: { degrees in print("fahrenheit: \(degrees)") })
    _ = celsius.skip(1).distinctUntilChanged().map(inFahrenheit).bind(to: fahrenheit)
    _ = fahrenheit.skip(1).distinctUntilChanged().map(inCelsius).bind(to: celsius)

    fahrenheit.accept(71)
  }

  listing("one-limit", "two fields for one limit") {
    let limit = BehaviorRelay(value: 22)
    let celsius = TextField(width: 4)
    let fahrenheit = TextField(width: 4)
    _ = limit.map { "\($0)" }.bind(to: celsius.rx.text)
    _ = limit.map { "\(inFahrenheit($0))" }.bind(to: fahrenheit.rx.text)
    _ = typed(celsius).bind(to: limit)
    _ = typed(fahrenheit).map(inCelsius).bind(to: limit)

    fahrenheit.simulateReplacing(with: "")
    for key in ["6", "8"] {
      fahrenheit.simulateTyping(key)
      print("after the key \(key): \(celsius)°C is \(fahrenheit)°F")
    }
  }

  listing("polite-fields", "a field that says the limit already isn't set") {
    func connect(
      _ field: TextField, with limit: BehaviorRelay<Int>,
      read: @escaping (Int) -> Int, show: @escaping (Int) -> Int
    ) {
      let meaning = { [weak field] in Int(field?.text ?? "").map(read) }
      _ = limit.filter { limit in limit != meaning() }
        .map { limit in "\(show(limit))" }
        .bind(to: field.rx.text)
      _ = typed(field).map(read).bind(to: limit)
    }

    let limit = BehaviorRelay(value: 22)
    let celsius = TextField(width: 4)
    let fahrenheit = TextField(width: 4)
    connect(celsius, with: limit, read: { $0 }, show: { $0 })
    connect(fahrenheit, with: limit, read: inCelsius, show: inFahrenheit)

    for text in ["68", "71"] {
      fahrenheit.simulateReplacing(with: "")
      fahrenheit.simulateTyping(text)
      print("\(text)°F is typed: \(celsius)°C is \(fahrenheit)°F, and the limit is \(limit.value)")
    }
  }

  listing("only-allowed", "only limits from 5 to 30 are stored") {
    func connect(
      _ field: TextField, with limit: BehaviorRelay<Int>,
      read: @escaping (Int) -> Int, show: @escaping (Int) -> Int
    ) {
      let meaning = { [weak field] in Int(field?.text ?? "").map(read) }
      _ = limit.filter { limit in limit != meaning() }
        .map { limit in "\(show(limit))" }
        .bind(to: field.rx.text)
      _ = typed(field).map(read)
        .filter { limit in (5...30).contains(limit) }
        .bind(to: limit)
    }

    let limit = BehaviorRelay(value: 22)
    let celsius = TextField(width: 4)
    let fahrenheit = TextField(width: 4)
    connect(celsius, with: limit, read: { $0 }, show: { $0 })
    connect(fahrenheit, with: limit, read: inCelsius, show: inFahrenheit)

    celsius.simulateReplacing(with: "")
    celsius.simulateTyping("50")
    print("50°C is typed: \(celsius)°C is \(fahrenheit)°F, and the limit is \(limit.value)")
  }

  listing("whole-form", "a settings form, in both directions") {
    final class SettingsForm {
      let limit = BehaviorRelay<Int?>(value: 20)
      let celsius = TextField(width: 4)
      let fahrenheit = TextField(width: 4)
      let label = Label()
      let rooms = BehaviorRelay(value: ["kitchen", "bath"])
      let table = Table()
      let button = Button("Save")
      let spinner = Spinner()
      let message = Label("-")
      private let bag = DisposeBag()

      private func connect(
        _ field: TextField, read: @escaping (Int) -> Int, show: @escaping (Int) -> Int
      ) {
        let meaning = { [weak field] in allowedLimit(field?.text, read: read) }
        limit.filter { limit in limit != meaning() }
          .map { limit in limit.map { "\(show($0))" } ?? "" }
          .bind(to: field.rx.text).disposed(by: bag)
        field.rx.controlEvent(.editingChanged).map { meaning() }
          .bind(to: limit).disposed(by: bag)
      }

      private func showRooms() {
        table.register(RoomCell.self, forCellReuseIdentifier: "room")
        rooms.bind(to: table.rx.items(cellIdentifier: "room", cellType: RoomCell.self)) {
          [rooms] _, room, cell in
          cell.textLabel.text = room
          cell.bag = DisposeBag()
          cell.button.rx.tap
            .bind(onNext: { rooms.accept(rooms.value.filter { $0 != room }) })
            .disposed(by: cell.bag)
        }
        .disposed(by: bag)
      }

      init(_ server: Server) {
        connect(celsius, read: { $0 }, show: { $0 })
        connect(fahrenheit, read: inCelsius, show: inFahrenheit)
        limit.bind(to: label.rx.limit).disposed(by: bag)
        limit.map { limit in limit != nil }.bind(to: button.rx.isEnabled).disposed(by: bag)
        showRooms()

        let taps = button.rx.tap.asObservable()
        let settings = Observable.combineLatest(limit.compactMap { $0 }, rooms)
        let answers = taps.withLatestFrom(settings)
          .flatMapFirst { limit, rooms in
            server.save(limit, for: rooms).catchAndReturn("not saved, please try again")
          }
          .share()
        Observable.merge(taps.map { true }, answers.map { _ in false })
          .bind(to: spinner.rx.isAnimating).disposed(by: bag)
        answers.bind(to: message.rx.text).disposed(by: bag)
      }
    }

    let server = Server()
    weak var released: SettingsForm?
    do {
      let form = SettingsForm(server)
      released = form
      func type(_ text: String, into field: TextField) {
        field.simulateFocus()
        field.simulateReplacing(with: "")
        field.simulateTyping(text)
        print("\(text): \(form.celsius)°C, \(form.fahrenheit)°F \(form.button) \(form.label)")
      }
      type("21", into: form.celsius)
      for text in ["7", "76", "760"] { type(text, into: form.fahrenheit) }
      form.button.tap()
      for text in ["5", "50", "22"] { type(text, into: form.celsius) }

      func report() { print("turns: \(form.spinner.isAnimating), \(form.button) \(form.message)") }
      let bath = form.table.visibleCells[1] as? RoomCell
      bath?.button.tap()
      for isDown in [true, true, false] {
        server.isDown = isDown
        form.button.tap()
        form.button.tap()
        report()
        sleep(1)
        report()
      }
      form.button.tap()
    }
    print("the form is released: \(released == nil)")
  }
}
