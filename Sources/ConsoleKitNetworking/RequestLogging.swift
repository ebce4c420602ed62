import Foundation
import RxLite
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

private let shouldLog = Mutex<(URLRequest) -> Bool>({ _ in false })
private let output = Mutex(RequestLogOutput())

/// Where the log of requests reads the time, and where its lines go. RxCocoa has no such thing; a lesson
/// needs a clock that shows the same in each run.
public struct RequestLogOutput {
  /// The time of the clock on which the milliseconds are counted.
  public var now: () -> Date
  /// Prints a line.
  public var print: (String) -> Void

  /// Without arguments, the clock on the wall and standard output.
  public init(
    now: @escaping () -> Date = { Date() }, print: @escaping (String) -> Void = { Swift.print($0) }
  ) {
    (self.now, self.print) = (now, print)
  }
}

extension Reactive where Base == URLSession {
  /// Which requests are printed, each as a `curl` command over several lines, with its outcome.
  ///
  /// NB: In RxCocoa a debug build prints all of them unless it is told otherwise. Here it is none: a
  /// lesson prints what it says it prints.
  public static var shouldLogRequest: (URLRequest) -> Bool {
    get { shouldLog.withLock { $0 } }
    set { shouldLog.withLock { $0 = newValue } }
  }

  /// The clock and the printer of the log.
  public static var requestLogOutput: RequestLogOutput {
    get { output.withLock { $0 } }
    set { output.withLock { $0 = newValue } }
  }
}

/// A request that is to be printed when it is over.
struct RequestLogEntry {
  private let request: URLRequest
  private let output: RequestLogOutput
  private let start: Date

  /// - Returns: nil if this request isn't to be printed.
  init?(_ request: URLRequest) {
    guard URLSession.rx.shouldLogRequest(request) else { return nil }
    self.request = request
    output = URLSession.rx.requestLogOutput
    start = output.now()
  }

  func print(_ response: URLResponse?, _ error: (any Error)?) {
    output.print(curlCommand)
    output.print(outcome(response, error))
  }

  func outcome(_ response: URLResponse?, _ error: (any Error)?) -> String {
    let milliseconds = Int((output.now().timeIntervalSince(start) * 1000).rounded())
    if let response = response as? HTTPURLResponse {
      let word = 200..<300 ~= response.statusCode ? "Success" : "Failure"
      return "\(word) (\(milliseconds)ms): Status \(response.statusCode)"
    }
    guard let error else { return "<Unhandled response from server>" }
    let isCanceled = (error as? URLError)?.code == .cancelled
    return isCanceled
      ? "Canceled (\(milliseconds)ms)"
      : "Failure (\(milliseconds)ms): NSError > \(error as NSError)"
  }

  /// The command as RxCocoa writes it, but with the headers in the order of their names, which is the same
  /// in each run.
  var curlCommand: String {
    var text = "curl -X \(request.httpMethod ?? "GET") "
    if let body = request.httpBody.flatMap({ String(data: $0, encoding: .utf8) }) {
      text += "-d \(quoted(body)) "
    }
    for (name, value) in (request.allHTTPHeaderFields ?? [:]).sorted(by: { $0.key < $1.key }) {
      text += "\n    -H \(quoted("\(name): \(value)")) "
    }
    return text + "\n\(quoted(request.url?.absoluteString ?? "<unknown url>")) -i -v"
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }
}
