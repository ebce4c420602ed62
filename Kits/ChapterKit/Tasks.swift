import Foundation
import RxLite
import Synchronization

/// Runs `work` as a task on the clock of the listing, and returns when it has ended.
///
///     runTask {
///       for try await price in prices.values { print(price) }
///     }
///
/// The task takes turns with the listing's schedulers, on one thread, so that the transcript is the same
/// in each run. So do its child tasks, and every task that ``ListingClock/task(_:)`` starts. A task that
/// `Task { }` starts does not: it runs in Swift's own pool of threads, like those of `asObservable()` and
/// `Single.create`. How much time passes on the listing's clock while a task waits for such a task differs
/// from run to run.
public func runTask(_ work: @escaping () async throws -> Void) {
  ClockExecutor.home.withLock { $0 = Thread.current }
  let isDone = Mutex(false)
  clock.task {
    do { try await work() } catch { print("thrown: \(error)") }
    isDone.withLock { $0 = true }
  }
  while !isDone.withLock({ $0 }) {
    ClockExecutor.fetch()
    if Thread.isMainThread { runMainQueue() }
    sleep(0.001)
  }
}

extension ListingClock {
  /// Starts a task that runs on this clock. In a program this is `Task { }`.
  @discardableResult
  public func task<Success>(
    _ work: @escaping () async throws -> Success
  ) -> Task<Success, any Error> {
    Task(executorPreference: ClockExecutor(self), operation: work)
  }

  /// Creates a single whose task runs on this clock. In a program this is `Single.create { }`.
  ///
  /// Its tasks need a ``runTask(_:)``, which lets time pass for them.
  public func single<Success>(_ work: @escaping () async throws -> Success) -> Single<Success> {
    .create { observer in
      let task = self.task {
        do { observer(.success(try await work())) } catch { observer(.failure(error)) }
      }
      return Disposables.create { task.cancel() }
    }
  }

  /// Suspends the task until `duration` has passed on this clock. In a program this is
  /// `Task.sleep(for:)`.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(for duration: Duration) async throws {
    let (seconds, attoseconds) = duration.components
    let dueTime = RxTimeInterval.microseconds(
      Int(seconds * 1_000_000 + attoseconds / 1_000_000_000_000))
    try await withTaskExecutorPreference(ClockExecutor(self)) {
      let (alarm, sender) = AsyncStream.makeStream(of: Void.self)
      let waiting = scheduler.scheduleRelative((), dueTime: dueTime) {
        sender.finish()
        return Disposables.create()
      }
      // The loop ends with the stream, or because the task has been cancelled.
      for await _ in alarm {}
      waiting.dispose()
      try Task.checkCancellation()
    }
  }
}

/// Runs the jobs of tasks on the scheduler of a clock.
private final class ClockExecutor: TaskExecutor, @unchecked Sendable {
  private let clock: any ListingClock

  init(_ clock: any ListingClock) { self.clock = clock }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // A virtual clock is used on one thread only.
    if clock is VirtualClock, Self.home.withLock({ $0 }) !== Thread.current {
      Self.fromElsewhere.withLock { $0.append((job, self)) }
    } else {
      schedule(job)
    }
  }

  private func schedule(_ job: UnownedJob) {
    _ = clock.scheduler.schedule(()) {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
      return Disposables.create()
    }
  }

  /// The thread that runs a task.
  static let home = Mutex<Thread?>(nil)

  /// Jobs that other threads have enqueued, for virtual clocks.
  private static let fromElsewhere = Mutex<[(job: UnownedJob, executor: ClockExecutor)]>([])

  /// Schedules what other threads have enqueued.
  static func fetch() {
    let jobs = fromElsewhere.withLock { jobs in
      defer { jobs = [] }
      return jobs
    }
    for (job, executor) in jobs { executor.schedule(job) }
  }
}
