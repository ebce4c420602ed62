import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends a request again after a failure that may be over soon, unless that could do its work twice.
func patientResponse(
  to request: URLRequest, maxAttempts: Int, scheduler: any SchedulerType,
  send: @escaping (URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)>
) -> Observable<(response: HTTPURLResponse, data: Data)> {
  let attempt = Observable.deferred { send(request) }
  guard ["GET", "HEAD", "PUT", "DELETE"].contains(request.httpMethod) else { return attempt }
  return
    attempt
    .map { answer in
      if isTransient(answer.response.statusCode) { throw TransientAnswer(answer: answer) }
      return answer
    }
    .retry(when: { (errors: Observable<any Error>) in
      errors.enumerated().flatMap { number, error -> Observable<Int> in
        guard number + 1 < maxAttempts, isTransient(error) else { return .error(error) }
        let seconds = (error as? TransientAnswer)?.seconds ?? 1 << number
        return .timer(.seconds(seconds), scheduler: scheduler)
      }
    })
    .catch { error in
      guard let last = error as? TransientAnswer else { return .error(error) }
      return .just(last.answer)
    }
}

/// An answer on its way to `retry(when:)`, which sees errors only.
private struct TransientAnswer: Error {
  let answer: (response: HTTPURLResponse, data: Data)

  /// The time that the server wants to be left alone.
  var seconds: Int? {
    answer.response.value(forHTTPHeaderField: "Retry-After").flatMap { Int($0) }
      .flatMap { $0 < 0 ? nil : $0 }
  }
}

private func isTransient(_ status: Int) -> Bool { status == 429 || 500...599 ~= status }

private func isTransient(_ error: any Error) -> Bool {
  switch error {
  case is TransientAnswer, RxError.timeout: true
  case let error as URLError: [.timedOut, .networkConnectionLost].contains(error.code)
  default: false
  }
}
