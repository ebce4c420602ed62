import ChapterKit
import RxLite

func oneErrorEndsAll() {
  listing("one-error", "it ends every sequence that depends on it", shows: "26") {
    let temperature = PublishSubject<Int>()
    let humidity = PublishSubject<Int>()
    let fahrenheit = temperature.map { $0 * 9 / 5 + 32 }
    let both = Observable.combineLatest(temperature, humidity) { "\($0)°C, \($1)%" }
    _ = fahrenheit.subscribe { print("fahrenheit", $0) }
    _ = both.subscribe { print("both", $0) }
    _ = humidity.subscribe { print("humidity", $0) }

    temperature.onNext(20)
    humidity.onNext(90)
    temperature.onError(NetworkError.offline)
    temperature.onNext(21)
    humidity.onNext(80)
  }
}
