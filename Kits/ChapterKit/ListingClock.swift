import Foundation
import RxLite

/// The clock of a listing.
public protocol ListingClock: AnyObject {
  /// A scheduler that runs work by this clock, one piece after the other.
  var scheduler: any SchedulerType { get }

  /// A scheduler that runs work by this clock, on the main thread. In a program this is `MainScheduler`.
  var mainScheduler: any SchedulerType { get }

  /// The time of ``scheduler`` when the listing began.
  var start: Date { get }

  /// Lets time pass.
  func sleep(_ seconds: Double)

  /// Cancels all work that still waits, at the end of the listing.
  func stop()
}

extension ListingClock {
  /// Creates a timer on this clock, with the methods of a `DispatchSourceTimer`.
  public func makeTimer() -> ListingTimer { ListingTimer(scheduler) }
}

/// A clock that moves only while the listing sleeps. All work runs on one thread, in the same order in
/// each run.
final class VirtualClock: ListingClock {
  private let time = VirtualTimeScheduler(initialClock: 0, converter: Microseconds())
  private let watched: WatchedScheduler
  private let wait: () -> Void

  /// Whether the program has called `sleep`.
  private(set) var hasSlept = false

  /// - Parameters:
  ///   - isPaced: Whether each event waits until as much real time has passed.
  ///   - witness: Watches the work of this clock.
  ///   - beforeWork: Called with the time before each piece of work; the clock stops if it returns false.
  init(
    isPaced: Bool, witness: MarbleWitness? = nil,
    beforeWork: @escaping (_ seconds: Double) -> Bool = { _ in true }
  ) {
    let time = time
    let start = Date()
    wait = {
      guard isPaced else { return }
      let ahead = Microseconds.seconds(time.clock) + start.timeIntervalSinceNow
      if ahead > 0 { Thread.sleep(forTimeInterval: ahead) }
    }
    let wait = wait
    watched = WatchedScheduler(time, witness: witness) {
      wait()
      if !beforeWork(Microseconds.seconds(time.clock)) { time.stop() }
    }
  }

  let start = Date(timeIntervalSinceReferenceDate: 0)

  var scheduler: any SchedulerType { watched }

  var mainScheduler: any SchedulerType { MainThreadScheduler(clockwork: watched) }

  func sleep(_ seconds: Double) {
    hasSlept = true
    time.advanceTo(time.clock + Microseconds.count(seconds))
    wait()
  }

  /// Runs all work until none is left.
  func runAll() { time.start() }

  func stop() { watched.stop() }
}

/// Real time, and a serial queue.
///
/// NB: `sleep` takes longer than it is asked to, since otherwise work that is due at the very end would
/// happen in some runs and not in others. The first call takes half a tick longer, and a tick is a tenth of
/// a second; later calls a little more than that, since what begins after the first one is itself late.
final class LiveClock: ListingClock {
  let start = Date()
  private var slept = 0.0
  private let queue = DispatchQueue(label: "chapter.clock")
  private let watched: WatchedScheduler
  private let watchedMain = WatchedScheduler(MainScheduler.instance)

  init() {
    watched = WatchedScheduler(
      SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "chapter.clock.serial"))
  }

  var mainScheduler: any SchedulerType { MainThreadScheduler(clockwork: watchedMain) }

  var scheduler: any SchedulerType { watched }

  func sleep(_ seconds: Double) {
    let excess = slept == 0 ? 0.05 : 0.075
    slept += seconds
    runMainQueue(until: start.addingTimeInterval(slept + excess))
  }

  func stop() {
    watched.stop()
    watchedMain.stop()
    // Work in progress ends before the next listing begins.
    queue.sync {}
  }
}

/// Virtual time is counted in whole microseconds: five times 0.1 s is exactly 0.5 s.
private struct Microseconds: VirtualTimeConverterType {
  static func count(_ seconds: Double) -> Int { Int((seconds * 1_000_000).rounded()) }
  static func seconds(_ count: Int) -> Double { Double(count) / 1_000_000 }

  func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
    Date(timeIntervalSinceReferenceDate: Self.seconds(virtualTime))
  }

  func convertToVirtualTime(_ time: RxTime) -> Int {
    Self.count(time.timeIntervalSinceReferenceDate)
  }

  func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
    Self.seconds(virtualTimeInterval)
  }

  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
    Self.count(timeInterval)
  }

  func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }

  func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}
