import Synchronization

/// What the operators that listen to several sources have in common: one lock, the count of the
/// sources that are still open, and their subscriptions.
///
/// A handler runs with the lock held, so it may change the operator's state and send, and two
/// sources on two threads wait for each other (rule 2). The first error ends the join. It completes
/// when its last source has completed.
final class Join<Result> {
  /// What a source's completion means.
  enum Completion {
    /// One source fewer; the last one completes the join.
    case leaves
    /// The join completes, whatever the other sources do.
    case ends
    /// Nothing: the join doesn't wait for this source.
    case isIgnored

    fileprivate var isAwaited: Bool {
      if case .isIgnored = self { false } else { true }
    }
  }

  private let downstream: AnyObserver<Result>
  private let seat: Seat
  private let lock = RecursiveLock()
  private let children = Seats()

  /// NB: The beginning counts as a source. One that completes while it is being subscribed must not
  /// complete the join before the next one is there.
  private let openSources = Atomic<Int>(1)
  private var isOver = false

  fileprivate init(_ downstream: AnyObserver<Result>, _ seat: Seat) {
    self.downstream = downstream
    self.seat = seat
    seat.attach(children)
  }

  /// Sends an element. Only for handlers, and inside of `locked`.
  func emit(_ element: Result) {
    if !isOver, seat.exitIsOpen { downstream.on(.next(element)) }
  }

  /// Ends the join. Only for handlers, and inside of `locked`.
  func end(with event: Event<Result>) {
    guard !isOver, seat.exitIsOpen else { return }
    isOver = true
    downstream.on(event)
  }

  /// Holds the lock, so that no handler runs meanwhile. What `body` throws ends the join.
  @inline(__always)
  func locked(_ body: () throws -> Void) {
    lock.withLock {
      do { try body() } catch { end(with: .error(error)) }
    }
  }

  /// Subscribes to a source.
  ///
  /// - Parameters:
  ///   - source: starts at once.
  ///   - whenCompleted: what its completion means.
  ///   - locked: whether the handler holds the lock. Where it only opens another source there is
  ///     nothing to protect, and the learner's code should not run under a lock.
  ///   - onNext: the handler. What it throws ends the join.
  /// - Returns: the seat of this one subscription, for `drop`.
  @discardableResult
  func listen<Element>(
    to source: Observable<Element>, whenCompleted: Completion = .leaves,
    locked isLocked: Bool = true,
    onNext: @escaping (Element) throws -> Void
  ) -> Seat {
    let child = Seat()
    if whenCompleted.isAwaited { openSources.add(1, ordering: .relaxed) }
    let observer = AnyObserver<Element> { [self] event in
      switch event {
      case .next(let element):
        guard child.exitIsOpen else { return }
        if isLocked {
          locked { try onNext(element) }
        } else {
          do { try onNext(element) } catch { locked { end(with: .error(error)) } }
        }
      case .error(let error): fail(error, child)
      case .completed: complete(child, whenCompleted)
      }
    }
    source.start(observer, child)
    if !child.isDisposed { children.add(child) }
    return child
  }

  /// Passes on a source as it is.
  func relay(_ source: Observable<Result>) {
    let child = Seat()
    openSources.add(1, ordering: .relaxed)
    let observer = AnyObserver<Result> { [self] event in
      switch event {
      case .next(let element):
        if child.exitIsOpen { lock.withLock { emit(element) } }
      case .error(let error): fail(error, child)
      case .completed: complete(child, .leaves)
      }
    }
    source.start(observer, child)
    if !child.isDisposed { children.add(child) }
  }

  private func fail(_ error: any Error, _ child: Seat) {
    if child.shutExit() { locked { end(with: .error(error)) } }
  }

  private func complete(_ child: Seat, _ completion: Completion) {
    guard child.shutExit() else { return }
    if case .ends = completion { return locked { end(with: .completed) } }
    child.dispose()
    if case .leaves = completion { leave() }
  }

  /// Ends one subscription: the join no longer waits for that source.
  func drop(_ child: Seat) {
    guard child.shutExit() else { return }
    child.dispose()
    openSources.subtract(1, ordering: .acquiringAndReleasing)
  }

  fileprivate func leave() {
    let isLast = openSources.subtract(1, ordering: .acquiringAndReleasing).newValue == 0
    if isLast { locked { end(with: .completed) } }
  }
}

extension ObservableType {
  /// An operator that listens to several sources: `listen` is called for each run, and subscribes to
  /// those that are known at its start.
  ///
  /// - Memory: what the handlers keep, and the open subscriptions.
  static func join(_ listen: @escaping (Join<Element>) -> Void) -> Observable<Element> {
    Observable { downstream, seat in
      let join = Join(downstream, seat)
      listen(join)
      join.leave()
    }
  }
}
