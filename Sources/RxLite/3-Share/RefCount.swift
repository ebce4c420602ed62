import Synchronization

extension ConnectableObservableType {
  /// Connects at the first subscription, and disposes the connection with the last one.
  ///
  ///     --1--2--|
  ///       publish().refCount()
  ///     --1--2--|
  ///
  /// - Ends: With its source; after that, the next subscriber connects again.
  public func refCount() -> Observable<Element> {
    let source = asObservable()
    let references = References(
      connect: connect,
      countEnded: (source as? ConnectableObservable<Element>)?.countEnded ?? { 0 })
    return Observable { sink in
      let reference = References.Reference()
      let upstream = source.start(
        AnyObserver { event in
          if event.isStopEvent { references.end(seenBy: reference) }
          sink.on(event)
        })
      references.add(reference, unless: sink.subscription)
      sink.attach {
        upstream.dispose()
        references.remove(reference)
      }
    }
  }
}

/// Counts the subscriptions to a connectable sequence.
///
/// A connection has a number. A subscription that belongs to an earlier connection no longer
/// counts.
private final class References {
  /// One subscription.
  final class Reference {
    fileprivate var connection: Int?
  }

  private struct State {
    var count = 0
    var number = 0
    var connection: (any Disposable)?
    /// The number of ended connections at the last comparison.
    var ended: Int

    /// Begins with the next connection.
    ///
    /// - Returns: The previous one, to be disposed.
    mutating func advance() -> (any Disposable)? {
      count = 0
      number += 1
      return connection.take()
    }
  }

  private let connect: () -> any Disposable
  private let countEnded: () -> Int
  private let state: Mutex<State>

  /// - Parameters:
  ///   - connect: Starts the source, unless it is running.
  ///   - countEnded: Returns the number of connections that have ended with their source.
  init(connect: @escaping () -> any Disposable, countEnded: @escaping () -> Int) {
    self.connect = connect
    self.countEnded = countEnded
    state = Mutex(State(ended: countEnded()))
  }

  func add(_ reference: Reference, unless subscription: Subscription) {
    let (number, ended) = state.withLock { state -> (Int?, (any Disposable)?) in
      // NB: On another thread, the previous connection may be ending: it is given up already, but none of
      // its observers has received the terminal event. This subscription belongs to the next connection,
      // so it must not be counted with them.
      let known = state.ended
      state.ended = countEnded()
      let ended = state.ended == known ? nil : state.advance()
      reference.connection = state.number
      guard !subscription.isDisposed else { return (nil, ended) }
      state.count += 1
      return (state.count == 1 ? state.number : nil, ended)
    }
    ended?.dispose()
    guard let number else { return }
    // NB: `connect()` may run the whole source, and all subscriptions may have ended before it
    // returns.
    let connection = connect()
    let isLate = state.withLock { state in
      guard state.number == number, state.count > 0 else { return true }
      state.connection = connection
      return false
    }
    if isLate { connection.dispose() }
  }

  func remove(_ reference: Reference) {
    let released = state.withLock { state -> (any Disposable)? in
      guard reference.connection == state.number, state.count > 0 else { return nil }
      state.count -= 1
      return state.count == 0 ? state.connection.take() : nil
    }
    released?.dispose()
  }

  func end(seenBy reference: Reference) {
    let released = state.withLock { state in
      reference.connection == state.number ? state.advance() : nil
    }
    released?.dispose()
  }
}
