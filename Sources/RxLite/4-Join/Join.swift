/// What the operators with several sources have in common: one lock, a state, and the sink.
///
/// A handler runs with the lock held, so it may change the state and send, and two sources on two
/// threads wait for each other (rule 2). What it throws ends the join, and so does the first error.
///
/// NB: The state isn't an `inout` parameter of the handlers. A handler sends, and what it sends to may
/// send something back: a handler that is called again on the same thread would find the state in use.
final class Join<State, Result> {
  /// What the operator remembers. The lock protects it.
  var state: State

  private let sink: Sink<Result>
  private let lock = RecursiveLock()

  fileprivate init(_ sink: Sink<Result>, _ initial: State) {
    self.sink = sink
    state = initial
  }

  /// Sends an element. Call it from handlers, and inside of `locked`.
  func send(_ element: Result) { sink.send(element) }

  /// Sends a terminal event, and disposes all sources. Call it from handlers, and inside of `locked`.
  func end(with event: Event<Result>) { sink.end(with: event) }

  /// Passes on an event of any kind. Call it from handlers, and inside of `locked`.
  func on(_ event: Event<Result>) { sink.on(event) }

  /// Disposes all sources without sending an event.
  func dispose() { sink.subscription.dispose() }

  /// Holds the lock, so that no handler runs in the meantime. What `body` throws ends the join.
  @inline(__always)
  func locked(_ body: () throws -> Void) {
    lock.withLock {
      do { try body() } catch { sink.end(with: .error(error)) }
    }
  }

  /// Subscribes to a source.
  ///
  /// - Parameters:
  ///   - source: It may send before this method returns.
  ///   - subscription: The state of the subscription, for handlers that dispose it.
  ///   - disposal: Whether a source that ends is disposed before or after its terminal event is handled.
  ///   - onNext: Receives each element.
  ///   - onCompleted: Runs when the source completes. An error ends the join.
  /// - Returns: The subscription.
  @discardableResult @inline(__always)
  func subscribe<Element>(
    to source: Observable<Element>, as subscription: Subscription = Subscription(),
    disposes disposal: Disposal = .after, onNext: @escaping (Element) throws -> Void,
    onCompleted: @escaping () -> Void = {}
  ) -> Subscription {
    source.start(
      AnyObserver { [self] event in
        locked {
          if event.isStopEvent, disposal == .before { subscription.dispose() }
          switch event {
          case .next(let element): try onNext(element)
          case .error(let error): end(with: .error(error))
          case .completed:
            onCompleted()
            if disposal == .after { subscription.dispose() }
          }
        }
      }, as: subscription)
    return subscription
  }
}

/// When a source that ends is disposed.
enum Disposal {
  /// Before its terminal event is handled.
  case before
  /// After that.
  case after
  /// Only when the result ends.
  case atEnd
}

extension ObservableType {
  /// Creates an operator with several sources.
  ///
  /// - Parameters:
  ///   - initial: The state at the start of a run.
  ///   - begin: Subscribes to the sources that are known at the start, and returns what to dispose at
  ///     the end.
  /// - Memory: The state, and the open subscriptions.
  @inline(__always)
  static func join<State>(
    _ initial: State, _ begin: @escaping (Join<State, Element>) -> any AnyObject & Disposable
  ) -> Observable<Element> {
    Observable { sink in sink.attach(begin(Join(sink, initial))) }
  }
}
