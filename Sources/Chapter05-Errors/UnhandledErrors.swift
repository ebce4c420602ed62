import ChapterKit
import RxLite

func unhandledErrors() {
  listing("unhandled", "without onError, the default error handler is called") {
    let handler = Hooks.defaultErrorHandler
    defer { Hooks.defaultErrorHandler = handler }
    Hooks.defaultErrorHandler = { _, error in print("nobody handled: \(error)") }

    let answer = WeatherService().weather(in: "Atlantis")
    _ = answer.subscribe(onNext: { print("first: \($0)") })
    sleep(1)
    _ = answer.subscribe(
      onNext: { print("second: \($0)") }, onError: { print("second failed: \($0)") })
    sleep(1)
    _ = answer.subscribe { print("third: \($0)") }
    sleep(1)
  }
}
