import Foundation
import RxLite
import Testing

/// The three schedulers of the main thread, which differ in what they do when they are on it already.
@Suite @MainActor struct MainSchedulerTests {
  /// As `MainScheduler.instance`, but other tests don't schedule on it at the same time.
  private let instance = MainScheduler()

  /// Schedules `log.add(line)`.
  private func schedule(_ line: String, on scheduler: any SchedulerType, log: Log) {
    _ = scheduler.schedule(line) {
      log.add($0)
      return Disposables.create()
    }
  }

  /// Waits until the main queue has done what waits there.
  private func mainQueueComesRound() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  @Test func `instance runs work at once on the main thread`() {
    let log = Log()
    schedule("work", on: instance, log: log)
    #expect(log.lines == ["work"])
    MainScheduler.ensureExecutingOnScheduler()
    MainScheduler.ensureRunningOnMainThread()
  }

  @Test func `instance keeps the order: nested work waits`() async {
    let log = Log()
    _ = instance.schedule(()) {
      log.add("outer begins")
      self.schedule("inner", on: instance, log: log)
      log.add("outer ends")
      return Disposables.create()
    }
    #expect(log.lines == ["outer begins", "outer ends"])
    await mainQueueComesRound()
    #expect(log.lines == ["outer begins", "outer ends", "inner"])
  }

  @Test func `instance keeps the order: work from another thread goes first`() async {
    let log = Log()
    let scheduled = DispatchSemaphore(value: 0)
    DispatchQueue.global().async { [instance] in
      _ = instance.schedule(()) {
        log.add("from another thread")
        return Disposables.create()
      }
      scheduled.signal()
    }
    scheduled.waitHere()
    schedule("from here", on: instance, log: log)
    #expect(log.lines == [])
    await mainQueueComesRound()
    #expect(log.lines == ["from another thread", "from here"])
  }

  @Test func `asyncInstance never runs work at once`() async {
    let log = Log()
    schedule("work", on: MainScheduler.asyncInstance, log: log)
    #expect(log.lines == [])
    await mainQueueComesRound()
    #expect(log.lines == ["work"])
  }

  @Test func `the concurrent one runs even nested work at once`() {
    let log = Log()
    _ = ConcurrentMainScheduler.instance.schedule(()) {
      log.add("outer begins")
      self.schedule("inner", on: ConcurrentMainScheduler.instance, log: log)
      log.add("outer ends")
      return Disposables.create()
    }
    #expect(log.lines == ["outer begins", "inner", "outer ends"])
  }

  @Test func `from another thread, all of them go to the main queue`() async {
    for scheduler in [
      MainScheduler.instance, MainScheduler.asyncInstance, ConcurrentMainScheduler.instance,
    ] as [any SchedulerType] {
      await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
        DispatchQueue.global().async {
          _ = scheduler.schedule(()) {
            MainScheduler.ensureExecutingOnScheduler()
            done.resume()
            return Disposables.create()
          }
        }
      }
    }
  }

  @Test func `another thread is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      DispatchQueue(label: "elsewhere").sync { MainScheduler.ensureExecutingOnScheduler() }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Executing on background thread. Please use `MainScheduler.instance"))
  }
}

extension DispatchSemaphore {
  /// Waits, in an asynchronous function too: what it waits for needs no other task.
  func waitHere() { wait() }
}
