import ChapterKit
import ConsoleKit
import RxLite

func inFahrenheit(_ celsius: Int) -> Int { Int((Double(celsius) * 9 / 5 + 32).rounded()) }
func inCelsius(_ fahrenheit: Int) -> Int { Int((Double(fahrenheit - 32) * 5 / 9).rounded()) }

/// The number in a field, each time that the user changes the text.
func typed(_ field: TextField) -> Observable<Int> {
  field.rx.controlEvent(.editingChanged)
    .compactMap { [weak field] in Int(field?.text ?? "") }
}

func firstForm() {
  listing("two-fields-echo", "the cursor moves, and a number changes") {
    let celsius = TextField(width: 4)
    let fahrenheit = TextField(width: 4)
    _ = celsius.rx.text.orEmpty.compactMap { Int($0) }
      .map { "\(inFahrenheit($0))" }.bind(to: fahrenheit.rx.text)
    _ = fahrenheit.rx.text.orEmpty.compactMap { Int($0) }
      .map { "\(inCelsius($0))" }.bind(to: celsius.rx.text)

    fahrenheit.simulateFocus()
    fahrenheit.simulateTyping("71")
    print("71 is typed:     \(celsius)°C is \(fahrenheit)°F")
    celsius.simulateFocus()
    print("the next field:  \(celsius)°C is \(fahrenheit)°F")
  }

  listing("when-it-emits", "what makes a field emit", shows: "55 58") {
    let field = TextField(width: 4)
    let stored = BehaviorRelay(value: "20")
    _ = stored.bind(to: field.rx.text)
    print("- someone subscribes")
    _ = field.rx.text.orEmpty.subscribe(onNext: { text in print("emitted: \(text)") })

    print("- a binding sets 21")
    stored.accept("21")
    print("- the cursor enters the field")
    field.simulateFocus()
    print("- the user types 5")
    field.simulateTyping("5")
    print("- a binding sets 22")
    stored.accept("22")
    print("- the cursor leaves the field")
    field.simulateLeaving()
  }

  listing("two-fields", "only what the user changes is sent on") {
    let celsius = TextField(width: 4)
    let fahrenheit = TextField(width: 4)
    _ = typed(celsius).map { "\(inFahrenheit($0))" }.bind(to: fahrenheit.rx.text)
    _ = typed(fahrenheit).map { "\(inCelsius($0))" }.bind(to: celsius.rx.text)

    fahrenheit.simulateFocus()
    fahrenheit.simulateTyping("71")
    print("71 is typed:     \(celsius)°C is \(fahrenheit)°F")
    celsius.simulateFocus()
    print("the next field:  \(celsius)°C is \(fahrenheit)°F")
  }
}
