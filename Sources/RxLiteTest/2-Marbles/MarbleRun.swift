import RxLite

/// A marble test, run: what came of it.
struct MarbleRun {
  /// What the observable sent. Every error is an `X` here.
  let actual: Timeline
  /// When each source was subscribed.
  let subscriptions: [[Subscription]]
  /// The error that ended it, if one did.
  let error: (any Error)?
  /// Whether the test had to stop it.
  let isEndless: Bool

  /// The test stops what sends more than this.
  static let mostElements = 1000
  /// The number of ticks for which the test waits for something that nobody expects.
  private static let patience = 500

  /// - Parameter sockets: what the observable subscribes where it uses a source.
  init(_ script: MarbleScript, sockets: [Socket], in time: TestScheduler) {
    let start = time.clock
    let observer = time.createObserver(String.self)
    let subscription = SerialDisposable()
    defer { subscription.dispose() }

    // Scheduled before the sources' events: so the test is there when something comes at the very
    // tick at which it subscribes, and gone when something comes at the tick at which it disposes.
    time.scheduleAt(start + script.attendance.subscribe) {
      let subject = script.subject.take(Self.mostElements + 1)
      subscription.disposable = subject.subscribe(observer)
    }
    if script.attendance.unsubscribe != .max {
      time.scheduleAt(start + script.attendance.unsubscribe) { subscription.dispose() }
    }
    let sources = script.sources.map { source in
      source.isHot
        ? time.createHotObservable(source.timeline.events.later(by: start))
        : time.createColdObservable(source.timeline.events)
    }
    for (socket, source) in zip(sockets, sources) { socket.source = source }

    let horizon = script.expected.horizon ?? script.length + Self.patience
    time.advanceTo(start + max(0, horizon - 1))

    isEndless = observer.events.count { $0.value.element != nil } > Self.mostElements
    let events = Array(observer.events.prefix(isEndless ? Self.mostElements : .max))
      .later(by: -start).filter { $0.time < horizon }
    error = events.last?.value.error
    subscriptions = sources.map { $0.subscriptions.map { $0.later(by: -start) } }
    actual = Timeline(
      events.map { event in
        event.value.error == nil ? event : .error(event.time, MarbleError())
      }, horizon: script.expected.horizon)
  }
}

/// Stands for a source of a marble test until the test's lines have been read.
final class Socket {
  var source: TestableObservable<String>?

  /// What the test's closure gets.
  var observable: Observable<String> {
    .deferred { [self] in
      source?.asObservable()
        ?? .error(MarbleScriptError("a source was subscribed before the test began"))
    }
  }
}

extension Array where Element == Recorded<Event<String>> {
  fileprivate func later(by ticks: Int) -> Self {
    map { Recorded(time: $0.time + ticks, value: $0.value) }
  }
}

extension Subscription {
  fileprivate func later(by ticks: Int) -> Subscription {
    Subscription(subscribe + ticks, unsubscribe == .max ? .max : unsubscribe + ticks)
  }
}
