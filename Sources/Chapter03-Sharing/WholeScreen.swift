import ChapterKit
import RxLite

func wholeScreen() {
  listing("whole-screen", "a sensor, a setting, an icon that comes and goes", shows: "37") {
    let unit = BehaviorRelay(value: "°C")
    let readings = thermometer().share(replay: 1)
    var screen: DisposeBag? = DisposeBag()

    readings.subscribe(onNext: { degrees in print("label: \(degrees)°") })
      .disposed(by: screen!)
    unit.subscribe(onNext: { name in print("button: \(name)") })
      .disposed(by: screen!)
    sleep(0.15)

    print("the icon appears")
    let icon = readings.map { degrees in degrees > 15 ? "sun" : "snow" }
      .subscribe(onNext: { name in print("icon: \(name)") })
    unit.accept("K")
    sleep(0.1)

    print("the icon leaves")
    icon.dispose()
    sleep(0.1)

    print("the screen closes")
    screen = nil
  }
}
