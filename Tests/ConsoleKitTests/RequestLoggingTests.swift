import Foundation
import RxLite
import Testing

@testable import ConsoleKitNetworking

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.serialized) struct RequestLoggingTests {
  private var request: URLRequest {
    var request = URLRequest(url: URL(string: "http://logged.example/a?b=c")!)
    request.httpMethod = "POST"
    request.httpBody = Data(#"say "hi""#.utf8)
    request.setValue("text/plain", forHTTPHeaderField: "Accept")
    request.setValue("x", forHTTPHeaderField: "Via")
    return request
  }

  /// Asks for the log of this suite's requests alone.
  private func logged<Result>(_ body: (RequestLogEntry) throws -> Result) throws -> Result {
    URLSession.rx.shouldLogRequest = { $0.url?.host == "logged.example" }
    defer { URLSession.rx.shouldLogRequest = { _ in false } }
    return try body(#require(RequestLogEntry(request)))
  }

  @Test func `no request is printed unless the program asks for it`() {
    #expect(RequestLogEntry(request) == nil)
  }

  @Test func `a request is printed as a curl command, in the lines of RxCocoa`() throws {
    let command = try logged(\.curlCommand)
    let lines = [
      #"curl -X POST -d "say \"hi\"" "#,
      #"    -H "Accept: text/plain" "#,
      #"    -H "Via: x" "#,
      #""http://logged.example/a?b=c" -i -v"#,
    ]
    #expect(command == lines.joined(separator: "\n"))
  }

  @Test(arguments: [(200, "Success"), (404, "Failure")])
  func `what came of it is printed`(status: Int, word: String) throws {
    let response = HTTPURLResponse(
      url: request.url!, statusCode: status, httpVersion: nil, headerFields: nil)
    let outcome = try logged { $0.outcome(response, nil) }
    #expect(outcome.hasPrefix("\(word) ("))
    #expect(outcome.hasSuffix("ms): Status \(status)"))
  }

  @Test func `a canceled request and one that fails are printed`() throws {
    let canceled = try logged { $0.outcome(nil, URLError(.cancelled)) }
    #expect(canceled.hasPrefix("Canceled ("))
    #expect(canceled.hasSuffix("ms)"))
    let failed = try logged { $0.outcome(nil, URLError(.timedOut)) }
    #expect(failed.hasPrefix("Failure ("))
    #expect(failed.contains("ms): NSError > Error Domain=NSURLErrorDomain Code=-1001"))
  }

  @Test func `the milliseconds are those of the given clock`() throws {
    var lines: [String] = []
    var now = Date(timeIntervalSinceReferenceDate: 0)
    URLSession.rx.requestLogOutput = RequestLogOutput(now: { now }, print: { lines.append($0) })
    defer { URLSession.rx.requestLogOutput = RequestLogOutput() }
    let response = HTTPURLResponse(
      url: request.url!, statusCode: 200, httpVersion: nil, headerFields: nil)
    try logged { entry in
      now += 0.12
      entry.print(response, nil)
    }
    #expect(lines.count == 2)
    #expect(lines.last == "Success (120ms): Status 200")
  }
}
