import RxLite

/// A source of a test: it sends what it was told to send, and writes down when it was subscribed.
///
/// `createHotObservable` and `createColdObservable` of ``TestScheduler`` make it.
public class TestableObservable<Element>: ObservableType {
  /// When it was subscribed and disposed, in the order of the subscriptions.
  public internal(set) var subscriptions: [Subscription] = []

  /// The events it was made to send.
  public internal(set) var recordedEvents: [Recorded<Event<Element>>]

  let scheduler: TestScheduler

  init(on scheduler: TestScheduler, sending events: [Recorded<Event<Element>>]) {
    self.scheduler = scheduler
    recordedEvents = events
    Witnesses.current?.note(creationOf: self)
  }

  /// Writes down the tick, and starts a run.
  ///
  /// NB: An observer that subscribes here directly gets whatever the test says, even events after the
  /// ending. Behind any operator the contract holds.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let observer = observer.asObserver()
    guard let witness = Witnesses.current else { return record(observer) }
    let run = SingleAssignmentDisposable()
    witness.attend(self, observer, as: run, byProgram: true) { run.setDisposable(record($0)) }
    return Disposables.create {
      witness.note(disposalOf: run)
      run.dispose()
    }
  }

  private func record(_ observer: AnyObserver<Element>) -> any Disposable {
    let index = subscriptions.count
    subscriptions.append(Subscription(scheduler.clock))
    let run = admit(observer)
    return Disposables.create { [self] in
      run.dispose()
      subscriptions[index] = Subscription(subscriptions[index].subscribe, scheduler.clock)
    }
  }

  /// Lets an observer have the events from now on.
  ///
  /// - Returns: what sends it away.
  func admit(_ observer: AnyObserver<Element>) -> any Disposable { Disposables.create() }
}

/// Sends its events at their ticks to all who listen then.
final class HotObservable<Element>: TestableObservable<Element> {
  private var observers = Bag<AnyObserver<Element>>()

  override init(on scheduler: TestScheduler, sending events: [Recorded<Event<Element>>]) {
    super.init(on: scheduler, sending: events)
    for event in events {
      scheduler.scheduleAt(event.time) { [weak self] in
        self?.observers.forEach { $0.on(event.value) }
      }
    }
  }

  override func admit(_ observer: AnyObserver<Element>) -> any Disposable {
    let key = observers.insert(observer)
    return Disposables.create { [self] in _ = observers.remove(key) }
  }
}

/// Schedules its events anew for each observer, from the tick of the subscription.
final class ColdObservable<Element>: TestableObservable<Element> {
  override func admit(_ observer: AnyObserver<Element>) -> any Disposable {
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
