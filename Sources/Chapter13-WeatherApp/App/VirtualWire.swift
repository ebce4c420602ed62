import ConsoleKitNetworking
import Dispatch
import Foundation
import RxLite
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Real requests in virtual time: the bytes go to the server and back, and a scheduler says when an answer
/// arrives.
///
/// The thread waits while bytes are on their way, so a program does the same in each run. All its requests
/// are made on one thread.
final class VirtualWire: @unchecked Sendable {
  private let scheduler: any SchedulerType
  /// The request that is on its way to the server.
  private let sent = Mutex<SentRequest?>(nil)

  init(scheduler: any SchedulerType) { self.scheduler = scheduler }

  /// Called by the server in place of waiting: keeps the answer until its time has come.
  func hold(_ seconds: Double, _ release: @escaping @Sendable () -> Void) {
    sent.withLock { $0 }?.hold(seconds, release)
  }

  /// Sends a request at each subscription, and emits the answer when its time has come.
  func response(request: URLRequest) -> Observable<ApiController.Answer> {
    .create { [self] observer in
      let sentRequest = SentRequest()
      sent.withLock { $0 = sentRequest }
      let subscription = URLSession.shared.rx.response(request: request)
        .subscribe { sentRequest.receive($0) }
      let seconds = sentRequest.waitForArrival()
      let delivery = scheduler.scheduleRelative(
        (), dueTime: .milliseconds(Int(seconds * 1000))
      ) {
        for event in sentRequest.waitForAnswer() { observer.on(event) }
        return Disposables.create()
      }
      return Disposables.create(delivery, subscription)
    }
  }
}

/// A request, from when it is sent until its answer is there.
private final class SentRequest: @unchecked Sendable {
  private struct State {
    var seconds: Double?
    var release: (@Sendable () -> Void)?
    var events: [Event<ApiController.Answer>] = []
  }

  private let state = Mutex(State())
  private let arrival = DispatchSemaphore(value: 0)
  private let end = DispatchSemaphore(value: 0)

  func hold(_ seconds: Double, _ release: @escaping @Sendable () -> Void) {
    state.withLock { ($0.seconds, $0.release) = (seconds, release) }
    arrival.signal()
  }

  func receive(_ event: Event<ApiController.Answer>) {
    state.withLock { $0.events.append(event) }
    guard event.isStopEvent else { return }
    arrival.signal()
    end.signal()
  }

  /// Waits until the server holds the answer back, or nobody has received the request.
  ///
  /// - Returns: How many seconds the answer takes.
  func waitForArrival() -> Double {
    arrival.wait()
    return state.withLock { $0.seconds } ?? 0
  }

  /// Lets the server answer, and waits until the request has ended.
  func waitForAnswer() -> [Event<ApiController.Answer>] {
    state.withLock { $0.release.take() }?()
    end.wait()
    return state.withLock { $0.events }
  }
}
