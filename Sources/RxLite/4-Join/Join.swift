/// The common part of the operators with several sources: a lock, a state and the sink.
///
/// A handler runs with the lock held, so it may change the state and send events, and two sources
/// on two threads wait for each other (rule 2). The first error ends the join, and so does an error
/// that a handler throws.
///
/// Nothing is disposed or scheduled with the lock held, and no terminal event is sent with it: a
/// disposal may wait for a thread that is just about to send to this join. So an operator disposes a
/// source before or after its handler, and what a handler leaves to `afterwards` is done when it has
/// returned.
///
/// NB: The state isn't an `inout` parameter of the handlers. A handler sends events, and an
/// observer may send something back. Then a handler is called again on the same thread, and would
/// find the state in use.
final class Join<State, Result> {
  /// The state of the operator. The lock protects it.
  var state: State

  let sink: Sink<Result>
  private let lock = RecursiveLock()
  /// What the handler leaves to be done without the lock. The lock protects it.
  private var later: (() -> Void)?
  /// The thread that sends the terminal event; 0 until then. The lock protects it.
  private var endingThread: UInt = 0

  fileprivate init(_ sink: Sink<Result>, _ initial: State) {
    self.sink = sink
    state = initial
  }

  /// Sends an element. Call it from handlers, and inside `locked`.
  func send(_ element: Result) { sink.send(element) }

  /// Sends a terminal event after the handler, and then disposes all sources. Call it from handlers,
  /// and inside `locked`.
  func end(with event: Event<Result>) {
    endingThread = currentThread
    afterwards { [sink] in sink.end(with: event) }
  }

  /// Disposes all sources after the handler, without an event. Call it from handlers, and inside
  /// `locked`.
  func close() { afterwards(sink.subscription.dispose) }

  /// Passes on an event of any kind. Call it from handlers, and inside `locked`.
  func on(_ event: Event<Result>) {
    if case .next(let element) = event { send(element) } else { end(with: event) }
  }

  /// Leaves an action until the handler has returned and the lock is free. Call it from handlers,
  /// and inside `locked`.
  ///
  /// NB: If the handler was called while this thread was sending, the lock isn't free before that
  /// has finished. The action runs nevertheless, so that a chain is disposed in RxSwift's order.
  func afterwards(_ action: @escaping () -> Void) {
    guard let first = later else { return later = action }
    later = {
      first()
      action()
    }
  }

  /// Sends an error. Call it without the lock.
  func fail(_ error: any Error) { locked { throw error } }

  /// Holds the lock while `body` runs, so that no handler runs on another thread. An error that
  /// `body` throws ends the join. While one thread sends the terminal event, those of others come too
  /// late.
  @inline(__always)
  func locked(_ body: () throws -> Void) {
    let later = lock.withLock { () -> (() -> Void)? in
      if endingThread != 0, endingThread != currentThread { return nil }
      do { try body() } catch { end(with: .error(error)) }
      return self.later.take()
    }
    later?()
  }
}

extension ObservableType {
  /// Creates an operator with several sources.
  ///
  /// - Parameters:
  ///   - initial: The state at the start of a run.
  ///   - begin: Subscribes to the sources that are known at the start, and returns what to dispose
  ///     at the end.
  /// - Memory: The state, and the open subscriptions.
  @inline(__always)
  static func join<State>(
    _ initial: State, _ begin: @escaping (Join<State, Element>) -> any AnyObject & Disposable
  ) -> Observable<Element> {
    Observable { sink in sink.attach(begin(Join(sink, initial))) }
  }
}
