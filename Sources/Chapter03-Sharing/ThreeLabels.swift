import ChapterKit
import RxLite

func threeLabels() {
  listing("three-labels", "three subscriptions, three requests", shows: "20") {
    let temperature = todaysTemperature()
    _ = temperature.subscribe(onNext: { degrees in print("celsius label: \(degrees)°C") })
    _ = temperature.subscribe(onNext: { degrees in print("kelvin label: \(degrees + 273) K") })
    _ = temperature.subscribe(onNext: { degrees in print(degrees > 15 ? "sun" : "snow") })
    sleep(1)
  }

  listing("one-request", "share() lets one run serve all of them", shows: "22 86") {
    let temperature = todaysTemperature().share()
    _ = temperature.subscribe(onNext: { degrees in print("celsius label: \(degrees)°C") })
    _ = temperature.subscribe(onNext: { degrees in print("kelvin label: \(degrees + 273) K") })
    _ = temperature.subscribe(onNext: { degrees in print(degrees > 15 ? "sun" : "snow") })
    sleep(1)
  }

  listing("below-share", "what stands below share is done for each subscriber", shows: "86") {
    let texts = todaysTemperature().share()
      .map { degrees in
        print("format \(degrees)")
        return "\(degrees)°C"
      }
    _ = texts.subscribe(onNext: { text in print("label: \(text)") })
    _ = texts.subscribe(onNext: { text in print("title: \(text)") })
    sleep(1)
  }
}
