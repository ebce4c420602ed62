import RxLite
import RxLiteTest
import Testing

@testable import Chapter06Exercises

@Suite("DebounceCheck", .serialized) struct DebounceCheckTests {
  @Test func `accepts debounce itself`() throws {
    try expect(
      debounceCheck { source, dueTime, scheduler in
        source.debounce(dueTime, scheduler: scheduler)
      },
      """
      Your check rejects RxLite's own debounce. Work out by hand what your source makes it send, and \
      at which tick; what waits at the completion comes at the tick of the completion.
      """)
  }

  @Test func `accepts a right one that is made in another way`() throws {
    try expect(
      debounceCheck(handmade(waitsAnew: true, sendsAtTheEnd: true)),
      "Your check rejects a debounce that is right: it is made by hand, and does the same.")
  }

  @Test func `rejects the impatient one, which doesn't wait anew`() throws {
    try expect(
      !debounceCheck(handmade(waitsAnew: false, sendsAtTheEnd: true)),
      """
      The impatient mutant lives. It waits from the first element of a burst, and not anew from each: \
      after dueTime it sends the latest, in the midst of the burst. Let a burst go on for longer than \
      dueTime.
      """)
  }

  @Test func `rejects the late one, which sends the right elements`() throws {
    try expect(
      !debounceCheck { source, dueTime, scheduler in
        source.debounce(dueTime, scheduler: scheduler).delay(.seconds(1), scheduler: scheduler)
      },
      """
      The late mutant lives. It sends what debounce sends, in that order, and each event one second \
      later. Elements alone don't show it; their times do.
      """)
  }

  @Test func `rejects the forgetful one, which drops what waits`() throws {
    try expect(
      !debounceCheck(handmade(waitsAnew: true, sendsAtTheEnd: false)),
      """
      The forgetful mutant lives. It drops the element that waits when the source completes. Let your \
      source complete less than dueTime after its last element.
      """)
  }

  @Test func `rejects the stubborn one, which sends at the right times`() throws {
    try expect(
      !debounceCheck(handmade(waitsAnew: true, sendsAtTheEnd: true, keepsTheFirst: true)),
      """
      The stubborn mutant lives. It sends the first element of a burst in place of the last, at the \
      right time. Times alone don't show it; the elements do.
      """)
  }
}

/// Right, if it waits anew, sends at the end, and doesn't keep the first.
private func handmade(
  waitsAnew: Bool, sendsAtTheEnd: Bool, keepsTheFirst: Bool = false
) -> Debounce {
  return { source, dueTime, scheduler in
    Observable.create { observer in
      var waiting: Int?
      let alarm = SerialDisposable()
      func send() {
        if let element = waiting.take() { observer.onNext(element) }
      }
      let subscription = source.subscribe { event in
        switch event {
        case .next(let element):
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
          if sendsAtTheEnd { send() }
          observer.onCompleted()
        }
      }
      return Disposables.create(subscription, alarm)
    }
  }
}
