import ChapterKit
import ConsoleKit
import RxLite

// Declared as `drive` and `emit` are: for one kind of shared sequence each.
extension ObservableConvertibleType {
  fileprivate var ownMethod: String { "neither drive nor emit" }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  fileprivate var ownMethod: String { "drive" }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  fileprivate var ownMethod: String { "emit" }
}

func olderSignals() {
  listing("who-has-drive", "the compiler chooses by the type", shows: "53") {
    let names = Observable.of("Alice")
    print("Observable: \(names.ownMethod)")
    print("Driver: \(names.asDriver(onErrorJustReturn: "").ownMethod)")
    print("Signal: \(names.asSignal(onErrorJustReturn: "").ownMethod)")
  }

  listing("state-as-driver", "a late subscriber needs the name", shows: "B104 54") {
    let textField = TextField()
    let nameLabel = Label()
    let nameSizeLabel = Label()
    let bag = DisposeBag()

    let state: Driver<String?> = textField.rx.text.asDriver()

    let observer = nameLabel.rx.text
    state.drive(observer).disposed(by: bag)
    textField.simulateReplacing(with: "Alice")
    print("nameLabel: \(nameLabel)")

    // Suppose that this runs after the user has entered the name.
    let newObserver = nameSizeLabel.rx.text
    state.map { $0?.count.description }.drive(newObserver).disposed(by: bag)
    print("nameSizeLabel: \(nameSizeLabel)")
  }

  listing("event-as-driver", "a late subscriber receives an old tap", shows: "B108 54") {
    let screen = Screen("Alerts")
    let button = Button("Show")
    let bag = DisposeBag()
    func showAlert(_ message: String) { screen.present(alert: message) }

    let event: Driver<Void> = button.rx.tap.asDriver()

    let observer: () -> Void = { showAlert("alert 1") }
    event.drive(onNext: observer).disposed(by: bag)
    button.tap()
    print("after the tap: \(screen.alerts)")
    screen.dismissAlerts()

    // Suppose that this runs after the user has tapped the button.
    let newObserver: () -> Void = { showAlert("alert 2") }
    event.drive(onNext: newObserver).disposed(by: bag)
    print("on subscribing, without a tap: \(screen.alerts)")
  }

  listing("event-as-signal", "a late subscriber receives new taps only", shows: "B112 54") {
    let screen = Screen("Alerts")
    let button = Button("Show")
    let bag = DisposeBag()
    func showAlert(_ message: String) { screen.present(alert: message) }

    let event: Signal<Void> = button.rx.tap.asSignal()

    let observer: () -> Void = { showAlert("alert 1") }
    event.emit(onNext: observer).disposed(by: bag)
    button.tap()
    print("after the tap: \(screen.alerts)")
    screen.dismissAlerts()

    // Suppose that this runs after the user has tapped the button.
    let newObserver: () -> Void = { showAlert("alert 2") }
    event.emit(onNext: newObserver).disposed(by: bag)
    print("on subscribing, without a tap: \(screen.alerts)")
    button.tap()
    print("after the next tap: \(screen.alerts)")
  }
}
