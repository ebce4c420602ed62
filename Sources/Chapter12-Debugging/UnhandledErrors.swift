import ChapterKit
import RxLite

private enum NetworkError: Error { case offline }

func unhandledErrors() {
  listing("lost-error", "an error that nobody handles, and where it goes") {
    let before = Hooks.defaultErrorHandler
    Hooks.defaultErrorHandler = { _, error in print("nobody handled \(error)") }

    let answer = Observable<Int>.error(NetworkError.offline)
    _ = answer.subscribe(onNext: { print($0) })
    _ = answer.subscribe(onNext: { print($0) }, onError: { print("handled \($0)") })

    Hooks.defaultErrorHandler = before
  }
}
