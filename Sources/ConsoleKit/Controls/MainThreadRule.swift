import Dispatch
import Synchronization

/// Controls belong to the main thread. What changes one from another thread is a mistake in the
/// program, which on a screen shows as a crash, or as a change that comes much later.
public enum MainThreadRule {
  /// Receives a sentence that says what was changed.
  public typealias Report = (_ mistake: String) -> Void

  private static let reporter = Mutex<Report>({ reportMistake($0) })

  /// Called when a control is changed from another thread: unless it is replaced, a debug build stops
  /// there, and a release build prints the mistake and goes on.
  public static var report: Report {
    get { reporter.withLock { $0 } }
    set { reporter.withLock { $0 = newValue } }
  }
}

/// Reports a mistake if this isn't the main thread.
///
/// - Parameter member: what is being changed. In a property's observer that is the property.
func mustBeOnMainThread(_ object: AnyObject, _ member: String = #function) {
  if DispatchQueue.getSpecific(key: mainQueueKey) != nil { return }
  MainThreadRule.report("\(type(of: object)).\(member) must be used from the main thread only.")
}

/// What the main queue alone carries.
///
/// NB: `Thread.isMainThread` is something else: on Linux an asynchronous `main` gives the main queue to
/// another thread.
private let mainQueueKey: DispatchSpecificKey<Void> = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()

/// Stops a debug build at a mistake in the program; a release build prints it and goes on.
func reportMistake(_ sentence: String, file: StaticString = #file, line: UInt = #line) {
  #if DEBUG
    fatalError(sentence, file: file, line: line)
  #else
    print("\(file):\(line): \(sentence)")
  #endif
}
