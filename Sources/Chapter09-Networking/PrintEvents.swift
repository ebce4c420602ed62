import ChapterKit
import ConsoleKitNetworking
import Dispatch
import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Subscribes, prints each event, and returns when the sequence has ended. The events of a request
/// arrive on another thread.
///
/// - Parameters:
///   - label: Is printed in front of each event.
///   - meanwhile: Runs between the subscription and the wait.
func printEvents<Source: ObservableConvertibleType>(
  _ label: String? = nil, of source: Source, meanwhile: () -> Void = {}
) {
  let label = label.map { "\($0): " } ?? ""
  let hasEnded = DispatchSemaphore(value: 0)
  // The answer arrives after `subscribe` has returned, however fast the server is: before that, an error
  // couldn't dispose the request, and the diagram would be different.
  let handlers = URLSession.shared.delegateQueue
  handlers.isSuspended = true
  _ = source.asObservable().subscribe(
    onNext: { print("\(label)next(\($0))") },
    onError: { print("\(label)error(\(words(for: $0)))") },
    onCompleted: { print("\(label)completed") },
    onDisposed: { hasEnded.signal() })
  handlers.isSuspended = false
  meanwhile()
  hasEnded.wait()
  leaveHandlers()
}

/// Waits until the handlers of the session's answers have returned. Its queue is serial: when it runs a
/// new operation, those before it have ended.
func leaveHandlers() {
  URLSession.shared.delegateQueue.addOperations([BlockOperation {}], waitUntilFinished: true)
}

/// The text of an error, the same on each system. The descriptions of Foundation's errors differ between
/// systems, and even between runs.
func words(for error: any Error) -> String {
  switch error {
  case let error as URLError: "URLError \(error.code.rawValue)"
  case RxCocoaURLError.deserializationError: "deserializationError"
  case is DecodingError: "DecodingError"
  default: "\(error)"
  }
}
