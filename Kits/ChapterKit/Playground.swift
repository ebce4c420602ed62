import Foundation
import MarbleDrawing
import RxLite

/// Runs a learner's own file for `course play`.
///
/// The program runs on the virtual clock, and its subscriptions are drawn. The picture is made when the
/// program ends: by itself, by a crash, or because it takes too long.
public enum Playground {
  /// The request of the program that plays a file.
  public struct Request: Codable {
    /// The path of the file, as it was passed to the compiler.
    public var source: String
    /// The name of the picture.
    public var name: String
    /// The path of the file for the ``Result``.
    public var result: String
    /// The maximum width of the diagram.
    public var columns: Int
    public var secondsAtMost: Double
    public var megabytesAtMost: Int
  }

  /// The result of a run, besides what it prints.
  public struct Result: Codable {
    /// The diagram, as lines; none if the program subscribes to nothing, or prints marbles itself.
    public var diagram: [String] = []
    public var svg: String?
    /// What the learner should know about the clock and the picture.
    public var remarks: [String] = []
    /// The line of the program that was running when it ended.
    public var line: Int?
  }

  /// The environment variable that holds the request.
  public static let variable = "COURSE_PLAY"
  /// The exit statuses of a process whose time is up, and of one that uses too much memory.
  public static let timeExit: Int32 = 78
  public static let memoryExit: Int32 = 79

  /// The time up to which the clock runs by itself, in seconds.
  private static let horizon = 10.0
  /// The maximum number of pieces of work: more mean an endless loop in virtual time.
  private static let mostWork = 20_000
  private static let mostHappenings = 3_000

  private(set) static var isOpen = false
  /// Whether the program has printed marbles of its own: the same rows aren't drawn a second time below.
  static var printsMarbles = false
  private static var hasRunListing = false
  /// Whether the program has run to its last line: it wasn't stopped, and didn't crash.
  private static var hasEnded = false
  private static var remarks: [String] = []
  private static var finish: () -> Void = {}
  /// Receives the line where the listing begins that is drawn.
  private static var showListing: (Int) -> Void = { _ in }

  /// Runs the program, and writes the result.
  ///
  /// Without a request, it only runs it.
  public static func main(_ program: () -> Void) {
    guard let text = ProcessInfo.processInfo.environment[variable],
      let request = try? JSONDecoder().decode(Request.self, from: Data(text.utf8))
    else { return program() }
    StandardOutput.prepare()
    let source = ProgramSource(request.source)
    showListing = { source.listing = (request.source, $0) }
    let witness = MarbleWitness(drawing: source, limit: mostHappenings)
    var work = 0
    let isOnItsOwn = Flag()
    let clock = witness.watch {
      VirtualClock(isPaced: false, witness: witness) { seconds in
        work += 1
        if work > mostWork {
          remarks.append(
            "The clock was stopped at \(Int(seconds)) s, after \(mostWork) pieces of work: "
              + "something schedules itself again and again.")
          end(0)
        }
        if isOnItsOwn.isSet, seconds > horizon {
          remarks.append(
            "The clock was stopped at \(Int(horizon)) s: work was still scheduled. "
              + "Call sleep(…) to say how long the program runs, or end its sequences.")
          end(0)
        }
        return true
      }
    }
    Stage.open(clock, witness)
    recordDebugLines()
    isOpen = true
    finish = { write(witness, request) }
    LastWords.prepare { finish() }
    watch(request)
    witness.watch {
      // Drivers and signals also wait on this clock.
      SharingScheduler.mock(makeScheduler: { clock.mainScheduler }) {
        program()
        if !clock.hasSlept, !hasRunListing {
          isOnItsOwn.set()
          clock.runAll()
        }
      }
    }
    clock.stop()
    hasEnded = true
    end(0)
  }

  /// Runs a listing at once, on the clock of the program. Copies of listings were such calls once.
  static func run(_ line: Int, _ body: () -> Void) {
    hasRunListing = true
    showListing(line)
    body()
  }

  /// Ends the process without releasing the objects that are still alive.
  private static func end(_ status: Int32) -> Never {
    fflush(stdout)
    LastWords.speak()
    _exit(status)
  }

  private static func write(_ witness: MarbleWitness, _ request: Request) {
    // NB: The runtime's own report finds no lines here: it mistakes the file that was read for the stages'
    // names for the one that is loaded.
    let line = CallStack.current().frames(of: "Play") { $0 == request.source }.first?.line
    var result = Result(remarks: remarks, line: line)
    if witness.isFull {
      result.remarks.append("The picture shows the first \(mostHappenings) events of the run.")
    }
    if let diagram = witness.close() {
      if !printsMarbles {
        result.diagram = MarbleText(diagram, columns: request.columns).lines
      }
      result.svg = MarbleSVG(diagram, name: request.name, purpose: "").text
    }
    if hasEnded, result.remarks.isEmpty, result.diagram.contains(where: { $0.hasSuffix("->") }),
      let text = try? String(contentsOfFile: request.source, encoding: .utf8),
      !text.contains("runQueues"),
      let word = text.firstMatch(of: realTime)?.output.1
    {
      result.remarks.append(
        "The program ended while a subscription was open. It doesn't wait for real queues and tasks "
          + "(\(word)): pass `clock.scheduler` instead, or wait yourself, as with "
          + "`Thread.sleep(forTimeInterval: 2)`.")
    }
    let data = try? JSONEncoder().encode(result)
    try? data?.write(to: URL(fileURLWithPath: request.result))
  }

  /// What runs on a queue or in a task of its own, and not on the playground's clock.
  private static var realTime: Regex<(Substring, Substring)> {
    #/\b((?:Concurrent|Serial)DispatchQueueScheduler|OperationQueueScheduler|MainScheduler|DispatchQueue|Thread|Task)\b/#
  }

  /// Ends the program when its time is up, or when it uses too much memory.
  private static func watch(_ request: Request) {
    let deadline = Date(timeIntervalSinceNow: request.secondsAtMost)
    Thread.detachNewThread {
      while true {
        usleep(20_000)
        var usage = rusage()
        getrusage(.init(0), &usage)
        #if canImport(Darwin)
          let megabytes = Int(usage.ru_maxrss) >> 20
        #else
          let megabytes = Int(usage.ru_maxrss) >> 10
        #endif
        let status: Int32? =
          megabytes > request.megabytesAtMost ? memoryExit : Date() > deadline ? timeExit : nil
        // A drawing that has begun is completed.
        if let status, !LastWords.hasSpoken {
          LastWords.speak()
          _exit(status)
        }
      }
    }
  }
}

/// A mark that is set once.
private final class Flag {
  private(set) var isSet = false
  func set() { isSet = true }
}

/// Runs a closure once when the program ends, whether by itself or by a crash.
private enum LastWords {
  private static var words: () -> Void = {}
  private(set) static var hasSpoken = false
  private static let before = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)

  /// NB: After a crash, this is more than a signal handler may do. It usually works; when it doesn't, an
  /// alarm ends the process.
  static func prepare(_ words: @escaping () -> Void) {
    Self.words = words
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] {
      sigaction(number, nil, before + Int(number))
      signal(number) { number in
        alarm(2)
        sigaction(number, LastWords.before + Int(number), nil)
        LastWords.speak()
        raise(number)
      }
    }
    atexit { LastWords.speak() }
  }

  static func speak() {
    if hasSpoken { return }
    hasSpoken = true
    words()
  }
}
