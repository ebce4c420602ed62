import ConsoleKit
import RxLite

extension Reactive where Base: LifetimeOwner & ReactiveCompatible {
  /// Emits the arguments of each call, before the method runs.
  var sentMessage: Observable<[String]> { interceptor.sentMessage }

  /// Emits the arguments of each call, after the method has run.
  var methodInvoked: Observable<[String]> { interceptor.methodInvoked }

  /// Emits the lines of the log: one when a call begins, one when it ends.
  ///
  /// A subscription is held by the interceptor, and so by the table. If it held the object, that
  /// would never be released.
  func trace<Value>(_ keyPath: KeyPath<Base, Value>) -> Observable<String> {
    interceptor.trace.compactMap { [weak base] line in
      base.map { base in "\(line) [\(base[keyPath: keyPath])]" }
    }
  }

  /// Calls the method, and reports it before and after.
  func call<Result>(_ arguments: [String], original: () throws -> Result) rethrows -> Result {
    try interceptor.call(arguments, original: original)
  }

  /// A call makes it as well, and not only an observer: calls have to be counted from the first one.
  private var interceptor: Interceptor {
    AssociatedObjects.object(for: base, key: "calls") { Interceptor() }
  }
}

/// Sends the arguments of each call before and after the original method runs, and the lines of a log.
///
/// It is attached to one object, so the calls of different objects don't mix, and all sequences complete
/// when the object is released. If the method throws, the error leaves `call` before the second subject
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

/// The screen of a mail app. Each part of the app that sets the title says its name.
final class MailScreen: LifetimeOwner, ReactiveCompatible {
  let lifetime = LifetimeToken()
  var title = "Mail"
  var isOnline = true

  func setTitle(_ title: String, by part: String) throws {
    try rx.call([title, part]) {
      guard isOnline else { throw RxError.timeout }
      self.title = title
    }
  }

  /// The part that sets the wrong title.
  static let culprit = "badge"
}
