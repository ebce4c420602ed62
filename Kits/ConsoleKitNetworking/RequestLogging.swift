import Foundation
import RxLite
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

private let shouldLog = Mutex<(URLRequest) -> Bool>({ _ in false })
private let output = Mutex(RequestLogOutput())

/// The clock of the request log, and the destination of its lines. RxCocoa has no such setting; a lesson
/// needs a clock that shows the same in each run.
public struct RequestLogOutput {
  /// Returns the current time, by which the milliseconds are counted.
  public var now: () -> Date
  /// Prints a line.
  public var print: (String) -> Void

  /// Creates a setting. Without arguments, it uses the system's clock and standard output.
  public init(
    now: @escaping () -> Date = { Date() }, print: @escaping (String) -> Void = { Swift.print($0) }
  ) {
    (self.now, self.print) = (now, print)
  }
}

extension Reactive where Base == URLSession {
  /// Returns whether to print a request, as a `curl` command over several lines, with its outcome.
  ///
  /// NB: In RxCocoa, a debug build prints all requests by default. Here none is printed, since a lesson
  /// prints only what it shows.
  public static var shouldLogRequest: (URLRequest) -> Bool {
    get { shouldLog.withLock { $0 } }
    set { shouldLog.withLock { $0 = newValue } }
  }

  /// The clock and the output of the log.
  public static var requestLogOutput: RequestLogOutput {
    get { output.withLock { $0 } }
    set { output.withLock { $0 = newValue } }
  }
}

/// A request that is printed when it has ended.
struct RequestLogEntry {
  private let request: URLRequest
  private let output: RequestLogOutput
  private let start: Date

  /// - Returns: `nil` if this request isn't to be printed.
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
