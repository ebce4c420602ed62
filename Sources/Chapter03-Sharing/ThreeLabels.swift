import ChapterKit
import RxLite

/// A screen's three labels, which show a temperature until they are released.
final class Labels {
  private let bag = DisposeBag()

  func show(_ readings: Observable<Int>) {
    readings.subscribe(onNext: { degrees in print("celsius: \(degrees)°C") })
      .disposed(by: bag)
    readings.subscribe(onNext: { degrees in print("kelvin: \(degrees + 273) K") })
      .disposed(by: bag)
    readings.subscribe(onNext: { degrees in print("icon: \(degrees > 18 ? "T-shirt" : "jacket")") })
      .disposed(by: bag)
  }
}

func threeLabels() {
  listing("three-labels", "three subscriptions, three sensors", shows: "20") {
    let readings = thermometer()
    var labels: Labels? = Labels()
    labels?.show(readings)
    sleep(0.15)
    labels = nil
  }

  listing("one-sensor", "share() lets one run serve all labels", shows: "22 86") {
    let readings = thermometer().share()
    var labels: Labels? = Labels()
    labels?.show(readings)
    sleep(0.15)
    labels = nil
  }

  listing("below-share", "what stands below share is done for each subscriber", shows: "86") {
    let bag = DisposeBag()
    let texts = thermometer()
      .share()
      .map { degrees in
        print("format \(degrees)")
        return "\(degrees)°C"
      }
    texts.subscribe(onNext: { text in print("label: \(text)") }).disposed(by: bag)
    texts.subscribe(onNext: { text in print("title: \(text)") }).disposed(by: bag)
    sleep(0.05)
  }
}
