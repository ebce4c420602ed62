import ChapterKit
import ConsoleKit
import RxLite

func twoWays() {
  listing("two-fields", "only what the user changes is sent back") {
    func typed(_ field: TextField) -> Observable<Int> {
      field.rx.controlEvent(.editingChanged)
        .compactMap { [weak field] in Int(field?.text ?? "") }
    }

    let celsius = TextField(width: 4)
    let fahrenheit = TextField(width: 4)
    _ = typed(celsius).map { "\($0 * 9 / 5 + 32)" }.bind(to: fahrenheit.rx.text)
    _ = typed(fahrenheit).map { "\(($0 - 32) * 5 / 9)" }.bind(to: celsius.rx.text)

    celsius.simulateTyping("21")
    print("21 is typed:     \(celsius)°C is \(fahrenheit)°F")
    fahrenheit.simulateFocus()
    print("the next field:  \(celsius)°C is \(fahrenheit)°F")
  }

  listing("echo", "what comes back isn't what was sent") {
    let celsius = BehaviorRelay(value: 0)
    let fahrenheit = BehaviorRelay(value: 32)
    _ = celsius.skip(1).subscribe(onNext: { degrees in print("celsius: \(degrees)") })

    _ = celsius.distinctUntilChanged().map { $0 * 9 / 5 + 32 }.bind(to: fahrenheit)
    _ = fahrenheit.distinctUntilChanged().map { ($0 - 32) * 5 / 9 }.bind(to: celsius)
    celsius.accept(21)
  }

  listing("one-limit", "two fields for one limit") {
    func typed(_ field: TextField) -> Observable<Int> {
      field.rx.controlEvent(.editingChanged)
        .compactMap { [weak field] in Int(field?.text ?? "") }
    }

    let limit = BehaviorRelay(value: 20)
    let celsius = TextField(width: 4)
    let fahrenheit = TextField(width: 4)
    _ = limit.map { "\($0)" }.bind(to: celsius.rx.text)
    _ = limit.map { "\($0 * 9 / 5 + 32)" }.bind(to: fahrenheit.rx.text)
    _ = typed(celsius).bind(to: limit)
    _ = typed(fahrenheit).map { ($0 - 32) * 5 / 9 }.bind(to: limit)

    fahrenheit.simulateReplacing(with: "75")
    print("75 is typed: \(fahrenheit)°F is \(celsius)°C, and the limit is \(limit.value)")
  }

  listing("whole-form", "a settings form, in both directions") {
    func inFahrenheit(_ celsius: Int) -> Int { celsius * 9 / 5 + 32 }
    func inCelsius(_ fahrenheit: Int) -> Int { (fahrenheit - 32) * 5 / 9 }

    final class SettingsForm {
      let limit = BehaviorRelay(value: 20)
      let celsius = TextField(width: 4)
      let fahrenheit = TextField(width: 4)
      let label = Label()
      let rooms = BehaviorRelay(value: ["kitchen", "bath"])
      let table = Table()
      let button = Button("Save")
      let spinner = Spinner()
      private let bag = DisposeBag()

      private func connect(
        _ field: TextField, read: @escaping (Int) -> Int, show: @escaping (Int) -> Int
      ) {
        let meaning = { [weak field] in
          Int(field?.text ?? "").flatMap { -999...999 ~= $0 ? read($0) : nil }
        }
        let left = field.rx.controlEvent(.editingDidEnd).withLatestFrom(limit)
        Observable.merge(limit.asObservable(), left)
          .filter { limit in meaning() != limit }
          .map { limit in "\(show(limit))" }
          .bind(to: field.rx.text).disposed(by: bag)
        field.rx.controlEvent(.editingChanged)
          .compactMap { meaning() }
          .filter { limit in 5...30 ~= limit }
          .bind(to: limit).disposed(by: bag)
      }

      init() {
        connect(celsius, read: { $0 }, show: { $0 })
        connect(fahrenheit, read: inCelsius, show: inFahrenheit)
        limit.bind(to: label.rx.degrees).disposed(by: bag)

        table.register(ButtonCell.self, forCellReuseIdentifier: "room")
        rooms.bind(to: table.rx.items(cellIdentifier: "room", cellType: ButtonCell.self)) {
          [rooms] _, room, cell in
          cell.textLabel.text = room
          cell.bag = DisposeBag()
          cell.button.rx.tap
            .bind(onNext: { rooms.accept(rooms.value.filter { $0 != room }) })
            .disposed(by: cell.bag)
        }
        .disposed(by: bag)

        let taps = button.rx.tap.asObservable()
        let saved = taps.withLatestFrom(Observable.combineLatest(limit, rooms))
          .flatMapFirst { limit, rooms in save(limit, for: rooms) }
        Observable.merge(taps.map { true }, saved.map { _ in false })
          .bind(to: spinner.rx.isAnimating).disposed(by: bag)
      }
    }

    weak var released: SettingsForm?
    do {
      let form = SettingsForm()
      released = form
      func printFields(_ what: String) {
        print("\(what): \(form.celsius)°C, \(form.fahrenheit)°F, stored \(form.label)")
      }

      form.celsius.simulateReplacing(with: "21")
      form.fahrenheit.simulateFocus()
      printFields("21°C, and the cursor moves")
      for text in ["7", "75", "750"] {
        form.fahrenheit.simulateReplacing(with: text)
        printFields("\(text)°F")
      }
      form.fahrenheit.simulateLeaving()
      printFields("the cursor leaves")

      let bath = form.table.visibleCells[1] as? ButtonCell
      bath?.button.tap()
      form.button.tap()
      form.button.tap()
      print("spinner: \(form.spinner.isAnimating)")
      sleep(1)
      print("spinner: \(form.spinner.isAnimating)")
    }
    print("the form is released: \(released == nil)")
  }
}

/// Saves the settings on a server, which takes 0.4 seconds.
func save(_ limit: Int, for rooms: [String]) -> Observable<String> {
  print("save \(limit)°C for \(rooms)")
  return Observable.just("saved").delay(.milliseconds(400), scheduler: clock.scheduler)
}
