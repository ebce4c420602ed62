import Synchronization

extension Disposable {
  /// Adds this disposable to a bag, which disposes it when the bag is released.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// Disposes its members when it is released. A subscription in the bag lives as long as the object
/// that owns the bag.
///
/// A bag has no `dispose()`, on purpose. To empty it early, replace it:
///
///     bag = DisposeBag()
public final class DisposeBag {
  private struct State {
    var isDisposed = false
    var members: [any Disposable] = []
  }

  private let state = Mutex(State())

  /// Creates an empty bag.
  public init() { Resources.gained() }

  /// Creates a bag with these members.
  public convenience init(disposing disposables: any Disposable...) {
    self.init(disposing: disposables)
  }

  /// Creates a bag with these members.
  public convenience init(disposing disposables: [any Disposable]) {
    self.init()
    insert(disposables)
  }

  /// Creates a bag with the disposables that the closure lists.
  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init(disposing: builder())
  }

  deinit {
    let members = state.withLock { state in
      state.isDisposed = true
      return state.members
    }
    for member in members { member.dispose() }
    Resources.lost()
  }

  /// Adds a member.
  public func insert(_ disposable: any Disposable) { insert([disposable]) }

  /// Adds members.
  public func insert(_ disposables: any Disposable...) { insert(disposables) }

  /// Adds the disposables that the closure lists.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

  /// Adds members. A bag that is being released disposes them at once (rule 5).
  public func insert(_ disposables: [any Disposable]) {
    let isLate = state.withLock { state in
      if !state.isDisposed { state.members += disposables }
      return state.isDisposed
    }
    if isLate { for disposable in disposables { disposable.dispose() } }
  }

  /// Lets a closure list disposables without commas.
  @resultBuilder
  public struct DisposableBuilder {
    /// Returns the disposables of one closure.
    public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] {
      disposables
    }
  }
}
