// One subject of moments, so one sequence keeps the order of all of them.
import ConsoleKit
import RxLite

extension Reactive where Base: LifetimeOwner & ReactiveCompatible {
  var sentMessage: Observable<[String]> {
    calls.moments.compactMap { if case .sent(let arguments) = $0 { arguments } else { nil } }
  }

  var methodInvoked: Observable<[String]> {
    calls.moments.compactMap { if case .invoked(let arguments) = $0 { arguments } else { nil } }
  }

  func trace<Value>(_ keyPath: KeyPath<Base, Value>) -> Observable<String> {
    weak let object = base
    return calls.moments.compactMap { moment in
      guard case .line(let line) = moment, let object else { return nil }
      return "\(line) [\(object[keyPath: keyPath])]"
    }
  }

  func call<Result>(_ arguments: [String], original: () throws -> Result) rethrows -> Result {
    let title = arguments.joined(separator: ", ")
    calls.begin("> \(title)")
    do {
      calls.moments.onNext(.sent(arguments))
      let result = try original()
      calls.moments.onNext(.invoked(arguments))
      calls.end("< \(title)")
      return result
    } catch {
      calls.end("! \(title)")
      throw error
    }
  }

  private var calls: Calls { AssociatedObjects.object(for: base, key: 0) { Calls() } }
}

private final class Calls {
  enum Moment { case line(String), sent([String]), invoked([String]) }

  let moments = PublishSubject<Moment>()
  private var indent = ""

  func begin(_ line: String) {
    let line = indent + line
    indent += "  "
    moments.onNext(.line(line))
  }

  func end(_ line: String) {
    indent.removeLast(2)
    moments.onNext(.line(indent + line))
  }

  deinit { moments.onCompleted() }
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
