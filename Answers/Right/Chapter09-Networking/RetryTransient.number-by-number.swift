// A function of the attempt's number, which waits and calls itself for the next attempt.

import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

func patientResponse(
  to request: URLRequest, maxAttempts: Int, scheduler: any SchedulerType,
  send: @escaping (URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)>
) -> Observable<(response: HTTPURLResponse, data: Data)> {
  typealias Answer = (response: HTTPURLResponse, data: Data)
  let isRepeated = ["GET", "HEAD", "PUT", "DELETE"].contains(request.httpMethod)
  func attempt(_ number: Int) -> Observable<Answer> {
    let isLast = !isRepeated || number == maxAttempts
    func next(after seconds: Int) -> Observable<Answer> {
      Observable<Int>.timer(.seconds(seconds), scheduler: scheduler)
        .flatMap { _ in attempt(number + 1) }
    }
    let usual = 1 << (number - 1)
    return Observable.deferred { send(request) }
      .map { answer in Result<Answer, any Error>.success(answer) }
      .catch { error in .just(.failure(error)) }
      .flatMap { result -> Observable<Answer> in
        switch result {
        case .success(let answer):
          guard !isLast, isTransient(answer.response.statusCode) else { return .just(answer) }
          let header = answer.response.value(forHTTPHeaderField: "Retry-After") ?? ""
          let seconds = Int(header).map { $0 < 0 ? usual : $0 } ?? usual
          return next(after: seconds)
        case .failure(let error):
          return !isLast && isTransient(error) ? next(after: usual) : .error(error)
        }
      }
  }
  return attempt(1)
}

private func isTransient(_ status: Int) -> Bool { status == 429 || 500...599 ~= status }

private func isTransient(_ error: any Error) -> Bool {
  switch error {
  case RxError.timeout: true
  case let error as URLError: [.timedOut, .networkConnectionLost].contains(error.code)
  default: false
  }
}
