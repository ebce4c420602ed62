import Foundation
import RxLite
import RxLiteTest
import Testing

@testable import Chapter06Exercises

@Suite("DebounceCheck", .serialized) struct DebounceCheckTests {
  @Test func `accepts RxLite's own debounce`() throws {
    try expect(
      accepts { source, dueTime, scheduler in source.debounce(dueTime, scheduler: scheduler) },
      """
      Your check rejects RxLite's own debounce. Work out by hand what your source makes it emit, and at \
      which tick: what is waiting at the completion is emitted at the tick of the completion. Is an element sent \
      exactly dueTime after the one before? Choose another tick.
      """)
  }

  @Test func `accepts a right one that is made in another way`() throws {
    try expect(
      accepts(handmade()),
      """
      Your check accepts RxLite's own debounce, and rejects another one that is right. Does your source send \
      an element exactly dueTime after the one before? Choose another tick.
      """)
  }

  @Test func `accepts a right one that emits what is exactly due`() throws {
    try expect(
      accepts(handmade(emitsWhatIsDue: true)),
      """
      Your check rejects a right one. It emits the element that is waiting if the next one comes exactly \
      dueTime later, and RxLite's own drops it; both are right. Does your source send an element exactly \
      dueTime after the one before? Choose another tick.
      """)
  }

  @Test func `rejects the impatient one`() throws {
    try expect(
      !accepts(handmade(waitsAnew: false)),
      """
      The impatient mutant lives. It waits from the first element of a burst, and not anew from each. When \
      that wait is over, it emits the latest.
      """)
  }

  @Test func `rejects the late one`() throws {
    try expect(
      !accepts { source, dueTime, scheduler in
        source.debounce(dueTime, scheduler: scheduler).delay(.seconds(1), scheduler: scheduler)
      },
      """
      The late mutant lives. It emits what debounce emits, and each event a second later.
      """)
  }

  @Test func `rejects one that is late only if it waits`() throws {
    try expect(
      !accepts { source, dueTime, scheduler in
        let seconds = Date(timeIntervalSince1970: 0).adding(dueTime).timeIntervalSince1970
        return source.debounce(.milliseconds(Int(seconds * 1000) + 1000), scheduler: scheduler)
      },
      """
      A late mutant lives. It waits a second longer than dueTime. If the source completes, it is right on time.
      """)
  }

  @Test func `rejects the forgetful one`() throws {
    try expect(
      !accepts(handmade(sendsAtTheEnd: false)),
      """
      The forgetful mutant lives. It drops the element that is waiting when the source completes.
      """)
  }

  @Test func `rejects the stubborn one`() throws {
    try expect(
      !accepts(handmade(keepsTheFirst: true)),
      """
      The stubborn mutant lives. It emits the first element of a burst in place of the last, at the right tick.
      """)
  }

  @Test func `rejects the endless one`() throws {
    try expect(
      !accepts(handmade(completes: false)),
      """
      The endless mutant lives. It emits the right elements at the right ticks, and never completes.
      """)
  }

  @Test func `rejects the repetitive one`() throws {
    try expect(
      !accepts(handmade(repeatsTheLast: true)),
      """
      The repetitive mutant lives. If nothing is waiting when the source completes, it emits its last element again.
      """)
  }

  @Test func `sends three elements at most`() throws {
    var count = 0
    _ = accepts { source, dueTime, scheduler in
      source.do(onNext: { _ in count += 1 }).debounce(dueTime, scheduler: scheduler)
    }
    try expect(
      count <= 3,
      """
      Your sources send \(count) elements, in all runs together. Three find all mutants: which mutant would live \
      without one of yours?
      """)
  }

  /// A check may be made with `marbles`, which reports what it finds to the trainer. Here a difference is
  /// what it was looking for.
  private func accepts(_ debounce: @escaping Debounce) -> Bool {
    let findings = ProcessInfo.processInfo.environment["FINDINGS"]
    unsetenv("FINDINGS")
    defer { if let findings { setenv("FINDINGS", findings, 1) } }
    return debounceCheck(debounce)
  }
}

/// A hand-made debounce, which is right unless a parameter makes it wrong.
private func handmade(
  waitsAnew: Bool = true, sendsAtTheEnd: Bool = true, keepsTheFirst: Bool = false,
  completes: Bool = true, emitsWhatIsDue: Bool = false, repeatsTheLast: Bool = false
) -> Debounce {
  return { source, dueTime, scheduler in
    Observable.create { observer in
      var waiting: Int?
      var last: Int?
      var due = Date.distantFuture
      let alarm = SerialDisposable()
      func send() {
        if let element = waiting.take() { observer.onNext(element) }
      }
      let subscription = source.subscribe { event in
        switch event {
        case .next(let element):
          if emitsWhatIsDue, scheduler.now >= due { send() }
          due = scheduler.now.adding(dueTime)
          last = element
          let isWaiting = waiting != nil
          if !(isWaiting && keepsTheFirst) { waiting = element }
          if isWaiting, !waitsAnew { return }
          alarm.disposable = scheduler.scheduleRelative((), dueTime: dueTime) {
            send()
            return Disposables.create()
          }
        case .error(let error):
          observer.onError(error)
        case .completed:
          if repeatsTheLast { waiting = last }
          if sendsAtTheEnd { send() }
          if completes { observer.onCompleted() }
        }
      }
      return Disposables.create(subscription, alarm)
    }
  }
}

extension Date {
  /// The date when an interval has passed.
  fileprivate func adding(_ interval: RxTimeInterval) -> Date {
    switch interval {
    case .seconds(let count): addingTimeInterval(Double(count))
    case .milliseconds(let count): addingTimeInterval(Double(count) / 1_000)
    case .microseconds(let count): addingTimeInterval(Double(count) / 1_000_000)
    case .nanoseconds(let count): addingTimeInterval(Double(count) / 1_000_000_000)
    default: .distantFuture
    }
  }
}
