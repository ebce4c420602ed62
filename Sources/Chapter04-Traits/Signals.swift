import ChapterKit
import ConsoleKit
import RxLite

func signals() {
  listing("alert-as-driver", "a late subscriber receives an old tap", shows: "54") {
    let button = Button("Help")
    let bag = DisposeBag()
    let taps: Driver<Void> = button.rx.tap.asDriver()

    taps.drive(onNext: { print("first: an alert") }).disposed(by: bag)
    button.tap()
    print("the user closes the alert")
    taps.drive(onNext: { print("second: an alert") }).disposed(by: bag)
  }

  listing("alert-as-signal", "a late subscriber receives new taps only", shows: "54") {
    let button = Button("Help")
    let bag = DisposeBag()
    let taps: Signal<Void> = button.rx.tap.asSignal()

    taps.emit(onNext: { print("first: an alert") }).disposed(by: bag)
    button.tap()
    print("the user closes the alert")
    taps.emit(onNext: { print("second: an alert") }).disposed(by: bag)
    print("nothing happens, until the next tap")
    button.tap()
  }
}
