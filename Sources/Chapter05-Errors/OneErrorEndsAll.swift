import ChapterKit
import RxLite

func oneErrorEndsAll() {
  listing("one-error", "it ends every sequence that depends on it") {
    let temperature = PublishSubject<Int>()
    let humidity = PublishSubject<Int>()

    let fahrenheit = temperature.map { $0 * 9 / 5 + 32 }
    let both = Observable.combineLatest(temperature, humidity) { "\($0)°C, \($1)%" }
    _ = fahrenheit.subscribe { print("fahrenheit", $0) }
    _ = both.subscribe { print("both", $0) }

    temperature.onNext(20)
    humidity.onNext(90)
    temperature.onError(NetworkError.offline)

    print("has humidity observers? \(humidity.hasObservers)")
    temperature.onNext(21)
    humidity.onNext(80)
  }

  listing("others-go-on", "what does not depend on it is not touched") {
    let temperature = PublishSubject<Int>()
    let humidity = PublishSubject<Int>()
    _ = temperature.subscribe { print("temperature", $0) }
    let subscription = humidity.subscribe { print("humidity", $0) }

    temperature.onError(NetworkError.offline)
    humidity.onNext(80)
    subscription.dispose()
  }

  listing("thrown-error", "what your closure throws ends it just as well") {
    let words = PublishSubject<String>()
    let numbers = words.map { word -> Int in
      guard let number = Int(word) else { throw NotANumber(word: word) }
      return number
    }
    _ = numbers.subscribe { print($0) }

    words.onNext("1")
    words.onNext("two")
    words.onNext("3")
    print("has words observers? \(words.hasObservers)")
  }
}

/// What `map` throws above.
private struct NotANumber: Error, CustomStringConvertible {
  let word: String
  var description: String { "“\(word)” is not a number" }
}
