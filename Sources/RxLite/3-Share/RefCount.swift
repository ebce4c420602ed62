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
    let (source, references) = (asObservable(), References(connect: connect))
    return Observable { sink in
      let reference = References.Reference()
      let upstream = source.start(
        AnyObserver { event in
          if event.isStopEvent { references.end(seenBy: reference) }
          sink.on(event)
        })
      references.add(reference, unless: sink.subscription)
      sink.attach(
        AnonymousDisposable {
          upstream.dispose()
          references.remove(reference)
        })
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
  }

  private let connect: () -> any Disposable
  private let state = Mutex(State())

  init(connect: @escaping () -> any Disposable) { self.connect = connect }

  func add(_ reference: Reference, unless subscription: Subscription) {
    let number = state.withLock { state -> Int? in
      reference.connection = state.number
      guard !subscription.isDisposed else { return nil }
      state.count += 1
      return state.count == 1 ? state.number : nil
    }
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
    let released = state.withLock { state -> (any Disposable)? in
      guard reference.connection == state.number else { return nil }
      state.count = 0
      state.number += 1
      return state.connection.take()
    }
    released?.dispose()
  }
}
