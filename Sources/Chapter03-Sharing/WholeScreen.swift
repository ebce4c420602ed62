import ChapterKit
import RxLite

func wholeScreen() {
  listing("whole-screen", "one sensor, a setting, and labels that come and go", shows: "37") {
    let unit = BehaviorRelay(value: "°C")
    let readings = thermometer().share(replay: 1)
    var screen: DisposeBag? = DisposeBag()

    readings.map { degrees in unit.value == "K" ? "\(degrees + 273) K" : "\(degrees) °C" }
      .subscribe(onNext: { text in print("label: \(text)") })
      .disposed(by: screen!)
    sleep(0.15)

    print("the icon appears")
    readings.map { degrees in degrees > 18 ? "sun" : "cloud" }
      .subscribe(onNext: { name in print("icon: \(name)") })
      .disposed(by: screen!)
    unit.accept("K")
    sleep(0.1)

    print("the screen closes")
    screen = nil
  }
}
