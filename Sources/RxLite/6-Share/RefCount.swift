import Synchronization

extension ConnectableObservableType {
  /// Connects with the first observer, and disconnects when the last one has left.
  ///
  ///     --1--2--|
  ///       publish().refCount()
  ///     --1--2--|
  ///
  /// - Ends: with its source; then the next observer connects again.
  public func refCount() -> Observable<Element> {
    if let connectable = self as? ConnectableObservable<Element> {
      return Observable(run: connectable.admitCounted)
    }
    let source = asObservable()
    let attendance = Attendance(connect: connect)
    return Observable { downstream, seat in
      let guest = Attendance.Guest()
      let upstream = Seat()
      source.start(
        AnyObserver { event in
          if event.isStopEvent { attendance.end(seenBy: guest) }
          downstream.on(event)
        }, upstream)
      if !seat.isDisposed { attendance.enter(guest) }
      seat.attach(
        Disposables.create {
          upstream.dispose()
          attendance.leave(guest)
        })
    }
  }
}

/// Counts the observers of a connectable sequence of the learner's own type.
///
/// A connection has a number. Who belongs to one that is over doesn't count any more.
private final class Attendance {
  /// One observer.
  final class Guest {
    fileprivate var connection: Int?
    fileprivate var hasSeenTheEnd = false
  }

  private struct State {
    var count = 0
    var number = 0
    var connection: (any Disposable)?

    func includes(_ guest: Guest) -> Bool { guest.connection == number }
  }

  private let connect: () -> any Disposable
  private let state = Mutex(State())

  init(connect: @escaping () -> any Disposable) { self.connect = connect }

  func enter(_ guest: Guest) {
    let number = state.withLock { state -> Int? in
      guard !guest.hasSeenTheEnd else { return nil }
      guest.connection = state.number
      state.count += 1
      return state.count == 1 ? state.number : nil
    }
    guard let number else { return }
    // NB: Connecting may run the whole source, and everybody may have left before it is done.
    let connection = connect()
    let isLate = state.withLock { state in
      guard state.number == number, state.count > 0 else { return true }
      state.connection = connection
      return false
    }
    if isLate { connection.dispose() }
  }

  func leave(_ guest: Guest) {
    let released = state.withLock { state -> (any Disposable)? in
      guard state.includes(guest) else { return nil }
      guest.connection = nil
      state.count -= 1
      return state.count == 0 ? state.connection.take() : nil
    }
    released?.dispose()
  }

  func end(seenBy guest: Guest) {
    let released = state.withLock { state -> (any Disposable)? in
      guest.hasSeenTheEnd = true
      guard state.includes(guest) else { return nil }
      state.count = 0
      state.number += 1
      return state.connection.take()
    }
    released?.dispose()
  }
}
