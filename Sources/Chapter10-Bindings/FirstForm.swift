import ChapterKit
import ConsoleKit
import RxLite

func firstForm() {
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
}
