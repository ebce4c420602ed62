import ChapterKit
import RxLite

func wholeSearch() {
  listing("impatient", "the next text comes while an attempt waits", shows: "36 70") {
    let service = WeatherService()
    let texts = PublishSubject<String>()
    _ = texts.flatMapLatest { city in
      service.weather(in: city)
        .retry(when: { (errors: Observable<any Error>) in
          errors.flatMap { _ in Observable<Int>.timer(.seconds(1), scheduler: clock.scheduler) }
        })
    }
    .subscribe { print("label:", $0) }

    service.failNext(1)
    texts.onNext("Lima")
    sleep(0.5)
    texts.onNext("Oslo")
    sleep(5)
  }

  listing("whole-search", "the search that answers each text", shows: "36 70 99") {
    let service = WeatherService()
    let texts = PublishSubject<String>()
    var cache: [String: String] = [:]

    func weather(in city: String) -> Observable<String> {
      service.weather(in: city)
        .retry(when: { (errors: Observable<any Error>) in
          errors.enumerated().flatMap { number, error -> Observable<Int> in
            guard case NetworkError.offline = error, number < 2 else { return .error(error) }
            return .timer(.seconds(number + 1), scheduler: clock.scheduler)
          }
        })
        .do(onNext: { weather in cache[city] = weather })
        .catch { error in
          guard let known = cache[city] else { throw error }
          return .just("\(known), some time ago")
        }
    }

    let answers = texts.flatMapLatest { city in
      weather(in: city)
        .map { weather in Result<String, any Error>.success(weather) }
        .catch { error in .just(.failure(error)) }
    }
    _ = answers.subscribe(onNext: { answer in
      switch answer {
      case .success(let weather): print("label: \(weather)")
      case .failure(let error): print("alert: \(error)")
      }
    })

    for (city, failures) in [("Lima", 1), ("Atlantis", 0), ("Lima", 3), ("Oslo", 3), ("Oslo", 0)] {
      print("typed \(city) (\(failures) × offline)")
      service.failNext(failures)
      texts.onNext(city)
      sleep(5)
    }
  }
}
