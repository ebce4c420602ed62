// One subject of moments, so one sequence keeps the order of all of them.
import RxLite

final class Interceptor {
  private enum Moment { case line(String), sent([String]), invoked([String]) }

  private let moments = PublishSubject<Moment>()
  private var indent = ""

  var sentMessage: Observable<[String]> {
    moments.compactMap { if case .sent(let arguments) = $0 { arguments } else { nil } }
  }

  var methodInvoked: Observable<[String]> {
    moments.compactMap { if case .invoked(let arguments) = $0 { arguments } else { nil } }
  }

  var trace: Observable<String> {
    moments.compactMap { if case .line(let line) = $0 { line } else { nil } }
  }

  func call<Result>(_ arguments: [String], original: () throws -> Result) rethrows -> Result {
    let title = arguments.joined(separator: ", ")
    moments.onNext(.line("\(indent)> \(title)"))
    indent += "  "
    do {
      moments.onNext(.sent(arguments))
      let result = try original()
      moments.onNext(.invoked(arguments))
      end("< \(title)")
      return result
    } catch {
      end("! \(title)")
      throw error
    }
  }

  private func end(_ line: String) {
    indent.removeLast(2)
    moments.onNext(.line(indent + line))
  }

  deinit { moments.onCompleted() }
}
