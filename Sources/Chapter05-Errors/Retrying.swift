import ChapterKit
import RxLite

func retrying() {
  listing("retry-3", "three attempts, the first one included", shows: "69") {
    let service = WeatherService()
    let answer = service.weather(in: "Lima").retry(3)

    print("two requests will fail")
    service.failNext(2)
    _ = answer.subscribe { print("label:", $0) }
    sleep(1)

    print("three requests will fail")
    service.failNext(3)
    _ = answer.subscribe { print("label:", $0) }
    sleep(1)
  }

  listing("catch-then-retry", "after a catch, retry never sees an error", shows: "69") {
    let service = WeatherService()
    let answer = service.weather(in: "Lima").catchAndReturn("no network").retry(3)

    service.failNext(1)
    _ = answer.subscribe { print("label:", $0) }
    sleep(1)
  }

  listing("retry-then-catch", "before a catch, retry sees each error", shows: "69") {
    let service = WeatherService()
    let answer = service.weather(in: "Lima").retry(3).catchAndReturn("no network")

    service.failNext(1)
    _ = answer.subscribe { print("label:", $0) }
    sleep(1)
  }

  listing("seen-twice", "what an attempt emits before it fails is not taken back") {
    let service = WeatherService()
    let answer = service.weather(in: "Lima").startWith("loading").retry(3)

    service.failNext(1)
    _ = answer.subscribe { print("label:", $0) }
    sleep(1)
  }

  listing("retry-outside", "retry after the search repeats the request that failed", shows: "36") {
    let service = WeatherService()
    let texts = BehaviorRelay(value: "Lima")
    _ = texts.flatMapLatest { city in service.weather(in: city) }
      .retry(3)
      .subscribe { print("label:", $0) }
    sleep(1)

    for city in ["Atlantis", "Oslo"] {
      print("typed \(city)")
      texts.accept(city)
      sleep(1)
    }
  }

  listing("retry-a-subject", "a subject that has failed fails each attempt") {
    let temperature = PublishSubject<Int>()
    _ = temperature.do(onSubscribe: { print("attempt") })
      .retry(3)
      .subscribe { print($0) }

    temperature.onNext(20)
    temperature.onError(NetworkError.offline)
    temperature.onNext(21)
  }
}
