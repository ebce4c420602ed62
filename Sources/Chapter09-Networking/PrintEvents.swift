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
/// - Parameter meanwhile: runs between the subscription and the wait.
func printEvents<Source: ObservableConvertibleType>(
  of source: Source, meanwhile: () -> Void = {}
) {
  let hasEnded = DispatchSemaphore(value: 0)
  // An answer comes after `subscribe` has returned, however quick the server is: until then, an error
  // couldn't dispose the request, and the diagram would be another one.
  let handlers = URLSession.shared.delegateQueue
  handlers.isSuspended = true
  _ = source.asObservable().subscribe(
    onNext: { print("next(\($0))") },
    onError: { print("error(\(words(for: $0)))") },
    onCompleted: { print("completed") },
    onDisposed: { hasEnded.signal() })
  handlers.isSuspended = false
  meanwhile()
  hasEnded.wait()
  leaveHandlers()
}

/// Waits until the session has returned from the handlers of its answers. Its queue is serial: when it
/// has reached a new operation, those before it are over.
func leaveHandlers() {
  URLSession.shared.delegateQueue.addOperations([BlockOperation {}], waitUntilFinished: true)
}

/// An error in the same words on each system. Foundation's errors have a description that differs from
/// one system to another, and even from one run to the next.
func words(for error: any Error) -> String {
  switch error {
  case let error as URLError: "URLError \(error.code.rawValue)"
  case RxCocoaURLError.deserializationError: "deserializationError"
  default: "\(error)"
  }
}
