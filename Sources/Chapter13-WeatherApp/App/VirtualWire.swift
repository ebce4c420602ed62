import Dispatch
import Foundation
import RxLite
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends real requests in virtual time: the bytes go to the server and back, and a scheduler decides when an
/// answer arrives.
///
/// The thread waits while bytes are being sent, so a program does the same in each run. All its requests are
/// made on one thread.
final class VirtualWire: @unchecked Sendable {
  private let scheduler: any SchedulerType
  /// The request that is being sent to the server.
  private let sent = Mutex<SentRequest?>(nil)

  init(scheduler: any SchedulerType) { self.scheduler = scheduler }

  /// Holds an answer back until it is due. The server calls it instead of waiting.
  func hold(_ seconds: Double, _ release: @escaping @Sendable () -> Void) {
    sent.withLock { $0 }?.hold(seconds, release)
  }

  /// Sends a request at each subscription, and emits the answer when it is due.
  func response(request: URLRequest) -> Observable<ApiController.Answer> {
    .create { [self] observer in
      let sentRequest = SentRequest()
      sent.withLock { $0 = sentRequest }
      let task = URLSession.shared.dataTask(with: request) { data, response, error in
        sentRequest.end(data, response as? HTTPURLResponse, error)
      }
      task.resume()
      let seconds = sentRequest.waitForArrival()
      let delivery = scheduler.scheduleRelative(
        (), dueTime: .milliseconds(Int(seconds * 1000))
      ) {
        switch sentRequest.waitForAnswer() {
        case .success(let answer):
          observer.onNext(answer)
          observer.onCompleted()
        case .failure(let error):
          observer.onError(error)
        }
        return Disposables.create()
      }
      return Disposables.create(delivery, Disposables.create(with: task.cancel))
    }
  }
}

/// A request whose answer hasn't arrived yet.
private final class SentRequest: Sendable {
  private struct State {
    var seconds: Double?
    var release: (@Sendable () -> Void)?
    var answer: Result<ApiController.Answer, any Error>?
  }

  private let state = Mutex(State())
  private let hasArrived = DispatchSemaphore(value: 0)
  private let hasEnded = DispatchSemaphore(value: 0)

  func hold(_ seconds: Double, _ release: @escaping @Sendable () -> Void) {
    state.withLock { ($0.seconds, $0.release) = (seconds, release) }
    hasArrived.signal()
  }

  func end(_ data: Data?, _ response: HTTPURLResponse?, _ error: (any Error)?) {
    state.withLock { state in
      if let data, let response, error == nil {
        state.answer = .success((response, data))
      } else {
        state.answer = .failure(error ?? WeatherError.offline)
      }
    }
    hasArrived.signal()
    hasEnded.signal()
  }

  /// Waits until the server holds the answer back, or the request has failed on its way.
  ///
  /// - Returns: The number of seconds that the answer takes.
  func waitForArrival() -> Double {
    hasArrived.wait()
    return state.withLock { $0.seconds } ?? 0
  }

  /// Lets the server answer, and waits for the answer.
  func waitForAnswer() -> Result<ApiController.Answer, any Error> {
    state.withLock { $0.release.take() }?()
    hasEnded.wait()
    return state.withLock { $0.answer } ?? .failure(WeatherError.offline)
  }
}
