import ChapterKit
import ConsoleKit
import RxLite

func signals() {
  listing("state-as-driver", "a name is state: who comes late wants to know it") {
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

  listing("event-as-driver", "a tap is an event: who comes late gets an old one") {
    let screen = Screen("Alerts")
    let button = Button("Show")
    let bag = DisposeBag()
    func showAlert(_ message: String) { screen.present(alert: message) }

    let event: Driver<Void> = button.rx.tap.asDriver()

    let observer: () -> Void = { showAlert("弹出提示框1") }
    event.drive(onNext: observer).disposed(by: bag)
    button.tap()
    print("after the tap: \(screen.alerts)")
    screen.dismissAlerts()

    // Suppose that this runs after the user has tapped the button.
    let newObserver: () -> Void = { showAlert("弹出提示框2") }
    event.drive(onNext: newObserver).disposed(by: bag)
    print("on subscribing, without a tap: \(screen.alerts)")
  }

  listing("event-as-signal", "as a Signal the old tap is over") {
    let screen = Screen("Alerts")
    let button = Button("Show")
    let bag = DisposeBag()
    func showAlert(_ message: String) { screen.present(alert: message) }

    let event: Signal<Void> = button.rx.tap.asSignal()

    let observer: () -> Void = { showAlert("弹出提示框1") }
    event.emit(onNext: observer).disposed(by: bag)
    button.tap()
    print("after the tap: \(screen.alerts)")
    screen.dismissAlerts()

    // Suppose that this runs after the user has tapped the button.
    let newObserver: () -> Void = { showAlert("弹出提示框2") }
    event.emit(onNext: newObserver).disposed(by: bag)
    print("on subscribing, without a tap: \(screen.alerts)")
    button.tap()
    print("after the next tap: \(screen.alerts)")
  }

  listing("signal-shares", "what they have in common: one run, and no error") {
    func show(_ name: String, _ hear: (Observable<String>) -> (String) -> any Disposable) {
      print("\(name):")
      let source = PublishSubject<String>()
      let work = Observable<String>.deferred {
        print("  the work begins")
        return source
      }
      let hear = hear(work)
      let first = hear("first")
      onAnotherThread { source.onNext("a") }
      runMainQueue()
      let second = hear("second")
      onAnotherThread { source.onError(Broken.pipe) }
      runMainQueue()
      first.dispose()
      second.dispose()
    }
    func tell(_ who: String, _ element: String) {
      print("  \(who): \(element), main thread: \(isOnMainThread())")
    }
    show("Driver") { work in
      let driver = work.asDriver(onErrorJustReturn: "sorry")
      return { who in driver.drive(onNext: { tell(who, $0) }) }
    }
    show("Signal") { work in
      let signal = work.asSignal(onErrorJustReturn: "sorry")
      return { who in signal.emit(onNext: { tell(who, $0) }) }
    }
  }
}
