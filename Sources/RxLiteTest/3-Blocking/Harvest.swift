import Dispatch
import RxLite
import Synchronization

extension BlockingObservable {
  /// Subscribes, waits, and disposes.
  ///
  /// - Parameters:
  ///   - count: the number of elements that will do.
  ///   - predicate: which elements to keep.
  func harvest(
    atMost count: Int = .max, where predicate: @escaping (Element) throws -> Bool = { _ in true }
  ) -> MaterializedSequenceResult<Element> {
    let deadline = timeout.map { DispatchTime.now() + $0 } ?? .distantFuture
    let harvest = Harvest<Element>(enough: count)
    let subscription = SingleAssignmentDisposable()
    defer { subscription.dispose() }
    let observer = AnyObserver<Element> { event in
      switch event {
      case .next(let element):
        do {
          if try predicate(element) { harvest.add(element) }
          // A source that doesn't let go of the thread long after its time is stopped here.
          if DispatchTime.now() > deadline + 1 { harvest.end(RxError.timeout) }
        } catch {
          harvest.end(error)
        }
      case .error(let error): harvest.end(error)
      case .completed: harvest.end(nil)
      }
      if harvest.gate.isOpen { subscription.dispose() }
    }
    // Through the trampoline: so that `subscribe` returns, and there is something to dispose, before
    // a synchronous source, which may be endless, takes its first turn.
    _ = CurrentThreadScheduler.instance.schedule(()) {
      subscription.setDisposable(source.subscribe(observer))
      return Disposables.create()
    }
    if !harvest.gate.wait(until: deadline) { harvest.end(RxError.timeout) }
    return harvest.result
  }
}

/// The elements so far. What comes after the end is not added.
private final class Harvest<Element>: Sendable {
  private struct State {
    var elements: [Element] = []
    var error: (any Error)?
    var isOver = false
  }

  let gate = Gate()
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
    gate.open()
  }
}
