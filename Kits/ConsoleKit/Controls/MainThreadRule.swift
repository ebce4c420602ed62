import Dispatch
import Synchronization

/// The rule that controls may be used on the main thread only. Changing one on another thread is a
/// programming mistake: on a real screen it causes a crash, or a change that appears much later.
public enum MainThreadRule {
  /// Receives a sentence that names what was changed.
  public typealias Report = (_ mistake: String) -> Void

  private static let reporter = Mutex<Report>({ reportMistake($0) })

  /// The closure that is called when a control is changed on another thread. By default it stops a debug
  /// build; a release build prints the mistake and continues.
  public static var report: Report {
    get { reporter.withLock { $0 } }
    set { reporter.withLock { $0 = newValue } }
  }
}

/// Reports a mistake if this isn't the main thread.
///
/// - Parameter member: The name of what is being changed. In a property's observer that is the property.
func mustBeOnMainThread(_ object: AnyObject, _ member: String = #function) {
  if DispatchQueue.getSpecific(key: mainQueueKey) != nil { return }
  MainThreadRule.report("\(type(of: object)).\(member) must be used from the main thread only.")
}

/// A key that only the main queue carries.
///
/// NB: `Thread.isMainThread` differs from this: on Linux an asynchronous `main` runs the main queue on
/// another thread.
private let mainQueueKey: DispatchSpecificKey<Void> = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()

/// Stops a debug build at a programming mistake; a release build prints it and continues.
func reportMistake(_ sentence: String, file: StaticString = #file, line: UInt = #line) {
  #if DEBUG
    fatalError(sentence, file: file, line: line)
  #else
    print("\(file):\(line): \(sentence)")
  #endif
}
