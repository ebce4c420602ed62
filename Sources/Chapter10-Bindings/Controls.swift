import ChapterKit
import ConsoleKit
import RxLite

func controls() {
  listing("when-it-emits", "what makes a field emit", shows: "55 58") {
    let field = TextField(width: 4)
    let stored = BehaviorRelay(value: "20")
    _ = stored.bind(to: field.rx.text)
    print("- someone subscribes")
    _ = field.rx.text.orEmpty.subscribe(onNext: { text in print("emitted: \(text)") })

    print("- a binding sets 21")
    stored.accept("21")
    print("- the user types 5")
    field.simulateTyping("5")
    print("- a binding sets 22")
    stored.accept("22")
    print("- the cursor leaves the field")
    field.simulateLeaving()
  }

  listing("running", "a spinner while something is saved", shows: "66") {
    let button = Button("Save")
    let spinner = Spinner()
    let bag = DisposeBag()

    let taps = button.rx.tap.asObservable()
    let saved = taps.flatMapFirst {
      print("save")
      return Observable.just("saved").delay(.milliseconds(400), scheduler: clock.scheduler)
    }
    let running = Observable.merge(taps.map { true }, saved.map { _ in false })
      .distinctUntilChanged()
      .share()
    running.bind(to: spinner.rx.isAnimating).disposed(by: bag)
    running.subscribe(onNext: { isRunning in print("running: \(isRunning)") }).disposed(by: bag)

    button.tap()
    sleep(0.1)
    button.tap()
    sleep(1)
  }
}
