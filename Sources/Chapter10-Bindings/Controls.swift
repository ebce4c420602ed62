import ChapterKit
import ConsoleKit
import RxLite

func controls() {
  listing("both-sides", "a ControlProperty is read and set", shows: "55 58") {
    var choice: SegmentedControl? = SegmentedControl(["°C", "°F"])
    let unit: ControlProperty<Int> = choice!.rx.selectedSegmentIndex

    let subscription = unit.subscribe { print("unit: \($0)") }
    choice?.tap(segment: 1)

    let binding = Observable.just(0).bind(to: unit)
    print("bound: \(choice!)")

    let second = unit.subscribe { print("second: \($0)") }
    choice = nil
    for disposable in [subscription, binding, second] { disposable.dispose() }
  }

  listing("taps", "a ControlEvent has no value to begin with", shows: "56") {
    var button: Button? = Button("Locate")
    let tapped: ControlEvent<Void> = button!.rx.tap
    let count = BehaviorRelay(value: 0)
    let countLabel = Label()
    let bag = DisposeBag()

    count.map { "\($0) taps" }.bind(to: countLabel.rx.text).disposed(by: bag)
    tapped.map { count.value + 1 }.bind(to: count).disposed(by: bag)
    tapped.subscribe { print("tapped: \($0)") }.disposed(by: bag)

    print(countLabel)
    button?.tap()
    button?.tap()
    print(countLabel)
    button = nil
    withExtendedLifetime(bag) {}
  }
}
