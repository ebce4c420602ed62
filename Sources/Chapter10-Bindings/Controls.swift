import ChapterKit
import ConsoleKit
import RxLite

func controls() {
  listing("both-sides", "a ControlProperty is read and set", shows: "55 58") {
    let unit = SegmentedControl(["°C", "°F"])
    unit.selectedSegmentIndex = 0
    _ = unit.rx.selectedSegmentIndex.subscribe(onNext: { index in print("emitted: \(index)") })
    unit.tap(segment: 1)

    let stored = BehaviorRelay(value: 0)
    _ = stored.bind(to: unit.rx.selectedSegmentIndex)
    print(unit)
  }

  listing("running", "a spinner while something is saved", shows: "66") {
    let button = Button("Save")
    let spinner = Spinner()
    let bag = DisposeBag()

    let taps = button.rx.tap.asObservable().share()
    let saved = taps.flatMapFirst {
      Observable.just("saved").delay(.milliseconds(400), scheduler: clock.scheduler)
    }
    .share()
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
