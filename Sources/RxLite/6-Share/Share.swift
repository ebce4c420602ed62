import Synchronization

/// For how long a shared sequence keeps its subject.
public enum SubjectLifetimeScope {
  /// Each connection has a subject of its own: once it is over, a new observer starts the source
  /// again, and gets nothing that is stale.
  case whileConnected

  /// One subject for all connections: what it remembers is replayed to all observers to come, even
  /// when the source has stopped; and once the source has ended, it is not started again.
  case forever
}

extension ObservableType {
  /// One run of the source for all observers that are there at the same time: the first one starts
  /// it, and when the last one leaves it is stopped.
  ///
  ///     --1--2--3--|
  ///       share()
  ///     --1--2--3--|
  ///
  /// - Parameters:
  ///   - replay: how many of the last elements an observer gets that comes later.
  ///   - scope: whether the next run gets a fresh subject: see ``SubjectLifetimeScope``.
  /// - Ends: with its source.
  /// - Memory: the replayed elements.
  public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    switch (scope, replay) {
    case (.whileConnected, 0), (.whileConnected, 1):
      let station = Station(source: asObservable(), remembers: replay == 1)
      return Observable(takesTurns: false, run: station.admit)
    case (.whileConnected, _): return self.replay(replay).refCount()
    case (.forever, 0): return multicast(PublishSubject()).refCount()
    case (.forever, _): return multicast(ReplaySubject.create(bufferSize: replay)).refCount()
    }
  }
}

/// Has at most one broadcast on the air.
private final class Station<Element> {
  private let source: Observable<Element>
  private let remembers: Bool

  /// The ``Broadcast``, if there is one.
  ///
  /// NB: Its type is left out because a station that is released would have to look it up.
  private let onAir = Mutex<AnyObject?>(nil)

  init(source: Observable<Element>, remembers: Bool) {
    self.source = source
    self.remembers = remembers
  }

  /// Lets an observer listen to the broadcast on the air. If there is none, starts one.
  func admit(_ observer: AnyObserver<Element>, _ seat: Seat) {
    while true {
      var isNew = false
      let broadcast = onAir.withLock { onAir in
        if let onAir { return unsafeDowncast(onAir, to: Broadcast<Element>.self) }
        isNew = true
        let broadcast = Broadcast<Element>(remembers: remembers)
        onAir = broadcast
        return broadcast
      }
      guard let key = broadcast.enter(observer, seat) else {
        // It ended a moment ago, on another thread or just up the stack.
        takeOff(broadcast)
        continue
      }
      seat.attach(
        object: AnonymousDisposable { if broadcast.leave(key) { self.end(broadcast) } })
      if isNew { start(broadcast) }
      return
    }
  }

  private func start(_ broadcast: Broadcast<Element>) {
    source.start(
      AnyObserver { event in
        guard event.isStopEvent else { return broadcast.send(event) }
        self.takeOff(broadcast)
        broadcast.send(event)
        broadcast.seat.dispose()
      }, broadcast.seat)
  }

  private func end(_ broadcast: Broadcast<Element>) {
    takeOff(broadcast)
    broadcast.seat.dispose()
  }

  private func takeOff(_ broadcast: Broadcast<Element>) {
    let taken = onAir.withLock { $0 === broadcast ? $0.take() : nil }
    _ = taken
  }
}

/// One run of the source, and who listens to it.
private final class Broadcast<Element>: Audience<Element> {
  let seat = Seat()
  private let remembers: Bool
  private var last: Element?

  init(remembers: Bool) { self.remembers = remembers }

  func send(_ event: Event<Element>) {
    send(event) {
      guard remembers, case .next(let element) = event else { return nil }
      defer { last = element }
      return last
    }
  }

  /// - Returns: what `leave` asks for; `nil` if the broadcast is over.
  func enter(_ observer: AnyObserver<Element>, _ seat: Seat) -> Key? {
    enterWhileOpen(observer, seat) { if let last { observer.on(.next(last)) } }
  }

  /// - Returns: whether this was the last one who listened: then it is over.
  func leave(_ key: Key) -> Bool { leave(key, closesWhenEmpty: true) }
}
