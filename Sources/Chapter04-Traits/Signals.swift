import ChapterKit
import ConsoleKit
import RxLite

func signals() {
  listing("alert-as-driver", "a late subscriber receives an old tap", shows: "54") {
    let button = Button("Help")
    let taps: Driver<Void> = button.rx.tap.asDriver()

    _ = taps.drive(onNext: { print("alert: type a word") })
    button.tap()
    print("the user closes the alert, and opens the sidebar")
    _ = taps.drive(onNext: { print("sidebar: the help page") })
  }

  listing("alert-as-signal", "a late subscriber receives new taps only", shows: "54") {
    let button = Button("Help")
    let taps: Signal<Void> = button.rx.tap.asSignal()

    _ = taps.emit(onNext: { print("alert: type a word") })
    button.tap()
    print("the user closes the alert, and opens the sidebar")
    _ = taps.emit(onNext: { print("sidebar: the help page") })
    print("nothing happens, until the next tap")
    button.tap()
  }
}
