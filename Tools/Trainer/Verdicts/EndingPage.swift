import ExerciseJudge
import Foundation
import Wording

/// The message about a run that ended before its tests did.
struct EndingPage {
  let ending: RunEnding
  /// Everything that the program printed.
  let printed: String
  /// The path of the learner's file.
  let source: String

  var headline: String {
    switch ending.cause {
    case .signal(let number):
      reason.map { "It crashed: \($0)" } ?? Self.name(number)
    case .exit(let code): "The program exited before the tests finished (`exit(\(code))`)."
    case .memory(let megabytes): "It took more than \(megabytes) MB of memory, and was stopped."
    case .threads(let most): "It started more than \(most) threads, and was stopped."
    case .flood(let megabytes): "It printed more than \(megabytes) MB, and was stopped."
    case .timeLimit(let limit, let occupation):
      "Stopped after \(limit.inSeconds): \(occupation.rawValue)?"
    }
  }

  private var reason: String? {
    // The runtime's report was asked for, and says nothing about the reason.
    switch ending.cause {
    case .threads, .flood: nil
    default: lastWords?.text ?? ending.reason
    }
  }

  /// The line where the program ended, if that is known.
  var place: String? { (lastWords?.line ?? ending.line).map { "\(source):\($0)" } }

  var lines: [Line] {
    let test = ending.test.map { "in the test “\($0)”" }
    let scene =
      if let place { [place, test].compactMap { $0 }.joined(separator: ", ") } else {
        test.map { "It happened \($0)." } ?? ""
      }
    return [scene, advice].map { $0.isEmpty ? [] : [Line($0)] }.joined(by: "")
  }

  /// What the answer itself printed, without the runtime's message.
  var printedByAnswer: String { lastWords?.before ?? printed }

  /// The runtime's message at the end: `Module/File.swift:12: Fatal error: Index out of range`.
  private var lastWords: (text: String, line: Int?, before: String)? {
    let text = printed.printable
    let form =
      #/(?m)^(?:(?:.*/)?([^\/:\n]+\.swift):([0-9]+): )?(?:Fatal error: |(?=Fatal|Precondition|Assertion))(.*)$/#
    guard case .signal = ending.cause, let match = text.matches(of: form).last else { return nil }
    let (_, file, line, reason) = match.output
    let isTheLearners = file == source.split(separator: "/").last
    return (
      String(reason), isTheLearners ? line.flatMap { Int($0) } : nil,
      String(text[..<match.range.lowerBound])
    )
  }

  private static func name(_ signal: Int32) -> String {
    switch signal {
    case SIGILL, SIGTRAP: "It crashed: Swift stopped it."
    case SIGSEGV, SIGBUS: "It crashed: bad memory access."
    case SIGABRT: "It crashed: abort() was called."
    case SIGKILL: "The system ended it."
    default: "It was ended by signal \(signal)."
    }
  }

  private var advice: String {
    switch ending.cause {
    case .signal(SIGSEGV), .signal(SIGBUS):
      """
      Often a function calls itself once for each element, or without an end, until the stack is full; \
      or two threads change the same value without a lock.
      """
    case .signal(SIGILL) where reason == nil, .signal(SIGTRAP) where reason == nil:
      """
      The program did not say why. Most often it is a sum or a product too large for an Int, or `sync` \
      on the dispatch queue on which the call is made.
      """
    case .signal: ""
    case .exit: "Remove the call of `exit`: it ends the tests as well."
    case .memory: "Most often that is a sequence without an end, or a list that only grows."
    case .threads:
      """
      Most often a loop starts a thread each time, or each element does. Threads that sleep or wait \
      count as well.
      """
    case .flood:
      """
      Most often a sequence without an end prints each of its elements. Take the `print` out, or end \
      the sequence.
      """
    case .timeLimit(_, let occupation): occupation.advice
    }
  }
}

extension RunEnding.Occupation {
  fileprivate var advice: String {
    switch self {
    case .loop:
      """
      The program was busy all the time: a loop or a function without an end, or a source that never \
      completes.
      """
    case .clock:
      """
      The virtual clock never stopped, because more work was always scheduled: by a timer, an \
      `interval` or a retry that is never disposed. `start()` returns when no work is left.
      """
    case .semaphore:
      """
      A thread waits for a semaphore that is never signalled: the event that would signal it doesn't \
      come, or would have to come on the thread that waits.
      """
    case .lock:
      """
      A thread waits for a lock that is never released: most often it holds the lock itself, because \
      it calls out (`onNext`, `dispose`) while it holds it, and is called again from there.
      """
    case .wait:
      """
      The program did nothing: a thread waits for a lock that it already holds, or for a semaphore \
      that no thread signals.
      """
    }
  }
}
