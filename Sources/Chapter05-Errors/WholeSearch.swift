import ChapterKit
import ConsoleKit
import RxLite

func wholeSearch() {
  listing("impatient", "the next text comes while an attempt waits", shows: "36 70") {
    let service = WeatherService()
    let texts = PublishSubject<String>()
    _ = texts.flatMapLatest { city in
      service.weather(in: city).retry(when: { errors in
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

  listing("whole-search", "a right answer for each text of the ride", shows: "36 70 99") {
    let service = WeatherService()
    let field = TextField()
    let bag = DisposeBag()
    var cache: [String: String] = [:]

    func answer(for city: String) -> Observable<String> {
      service.weather(in: city)
        .retry(when: { errors in
          errors.enumerated().flatMap { number, error -> Observable<Int> in
            guard case NetworkError.offline = error, number < 2 else { return .error(error) }
            return .timer(.seconds(number + 1), scheduler: clock.scheduler)
          }
        })
        .observe(on: MainScheduler.instance)
        .do(onNext: { weather in cache[city] = weather })
        .catch { error in
          guard case NetworkError.offline = error, let known = cache[city] else { throw error }
          return .just("\(known), some time ago")
        }
    }

    let answers: Driver<Result<String, any Error>> = field.rx.text.orEmpty.asDriver()
      .flatMapLatest { city in
        city.isEmpty
          ? .empty()
          : answer(for: city)
            .map { weather in .success(weather) }
            .asDriver(onErrorRecover: { error in .just(.failure(error)) })
      }
    answers
      .drive(onNext: { answer in
        switch answer {
        case .success(let weather): print("label: \(weather)")
        case .failure(let error): print("alert: \(error)")
        }
      })
      .disposed(by: bag)

    let ride = [("Lima", 0), ("Atlantis", 0), ("Lima", 3), ("Oslo", 1), ("Shanghai", 3)]
    for (city, failures) in ride {
      print("typed \(city) (\(failures) × offline)")
      service.failNext(failures)
      field.simulateReplacing(with: city)
      sleep(5)
    }
  }
}
