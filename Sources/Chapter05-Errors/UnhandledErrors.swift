import ChapterKit
import RxLite

func unhandledErrors() {
  listing("unhandled", "without onError, the default error handler is called") {
    let handler = Hooks.defaultErrorHandler
    defer { Hooks.defaultErrorHandler = handler }
    Hooks.defaultErrorHandler = { _, error in print("nobody handled: \(error)") }

    let temperature = PublishSubject<Int>()
    _ = temperature.subscribe(onNext: { print("first: \($0)") })
    _ = temperature.subscribe(
      onNext: { print("second: \($0)") }, onError: { print("second failed: \($0)") })
    _ = temperature.subscribe { print("third: \($0)") }

    temperature.onNext(20)
    temperature.onError(NetworkError.offline)
  }
}
