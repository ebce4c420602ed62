import Synchronization

/// What the operators that listen to several sources have in common: one lock, the count of the
/// sources that are still open, and their subscriptions.
///
/// A handler runs with the lock held, so it may change the operator's state and send, and two
/// sources on two threads wait for each other (rule 2). The first error ends the join. It completes
/// when its last source has completed.
final class Join<Result> {
  private let downstream: AnyObserver<Result>
  private let seat: Seat
  private let lock = RecursiveLock()
  private let children = Seats()
  private let openSources: Atomic<Int>
  /// Whether the latest source is passing its only element. Only the thread that switches looks at it.
  private var isPassingLatest = false

  /// - Parameter expected: how many sources are known to come, so that one that completes while it is
  ///   being subscribed doesn't complete the join before the next one is there.
  fileprivate init(_ downstream: AnyObserver<Result>, _ seat: Seat, expecting expected: Int) {
    self.downstream = downstream
    self.seat = seat
    openSources = Atomic(expected)
    seat.attach(object: children)
  }

  /// Whether one source is left that may still send.
  var hasOneSource: Bool { openSources.load(ordering: .acquiring) == 1 }

  /// Sends an element. Only for handlers, and inside of `locked`.
  @inline(__always)
  func emit(_ element: Result) {
    if seat.isOpen { downstream.on(.next(element)) }
  }

