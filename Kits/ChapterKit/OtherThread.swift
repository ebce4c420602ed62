import Dispatch

/// Work on a second thread. It begins at an exact moment, so that the transcript is the same in each run.
///
///     let other = OtherThread("the other thread sends") { subject.onNext(2) }
///     other.start()  // prints "the other thread sends"; the work begins
///     other.join()   // returns when the work is done
public final class OtherThread {
  private let announcement: String
  private let work: () -> Void
  private let group = DispatchGroup()

  public init(_ announcement: String, _ work: @escaping () -> Void) {
    (self.announcement, self.work) = (announcement, work)
  }

  /// Starts the work, and returns as soon as the other thread has printed the announcement.
  public func start() {
    let (announcement, work) = (announcement, work)
    let isRunning = DispatchSemaphore(value: 0)
    DispatchQueue.global().async(group: group) {
      print(announcement)
      isRunning.signal()
      work()
    }
    isRunning.wait()
  }

  /// Starts the work, and waits until it is done, but no longer than the given time of the real clock:
  /// work that has to wait for this thread goes on later.
  public func start(waitingAtMost seconds: Double) {
    start()
    _ = group.wait(timeout: .now() + seconds)
  }

  /// Waits until the work is done.
  public func join() { group.wait() }
}
