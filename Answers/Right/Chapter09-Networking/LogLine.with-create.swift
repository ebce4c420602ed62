// `create`: a closure sees all events, and the disposable writes what is left to say.

import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension ObservableType where Element == (response: HTTPURLResponse, data: Data) {
  /// Logs how each subscription went, in a line without secrets.
  func logged(
    _ request: URLRequest, scheduler: any SchedulerType, log: @escaping (String) -> Void
  ) -> Observable<Element> {
    .create { observer in
      let line = OnlyLine(request, scheduler, log)
      let subscription = subscribe { event in
        switch event {
        case .next(let answer):
          line.write("\(answer.response.statusCode), \(answer.data.count) bytes")
        case .error(let error): line.write(name(of: error))
        case .completed: line.write("no answer")
        }
        observer.on(event)
      }
      return Disposables.create {
        subscription.dispose()
        line.write("cancelled")
      }
    }
  }
}

/// The line of one subscription. What is written first counts.
private final class OnlyLine {
  private let request: URLRequest
  private let scheduler: any SchedulerType
  private let log: (String) -> Void
  private let start: Date
  private let lock = NSLock()
  private var isWritten = false

  init(_ request: URLRequest, _ scheduler: any SchedulerType, _ log: @escaping (String) -> Void) {
    (self.request, self.scheduler, self.log) = (request, scheduler, log)
    start = scheduler.now
  }

  func write(_ outcome: String) {
    let isFirst = lock.withLock {
      defer { isWritten = true }
      return !isWritten
    }
    guard isFirst else { return }
    let time = Int((scheduler.now.timeIntervalSince(start) * 1000).rounded())
    log("\(request.httpMethod ?? "GET") \(address(of: request)): \(outcome), \(time) ms")
  }
}

/// What may be shown is chosen here: a list of what must be left out would never be complete.
private func address(of request: URLRequest) -> String {
  guard let url = request.url,
    let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
  else { return "" }
  let names = parts.queryItems.map { items in
    "?" + items.map(\.name).joined(separator: "&")
  }
  return (parts.host ?? "") + parts.path + (names ?? "")
}

private func name(of error: any Error) -> String {
  if let error = error as? URLError { return "URLError \(error.code.rawValue)" }
  return "\(type(of: error))"
}
