import RxLite

/// The result of running a marble test.
struct MarbleRun {
  /// The events of the observable. Every error is an `X` here.
  let actual: Timeline
  /// The subscriptions to each source.
  let subscriptions: [[Subscription]]
  /// The error with which the observable failed, if it did.
  let error: (any Error)?
  /// Whether the test had to stop the observable.
  let isEndless: Bool
  /// Whether events came on another thread than the test's. They are not in ``actual``, since they
  /// have no tick.
  let isElsewhere: Bool

  /// The number of elements after which the test stops the observable.
  static let mostElements = 1000
  /// The number of ticks for which the test waits for events that are not expected.
  private static let extraTicks = 500

  /// - Parameter placeholders: The placeholders that the observable subscribes to in place of its
  ///   sources.
  init(_ script: MarbleScript, placeholders: [Placeholder], in time: TestScheduler) {
    let start = time.clock
    let observer = time.createObserver(String.self)
    let subscription = SerialDisposable()
    defer { subscription.dispose() }
    let elsewhere = Elsewhere()

    // Scheduled before the sources' events: the test receives an event of the tick at which it
    // subscribes, and doesn't receive one of the tick at which it disposes.
    time.scheduleAt(start + script.subscription.subscribe) {
      let subject = script.subject.take(Self.mostElements + 1)
      subscription.disposable = subject.subscribe { event in
        if !elsewhere.notices() { observer.on(event) }
      }
    }
    if script.subscription.unsubscribe != .max {
      time.scheduleAt(start + script.subscription.unsubscribe) { subscription.dispose() }
    }
    let sources = script.sources.map { source in
      source.isHot
        ? time.createHotObservable(source.timeline.events.later(by: start))
        : time.createColdObservable(source.timeline.events)
    }
    for (placeholder, source) in zip(placeholders, sources) { placeholder.source = source }

    let horizon = script.expected.horizon ?? script.length + Self.extraTicks
    time.advanceTo(start + max(0, horizon - 1))
    let isMissing = observer.events.isEmpty && !script.expected.events.isEmpty
    isElsewhere = isMissing ? elsewhere.willNotice() : elsewhere.hasNoticed

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

/// A placeholder for a source of a marble test, used until the test's lines have been read.
final class Placeholder {
  var source: TestableObservable<String>?

  /// The sequence that the test's closure receives.
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