  /// Ends the join: it shuts the entrance, as every source does. Only inside of `locked`.
  func end(with event: Event<Result>) {
    if seat.shutEntrance(), seat.exitIsOpen { downstream.on(event) }
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
  ///     nothing to protect, and the learner's code should not run under a lock. Such a source is the
  ///     first to be disposed.
  ///   - onNext: the handler. What it throws ends the join.
  /// - Returns: the seat of this one subscription, for `drop`.
  @discardableResult
  func listen<Element>(
    to source: Observable<Element>, whenCompleted: Completion = .leaves,
    locked isLocked: Bool = true,
    onNext: @escaping (Element) throws -> Void
  ) -> Seat {
    if whenCompleted.isAwaited { expectOneMore() }
    return hear(source, whenCompleted, locked: isLocked, onNext: onNext)
  }

  /// Subscribes to one of the sources that the join was told to expect.
  @discardableResult
  func hear<Element>(
    _ source: Observable<Element>, _ completion: Completion = .leaves, locked isLocked: Bool = true,
    onNext: @escaping (Element) throws -> Void
  ) -> Seat {
    let place = Place(self, completion, isLocked: isLocked, onNext: onNext)
    source.start(AnyObserver { place.on($0) }, place)
    if !place.isDisposed { children.add(place, first: completion.isOfFirst || !isLocked) }
    return place
  }

  /// Passes on a source as it is.
  func relay(_ source: Observable<Result>) {
    expectOneMore()
    if let element = source.onlyElement {
      lock.withLock { emit(element) }
      return leave()
    }
    let place = Relay(self, isLatest: false)
    source.start(AnyObserver { place.on($0) }, place)
    if !place.isDisposed { children.add(place) }
  }

  /// Passes on this source from now on, and no longer the one that came this way before.
  func switchTo(_ source: Observable<Result>) {
    expectOneMore()
    if isPassingLatest {
      // The one before loses its place while its element is on its way: nobody waits for it any more.
      isPassingLatest = false
      openSources.subtract(1, ordering: .acquiringAndReleasing)
    }
    if let element = source.onlyElement { return pass(latest: element) }
    let place = Relay(self, isLatest: true)
    if let before = children.replaceLatest(with: place) { drop(before) }
    source.start(AnyObserver { place.on($0) }, place)
  }

  /// Passes on the only element of what is the latest source, unless another one takes its place while
  /// the element is on its way.
  private func pass(latest element: Result) {
    if let before = children.replaceLatest(with: nil) { drop(before) }
    isPassingLatest = true
    lock.withLock { emit(element) }
    if isPassingLatest {
      isPassingLatest = false
      leave()
    }
  }

  /// Counts a source that is going to be heard: the join waits for it.
  func expectOneMore() { openSources.add(1, ordering: .relaxed) }

  /// Lets go of all sources without a word.
  func dismiss() { children.dispose() }

  /// Ends one subscription: the join no longer waits for that source.
  func drop(_ child: Seat) {
    if child.leave() { openSources.subtract(1, ordering: .acquiringAndReleasing) }
  }

  /// Counts down; the last source completes the join.
  fileprivate func leave() {
    let isLast = openSources.subtract(1, ordering: .acquiringAndReleasing).newValue == 0
    if isLast { locked { end(with: .completed) } }
  }

  /// - Parameter first: whether the source is disposed before the error goes out.
  fileprivate func fail(_ error: any Error, _ child: Seat, first: Bool) {
    if first ? child.leave() : child.shutExit() { locked { end(with: .error(error)) } }
  }

  fileprivate func complete(_ child: Seat, _ completion: Completion) {
    switch completion {
    case .leaves, .leavesFirst: if child.leave() { leave() }
    case .leavesLast: if hasOneSource ? child.shutExit() : child.leave() { leave() }
    case .leavesAfter(let handler):
      if child.leave() {
        handler()
        leave()
      }
    case .ends: if child.shutExit() { locked { end(with: .completed) } }
    case .calls(let handler):
      if child.shutExit() {
        locked(handler)
        child.dispose()
      }
    case .isIgnored: child.dispose()
    }
  }

  /// The seat of a source whose elements go to a handler.
  ///
  /// NB: It is the source's observer, too: one object a source instead of three makes the difference
  /// where each element opens a source, as in flatMap.
  private final class Place<Element>: Seat {
    private let join: Join<Result>
    private let completion: Completion
    private let isLocked: Bool
    private let onNext: (Element) throws -> Void

    init(
      _ join: Join<Result>, _ completion: Completion, isLocked: Bool,
      onNext: @escaping (Element) throws -> Void
    ) {
      self.join = join
      self.completion = completion
      self.isLocked = isLocked
      self.onNext = onNext
    }

    func on(_ event: Event<Element>) {
      switch event {
      case .next(let element):
        guard exitIsOpen else { return }
        if isLocked {
          join.locked { try onNext(element) }
        } else {
          do { try onNext(element) } catch { join.locked { join.end(with: .error(error)) } }
        }
      case .error(let error): join.fail(error, self, first: completion.isFirstInError)
      case .completed: join.complete(self, completion)
      }
    }
  }

  /// The seat of a source that is passed on as it is.
  private final class Relay: Seat {
    private let join: Join<Result>
    private let isLatest: Bool

    init(_ join: Join<Result>, isLatest: Bool) {
      self.join = join
      self.isLatest = isLatest
    }

    func on(_ event: Event<Result>) {
      switch event {
      case .next(let element): if exitIsOpen { join.lock.withLock { join.emit(element) } }
      case .error(let error): join.fail(error, self, first: isLatest)
      case .completed: if leave() { join.leave() }
      }
    }
  }
}

extension ObservableType {
  /// An operator that listens to several sources: `listen` is called for each run, and subscribes to
  /// those that are known at its start.
  ///
  /// - Memory: what the handlers keep, and the open subscriptions.
  @inline(__always)
  static func join(_ listen: @escaping (Join<Element>) -> Void) -> Observable<Element> {
    // The beginning counts as a source.
    join(expecting: 1) { join in
      listen(join)
      join.leave()
    }
  }

  /// An operator that listens to this number of sources, by `hear`.
  @inline(__always)
  static func join(
    expecting expected: Int, _ listen: @escaping (Join<Element>) -> Void
  ) -> Observable<Element> {
    Observable { downstream, seat in
      let join = Join(downstream, seat, expecting: expected)
      listen(join)
    }
  }
}
