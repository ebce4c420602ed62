import Synchronization

/// Runs a closure at the first `dispose()`, and then releases it, together with what it captured.
final class AnonymousDisposable: Cancelable {
  private let disposed = Atomic<Bool>(false)
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
    Resources.gained()
  }

  deinit { Resources.lost() }

  var isDisposed: Bool { disposed.load(ordering: .acquiring) }

  func dispose() {
    guard !disposed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    let action = action
    self.action = nil
    action?()
  }
}
