import Synchronization

/// Holds one disposable at a time: replacing it disposes the previous one.
///
///     serial.disposable = first
///     serial.disposable = second   // first is disposed
///     serial.dispose()             // second is disposed
///     serial.disposable = third    // third is disposed at once
public final class SerialDisposable: Cancelable {
  private struct State {
    var isDisposed = false
    var disposable: (any Disposable)?
  }

  private let state = Mutex(State())

  /// Creates a serial disposable that holds nothing yet.
  public init() { Resources.gained() }

  deinit { Resources.lost() }

  /// Whether `dispose()` has been called.
  public var isDisposed: Bool { state.withLock { $0.isDisposed } }

  /// The current disposable. Setting it disposes the previous one; after `dispose()`, setting it
  /// disposes the new one at once (rule 5).
  public var disposable: any Disposable {
    get { state.withLock { $0.disposable } ?? Disposables.create() }
    set {
      let released = state.withLock { state -> (any Disposable)? in
        guard !state.isDisposed else { return newValue }
        let before = state.disposable
        state.disposable = newValue
        return before
      }
      released?.dispose()
    }
  }

  /// Disposes the current disposable, and every later one as soon as it is set.
  public func dispose() {
    let released = state.withLock { state in
      state.isDisposed = true
      return state.disposable.take()
    }
    released?.dispose()
  }
}

extension SerialDisposable {
  /// Starts a run of a sequence, and holds it in place of the current disposable. It is held before the run
  /// starts, so an event of the run may replace it.
  func start<Element>(_ source: Observable<Element>, _ observer: AnyObserver<Element>) {
    let subscription = Subscription()
    disposable = subscription
    source.start(observer, attachedTo: subscription)
  }
}
