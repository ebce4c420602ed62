import Foundation
import Synchronization

/// Settings for what RxLite does with an error that no subscriber handles.
public enum Hooks {
  /// Receives the call stack of the subscription, if it was recorded, and the error.
  public typealias DefaultErrorHandler = (
    _ subscriptionCallStack: [String], _ error: any Error
  ) -> Void

  /// Captures the call stack at a subscription.
  public typealias CustomCaptureSubscriptionCallstack = () -> [String]

  private struct Settings {
    var records = false
    var handle: DefaultErrorHandler = report
    var capture: CustomCaptureSubscriptionCallstack = callStack
    var debugLog = DebugLog()
  }

  private static let settings = Mutex(Settings())

  /// The handler that is called when a sequence fails and its subscriber gave no `onError`.
  ///
  /// The default handler prints the error in debug builds and does nothing otherwise.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { settings.withLock { $0.handle } }
    set { settings.withLock { $0.handle = newValue } }
  }

  /// Whether `subscribe(onNext:…)` records its call stack for the handler. Recording is slow, so it
  /// is off by default.
  public static var recordCallStackOnError: Bool {
    get { settings.withLock { $0.records } }
    set { settings.withLock { $0.records = newValue } }
  }

  /// The closure that captures the call stack when ``recordCallStackOnError`` is on. The default
  /// one captures it in debug builds only.
  public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
    get { settings.withLock { $0.capture } }
    set { settings.withLock { $0.capture = newValue } }
  }

  /// The log that `debug` writes its lines to, unless it is given another one.
  package static var debugLog: DebugLog {
    get { settings.withLock { $0.debugLog } }
    set { settings.withLock { $0.debugLog = newValue } }
  }

  private static func callStack() -> [String] {
    #if DEBUG
      Thread.callStackSymbols
    #else
      []
    #endif
  }

  private static func report(_ callStack: [String], _ error: any Error) {
    #if DEBUG
      print("Unhandled error happened: \(error)")
      if !callStack.isEmpty {
        print("subscription called from:\n\(callStack.joined(separator: "\n"))")
      }
    #endif
  }
}
