import ChapterKit
import RxLite

func unhandledErrors() {
  listing("nobody-listens", "without onError, the default error handler gets it") {
    let handler = Hooks.defaultErrorHandler
    defer { Hooks.defaultErrorHandler = handler }
    Hooks.defaultErrorHandler = { _, error in print("nobody handled: \(error)") }

    let temperature = PublishSubject<Int>()
    _ = temperature.subscribe(onNext: { print("first", $0) })
    _ = temperature.subscribe(
      onNext: { print("second", $0) }, onError: { print("second failed: \($0)") })
    _ = temperature.subscribe { print("third", $0) }

    temperature.onNext(20)
    temperature.onError(NetworkError.offline)
  }

  listing("who-subscribed", "it can be told where the subscription was made") {
    let handler = Hooks.defaultErrorHandler
    let capture = Hooks.customCaptureSubscriptionCallstack
    defer {
      Hooks.defaultErrorHandler = handler
      Hooks.customCaptureSubscriptionCallstack = capture
      Hooks.recordCallStackOnError = false
    }
    Hooks.defaultErrorHandler = { callStack, error in
      print("\(error), subscribed in:", callStack)
    }
    // By itself it would capture the real stack, whose lines differ from machine to machine.
    Hooks.customCaptureSubscriptionCallstack = { ["a place that this listing made up"] }

    func failing() -> Observable<Int> { return Observable.error(NetworkError.offline) }
    _ = failing().subscribe(onNext: { print($0) })
    Hooks.recordCallStackOnError = true
    _ = failing().subscribe(onNext: { print($0) })
  }
}
