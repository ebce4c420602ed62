import RxLite

/// A source for a test: it emits the given events, and records when it is subscribed to.
///
/// Create one with `createHotObservable` or `createColdObservable` of ``TestScheduler``.
public class TestableObservable<Element>: ObservableType {
  /// The ticks at which it was subscribed to and disposed, in the order of the subscriptions.
  @Locked public internal(set) var subscriptions: [Subscription] = []

  /// The events that it emits.
  public internal(set) var recordedEvents: [Recorded<Event<Element>>]

  let scheduler: TestScheduler

  init(on scheduler: TestScheduler, sending events: [Recorded<Event<Element>>]) {
    self.scheduler = scheduler
    recordedEvents = events
    Witnesses.current?.note(creationOf: self)
  }

  /// Records the tick, and subscribes the observer.
  ///
  /// NB: An observer that subscribes directly to this source receives all its events, even those
  /// after a terminal event. Below any operator the contract holds.
  ///
  /// - Returns: A disposable that cancels the subscription.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let observer = observer.asObserver()
    guard let witness = Witnesses.current else { return record(observer) }
    let run = SingleAssignmentDisposable()
    witness.observe(self, observer, as: run, byProgram: true) { run.setDisposable(record($0)) }
    return Disposables.create {
      witness.note(disposalOf: run)
      run.dispose()
    }
  }

  private func record(_ observer: AnyObserver<Element>) -> any Disposable {
    let index = subscriptions.add(Subscription(scheduler.clock))
    let run = send(to: observer)
    return Disposables.create { [self] in
      run.dispose()
      subscriptions[index] = Subscription(subscriptions[index].subscribe, scheduler.clock)
    }
  }

  /// Starts to send the events to an observer.
  ///
  /// - Returns: A disposable that removes the observer.
  func send(to observer: AnyObserver<Element>) -> any Disposable { Disposables.create() }
}

/// Emits its events at their ticks to the observers that it has then.
final class HotObservable<Element>: TestableObservable<Element> {
  @Locked private var observers = Bag<AnyObserver<Element>>()

  override init(on scheduler: TestScheduler, sending events: [Recorded<Event<Element>>]) {
    super.init(on: scheduler, sending: events)
    for event in events {
      scheduler.scheduleAt(event.time) { [weak self] in
        self?.observers.members.forEach { $0.on(event.value) }
      }
    }
  }

  override func send(to observer: AnyObserver<Element>) -> any Disposable {
    let key = observers.insert(observer)
    return Disposables.create { [self] in _ = observers.remove(key) }
  }
}

/// Schedules its events again for each observer, counted from the tick of the subscription.
final class ColdObservable<Element>: TestableObservable<Element> {
  override func send(to observer: AnyObserver<Element>) -> any Disposable {
    let isOver = BooleanDisposable()
    for event in recordedEvents {
      _ = scheduler.scheduleRelativeVirtual((), dueTime: event.time) {
        if !isOver.isDisposed { observer.on(event.value) }
        return Disposables.create()
      }
    }
    return isOver
  }
}

extension Array {
  /// - Returns: The index of the new element.
  fileprivate mutating func add(_ element: Element) -> Int {
    append(element)
    return count - 1
  }
}
