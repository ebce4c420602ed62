import RxLite

/// An observer that records the events it receives, with their ticks.
///
///     let observer = scheduler.createObserver(Int.self)
///     scheduler.scheduleAt(200) { source.subscribe(observer).disposed(by: bag) }
///     scheduler.start()
///     observer.events == [.next(210, 1), .completed(250)]
public final class TestableObserver<Element>: ObserverType {
  /// The events received so far.
  @Locked public private(set) var events: [Recorded<Event<Element>>] = []

  private let scheduler: TestScheduler

  init(on scheduler: TestScheduler) { self.scheduler = scheduler }

  /// Records one event.
  public func on(_ event: Event<Element>) {
    events.append(Recorded(time: scheduler.clock, value: event))
  }
}
