import Synchronization

/// Where a source is performed for many observers, through a subject: one performance at a time.
///
/// NB: The source and the subject are the caller's code, and run without a lock. So a performance may
/// end between the moment that somebody finds it and the moment that they come in. Then they find the
/// door closed, and go to the next performance.
final class Stage<Subject: SubjectType> {
  private let source: Observable<Subject.Observer.Element>
  private let makeSubject: () -> Subject
  private let current = Mutex<Performance<Subject>?>(nil)

  init(source: Observable<Subject.Observer.Element>, makeSubject: @escaping () -> Subject) {
    self.source = source
    self.makeSubject = makeSubject
  }

  /// Lets an observer in who doesn't count.
  func admit(_ observer: AnyObserver<Subject.Element>, _ seat: Seat) {
    performance.subject.asObservable().start(observer, seat)
  }

  /// Lets an observer in who counts: the first one starts the performance, and when the last one has
  /// left it is over.
  func admitCounted(_ observer: AnyObserver<Subject.Element>, _ seat: Seat) {
    var performance = performance
    while !performance.enter() {
      remove(performance)
      performance = self.performance
    }
    let upstream = Seat()
    performance.subject.asObservable().run(observer, upstream)
    if seat.exitIsOpen { _ = start(performance) }
    seat.attach(
      Disposables.create { [performance] in
        upstream.dispose()
        if performance.leave() { self.end(performance) }
      })
  }

  /// Starts the performance, unless it is under way.
  func connect() -> any Disposable {
    var performance = performance
    while !start(performance) {
      remove(performance)
      performance = self.performance
    }
    return Disposables.create { [performance] in self.end(performance) }
  }

  /// The performance under way, or the next one.
  ///
  /// NB: If two threads make a subject at the same time, the first that is ready counts.
  private var performance: Performance<Subject> {
    if let known = current.withLock({ $0 }) { return known }
    let made = Performance(makeSubject())
    return current.withLock { current in
      let performance = current ?? made
      current = performance
      return performance
    }
  }

  /// - Returns: false if the performance is over.
  private func start(_ performance: Performance<Subject>) -> Bool {
    switch performance.begin() {
    case .isOver: return false
    case .isUnderWay: return true
    case .begins: break
    }
    let observer = performance.subject.asObserver()
    let connection = performance.connection
    source.start(
      AnyObserver { event in
        guard event.isStopEvent ? connection.shutExit() : connection.exitIsOpen else { return }
        // NB: As in RxSwift, the source is released *before* its ending is passed on: an observer that
        // subscribes again when it hears of the ending finds a new performance.
        if event.isStopEvent { self.end(performance) }
        observer.on(event)
      }, connection)
    return true
  }

  private func end(_ performance: Performance<Subject>) {
    performance.close()
    remove(performance)
    performance.connection.dispose()
  }

  private func remove(_ performance: Performance<Subject>) {
    let removed = current.withLock { $0 === performance ? $0.take() : nil }
    _ = removed
  }
}

/// One run of the source, its subject, and how many have come to listen.
private final class Performance<Subject: SubjectType> {
  enum Beginning {
    case begins
    case isUnderWay
    case isOver
  }

  private struct State {
    var guests = 0
    var hasBegun = false
    var isOver = false
  }

  let subject: Subject
  let connection = Seat()
  private let state = Mutex(State())

  init(_ subject: Subject) { self.subject = subject }

  func begin() -> Beginning {
    state.withLock { state in
      if state.isOver { return .isOver }
      defer { state.hasBegun = true }
      return state.hasBegun ? .isUnderWay : .begins
    }
  }

  /// - Returns: false if it is over.
  func enter() -> Bool {
    state.withLock { state in
      if !state.isOver { state.guests += 1 }
      return !state.isOver
    }
  }

  /// - Returns: whether this was the last guest of a performance that isn't over.
  func leave() -> Bool {
    state.withLock { state in
      state.guests -= 1
      guard state.guests == 0, !state.isOver else { return false }
      state.isOver = true
      return true
    }
  }

  func close() { state.withLock { $0.isOver = true } }
}
