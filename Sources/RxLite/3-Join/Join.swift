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
  private let subscriptions = CompositeDisposable()
  private var openSources = 0
  private var isOver = false

  fileprivate init(_ downstream: AnyObserver<Result>, _ seat: Seat) {
    self.downstream = downstream
    self.seat = seat
    seat.attach(subscriptions)
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
    guard let key = subscriptions.insert(child) else { return child }
    if whenCompleted.isAwaited { locked { openSources += 1 } }
    let observer = AnyObserver<Element> { [self] event in
      switch event {
      case .next(let element):
        guard child.exitIsOpen else { return }
        if isLocked {
          locked { try onNext(element) }
        } else {
          do { try onNext(element) } catch { locked { end(with: .error(error)) } }
        }
      case .error(let error):
        if child.shutExit() { locked { end(with: .error(error)) } }
      case .completed:
        guard child.shutExit() else { return }
        if case .ends = whenCompleted { return locked { end(with: .completed) } }
        subscriptions.remove(for: key)
        if case .leaves = whenCompleted { locked { leave() } }
      }
    }
    source.start(observer, child)
    return child
  }

  /// Ends one subscription: the join no longer waits for that source.
  func drop(_ child: Seat) {
    guard child.shutExit() else { return }
    child.dispose()
    locked { openSources -= 1 }
  }

  fileprivate func open() { openSources += 1 }

  fileprivate func leave() {
    openSources -= 1
    if openSources == 0 { end(with: .completed) }
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
      // The beginning counts as an open source: a source that completes while it is being
      // subscribed must not complete the join before the next one is there.
      join.open()
      listen(join)
      join.locked { join.leave() }
    }
  }
}
