import ChapterKit
import RxLite

func silence() {
  listing("hooked-screen", "the hook, and two labels that stay empty") {
    let handler = Hooks.defaultErrorHandler
    defer { Hooks.defaultErrorHandler = handler }
    Hooks.defaultErrorHandler = { _, error in print("nobody handled: \(error)") }

    let screen = HeatingScreen()
    screen.open(House())
    sleep(10)
    print("garden \(screen.garden), cellar \(screen.cellar)")
  }

  listing("try-the-hook", "two subscriptions without an onError") {
    let handler = Hooks.defaultErrorHandler
    defer { Hooks.defaultErrorHandler = handler }
    Hooks.defaultErrorHandler = { _, error in print("nobody handled: \(error)") }

    let screen = HeatingScreen()
    let offline = Observable<String>.error(SensorError.offline)
    print("onNext alone:")
    _ = offline.subscribe(onNext: { text in screen.cellar.text = text })
    print("with an object:")
    _ = offline.subscribe(with: screen, onNext: { screen, text in screen.cellar.text = text })
    print("done")
  }

  listing("garden-and-cellar", "a probe on each of the two requests", shows: "29") {
    let house = House()
    let screen = HeatingScreen()
    _ = house.garden().debug("garden")
      .subscribe(with: screen, onNext: { screen, text in screen.garden.text = text })
    _ = house.cellar().debug("cellar")
      .subscribe(with: screen, onNext: { screen, text in screen.cellar.text = text })
    sleep(10)
  }

  listing("alarm", "work that is due later, and cancelled by an answer") {
    func watch(_ name: String, _ answer: Observable<String>) {
      let alarm = clock.scheduler.scheduleRelative((), dueTime: .seconds(5)) {
        print("\(name): nothing for 5 s")
        return Disposables.create()
      }
      _ = answer.subscribe(
        onNext: { text in
          alarm.dispose()
          print("\(name): \(text)")
        },
        onError: { error in print("\(name): \(error)") },
        onDisposed: { alarm.dispose() })
    }

    let house = House()
    watch("garden", house.garden())
    watch("cellar", house.cellar())
    watch("attic", .just("12 °C").delay(.seconds(2), scheduler: clock.scheduler))
    sleep(10)
  }
}
