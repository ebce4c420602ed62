/// The common part of the operators with several sources: a lock, a state and the sink.
///
/// A handler runs with the lock held, so it may change the state and send events, and two sources
/// on two threads wait for each other (rule 2). The first error ends the join, and so does an error
/// that a handler throws.
///
/// NB: The state isn't an `inout` parameter of the handlers. A handler sends events, and an
/// observer may send something back. Then a handler is called again on the same thread, and would
/// find the state in use.
final class Join<State, Result> {
  /// The state of the operator. The lock protects it.
  var state: State

  let sink: Sink<Result>
  private let lock = RecursiveLock()

  fileprivate init(_ sink: Sink<Result>, _ initial: State) {
    self.sink = sink
    state = initial
  }

  /// Sends an element. Call it from handlers, and inside `locked`.
  func send(_ element: Result) { sink.send(element) }

  /// Sends a terminal event, and then disposes all sources. Call it from handlers, and inside
  /// `locked`.
  func end(with event: Event<Result>) { sink.end(with: event) }

  /// Passes on an event of any kind. Call it from handlers, and inside `locked`.
  func on(_ event: Event<Result>) { sink.on(event) }

  /// Holds the lock while `body` runs, so that no handler runs on another thread. An error that
  /// `body` throws ends the join.
  @inline(__always)
  func locked(_ body: () throws -> Void) {
    lock.withLock {
      do { try body() } catch { sink.end(with: .error(error)) }
    }
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
