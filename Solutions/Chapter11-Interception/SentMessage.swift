import RxLite

/// Sends the arguments of each call before and after the original method runs, and the lines of a log.
///
/// Each interceptor has subjects of its own, so the calls of different objects don't mix, and all complete
/// when the interceptor is released. If the method throws, the error leaves `call` before the second subject
/// sends, and only `defer` runs. `running` counts the calls that have begun and not ended.
final class Interceptor {
  private let sent = PublishSubject<[String]>()
  private let invoked = PublishSubject<[String]>()
  private let lines = PublishSubject<String>()
  private var running = 0

  /// Emits the arguments of each call, before the method runs.
  var sentMessage: Observable<[String]> { sent.asObservable() }

  /// Emits the arguments of each call, after the method has run.
  var methodInvoked: Observable<[String]> { invoked.asObservable() }

  /// Emits the lines of the log: one when a call begins, one when it ends.
  var trace: Observable<String> { lines.asObservable() }

  /// Calls the method, and reports it before and after.
  func call<Result>(_ arguments: [String], original: () throws -> Result) rethrows -> Result {
    let indent = String(repeating: "  ", count: running)
    let title = arguments.joined(separator: ", ")
    var mark = "!"
    running += 1
    lines.onNext("\(indent)> \(title)")
    defer {
      running -= 1
      lines.onNext("\(indent)\(mark) \(title)")
    }
    sent.onNext(arguments)
    let result = try original()
    invoked.onNext(arguments)
    mark = "<"
    return result
  }

  deinit {
    sent.onCompleted()
    invoked.onCompleted()
    lines.onCompleted()
  }
}
