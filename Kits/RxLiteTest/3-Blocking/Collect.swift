import Dispatch
import RxLite
import Synchronization

extension BlockingObservable {
  /// Subscribes, waits, and disposes.
  ///
  /// - Parameters:
  ///   - count: The number of elements that are enough.
  ///   - predicate: Returns whether to keep an element.
  func collect(
    atMost count: Int = .max, where predicate: @escaping (Element) throws -> Bool = { _ in true }
  ) -> MaterializedSequenceResult<Element> {
    let deadline = timeout.map { DispatchTime.now() + $0 } ?? .distantFuture
    let collected = CollectedElements<Element>(enough: count)
    let subscription = SingleAssignmentDisposable()
    defer { subscription.dispose() }
    let observer = AnyObserver<Element> { event in
      switch event {
      case .next(let element):
        do {
          if try predicate(element) { collected.add(element) }
          // Stops a source that still blocks the thread long after the deadline.
          if DispatchTime.now() > deadline + 1 { collected.end(RxError.timeout) }
        } catch {
          collected.end(error)
        }
      case .error(let error): collected.end(error)
      case .completed: collected.end(nil)
      }
      if collected.latch.isOpen { subscription.dispose() }
    }
    // The trampoline makes `subscribe` return before a synchronous source, which may be endless, takes
    // its first turn. So there is a subscription to dispose by then.
    _ = CurrentThreadScheduler.instance.schedule(()) {
      subscription.setDisposable(source.subscribe(observer))
      return Disposables.create()
    }
    if !collected.latch.wait(until: deadline) { collected.end(RxError.timeout) }
    return collected.result
  }
}

/// The elements so far. Elements that arrive after the end are not added.
private final class CollectedElements<Element>: Sendable {
  private struct State {
    var elements: [Element] = []
    var error: (any Error)?
    var isOver = false
  }

  let latch = Latch()
  private let enough: Int
  private let state = Mutex(State())

  init(enough: Int) { self.enough = enough }

  var result: MaterializedSequenceResult<Element> {
    state.withLock { state in
      state.error.map { .failed(elements: state.elements, error: $0) }
        ?? .completed(elements: state.elements)
    }
  }

  func add(_ element: Element) {
    let isEnough = state.withLock { state in
      if !state.isOver { state.elements.append(element) }
      return state.elements.count >= enough
    }
    if isEnough { end(nil) }
  }

  func end(_ error: (any Error)?) {
    state.withLock { state in
      if !state.isOver { state.error = error }
      state.isOver = true
    }
    latch.open()
  }
}
