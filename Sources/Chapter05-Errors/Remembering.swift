import ChapterKit
import RxLite

func remembering() {
  listing("cache-as-argument", "an argument is evaluated before there is an answer", shows: "68") {
    let service = WeatherService()
    var cache: [String: String] = [:]
    let answer = service.weather(in: "Lima")
      .do(onNext: { weather in cache["Lima"] = weather })
      .catchAndReturn(cache["Lima"] ?? "no older answer")

    for failures in [0, 1] {
      print("\(failures) × offline")
      service.failNext(failures)
      _ = answer.subscribe { print("label:", $0) }
      sleep(1)
    }
  }

  listing("fill-the-cache", "an older answer, where there is one", shows: "68") {
    let service = WeatherService()
    var cache: [String: String] = [:]
    let answer = service.weather(in: "Lima")
      .do(onNext: { weather in cache["Lima"] = weather })
      .catch { error in
        guard case NetworkError.offline = error, let known = cache["Lima"] else { throw error }
        return .just("\(known), some time ago")
      }

    for failures in [1, 0, 1] {
      print("\(failures) × offline")
      service.failNext(failures)
      _ = answer.subscribe { print("label:", $0) }
      sleep(1)
    }
  }
}
