import ChapterKit
import ConsoleKit
import RxLite

func twoWays() {
  listing("both-ways", "a setting and its field, bound in both directions") {
    let room = BehaviorRelay(value: "kitchen")
    let field = TextField(width: 10)
    _ = room.subscribe(onNext: { name in print("stored: \(name)") })

    _ = room.bind(to: field.rx.text)
    _ = field.rx.text.orEmpty.bind(to: room)

    print("the user types bath")
    field.simulateReplacing(with: "bath")
    print("the program sets cellar")
    room.accept("cellar")
    print(field)
  }

  listing("two-fields-echo", "the cursor moves, and a number changes") {
    let celsius = TextField(width: 4)
    let fahrenheit = TextField(width: 4)
    _ = celsius.rx.text.orEmpty.compactMap { Int($0) }
      .map { "\($0 * 9 / 5 + 32)" }.bind(to: fahrenheit.rx.text)
    _ = fahrenheit.rx.text.orEmpty.compactMap { Int($0) }
      .map { "\(($0 - 32) * 5 / 9)" }.bind(to: celsius.rx.text)

    celsius.simulateTyping("21")
    print("21 is typed:     \(celsius)°C is \(fahrenheit)°F")
    fahrenheit.simulateFocus()
    print("the next field:  \(celsius)°C is \(fahrenheit)°F")
  }

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

  listing("relay-and-field", "each value is stored once") {
    let room = BehaviorRelay(value: "kitchen")
    let field = TextField(width: 10)
    _ = room.subscribe(onNext: { name in print("stored: \(name)") })

    _ = room.bind(to: field.rx.text)
    _ = field.rx.controlEvent(.editingChanged)
      .compactMap { [weak field] in field?.text }
      .bind(to: room)

    print("the user types bath")
    field.simulateReplacing(with: "bath")
    print("the program sets cellar")
    room.accept("cellar")
    print(field)
  }

  listing("echo", "what comes back isn't what was sent") {
    let celsius = BehaviorRelay(value: 0)
    let fahrenheit = BehaviorRelay(value: 32)
    _ = celsius.skip(1).subscribe(onNext: { degrees in print("celsius: \(degrees)") })

    _ = celsius.distinctUntilChanged().map { $0 * 9 / 5 + 32 }.bind(to: fahrenheit)
    _ = fahrenheit.distinctUntilChanged().map { ($0 - 32) * 5 / 9 }.bind(to: celsius)
    celsius.accept(21)
  }

  listing("whole-form", "a settings form, in both directions") {
    let stored = BehaviorRelay(value: 20)
    let celsius = TextField(width: 4)
    let label = Label()
    let button = Button("Reset")
    let bag = DisposeBag()

    stored.filter { [weak celsius] degrees in Int(celsius?.text ?? "") != degrees }
      .map { degrees in "\(degrees)" }
      .bind(to: celsius.rx.text).disposed(by: bag)
    celsius.rx.controlEvent(.editingChanged)
      .compactMap { [weak celsius] in Int(celsius?.text ?? "") }
      .filter { degrees in 5...30 ~= degrees }
      .bind(to: stored).disposed(by: bag)
    stored.bind(to: label.rx.degrees).disposed(by: bag)
    button.rx.tap.map { 20 }.bind(to: stored).disposed(by: bag)

    for text in ["2", "24", "240"] {
      celsius.simulateReplacing(with: text)
      print("typed \(celsius), stored \(label)")
    }
    button.tap()
    print("reset \(celsius), stored \(label)")
  }
}
