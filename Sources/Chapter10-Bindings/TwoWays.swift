import ChapterKit
import ConsoleKit
import RxLite

func twoWays() {
  listing("echo", "what comes back isn't what was sent") {
    let celsius = BehaviorRelay(value: 0)
    let fahrenheit = BehaviorRelay(value: 32)
    let bag = DisposeBag()

    celsius.skip(1).subscribe(onNext: { print("celsius \($0)") }).disposed(by: bag)
    celsius.distinctUntilChanged().map { $0 * 9 / 5 + 32 }
      .bind(to: fahrenheit).disposed(by: bag)
    fahrenheit.distinctUntilChanged().map { ($0 - 32) * 5 / 9 }
      .bind(to: celsius).disposed(by: bag)

    celsius.accept(21)
    print("\(celsius.value)°C is \(fahrenheit.value)°F")
  }

  listing("two-way", "two controls: with an echo, and without") {
    func bindBothWays(_ userInput: (TextField) -> Observable<String>) {
      let (celsius, fahrenheit) = (TextField(width: 4), TextField(width: 4))
      let bag = DisposeBag()
      userInput(celsius).compactMap { Int($0) }
        .map { "\($0 * 9 / 5 + 32)" }
        .bind(to: fahrenheit.rx.text).disposed(by: bag)
      userInput(fahrenheit).compactMap { Int($0) }
        .map { "\(($0 - 32) * 5 / 9)" }
        .bind(to: celsius.rx.text).disposed(by: bag)

      celsius.simulateTyping("21")
      print("21 typed:   \(celsius)°C is \(fahrenheit)°F")
      fahrenheit.simulateFocus()
      print("next field: \(celsius)°C is \(fahrenheit)°F")
    }

    print("with changed:")
    bindBothWays { $0.rx.text.orEmpty.changed.asObservable() }
    print("with editingChanged:")
    bindBothWays { field in
      field.rx.controlEvent(.editingChanged).compactMap { [weak field] in field?.text }
    }
  }

  listing("relay-and-field", "the field's first value is an echo") {
    func bindBothWays(_ city: BehaviorRelay<String>, _ userInput: (TextField) -> Observable<String>)
    {
      let field = TextField(width: 6)
      let bag = DisposeBag()
      city.subscribe(onNext: { print("  city: \($0)") }).disposed(by: bag)
      city.bind(to: field.rx.text).disposed(by: bag)
      userInput(field).bind(to: city).disposed(by: bag)

      field.simulateReplacing(with: "Lima")
      city.accept("Rome")
      print("  \(field)")
    }

    print("with the first value:")
    bindBothWays(BehaviorRelay(value: "Oslo")) { $0.rx.text.orEmpty.asObservable() }
    print("with the changes only:")
    bindBothWays(BehaviorRelay(value: "Oslo")) { $0.rx.text.orEmpty.changed.asObservable() }
  }
}
