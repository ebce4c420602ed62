import ChapterKit
import RxLite

func state() {
  listing("state-in-a-subject", "a finite source ends the subject that it is bound to", shows: "31")
  {
    let temperature = BehaviorSubject(value: 0)
    _ = temperature.subscribe { event in print("label: \(event)") }
    _ = todaysTemperature().subscribe(temperature)
    sleep(1)
    temperature.onNext(19)
    print("19 was sent")
  }

  listing("state-in-a-relay", "a relay can't end", shows: "31") {
    let temperature = BehaviorRelay(value: 0)
    _ = temperature.subscribe { event in print("label: \(event)") }
    _ = todaysTemperature().bind(to: temperature)
    sleep(1)
    temperature.accept(19)
    print("the value: \(temperature.value)")
  }

  listing("read-only", "a sequence to read, and nothing to write", shows: "31") {
    final class Settings {
      private let unitRelay = BehaviorRelay(value: "°C")
      var unit: Observable<String> { unitRelay.asObservable() }
      func useKelvin() { unitRelay.accept("K") }
    }

    let settings = Settings()
    _ = settings.unit.subscribe(onNext: { unit in print("label: 18 \(unit)") })
    settings.useKelvin()
  }
}
