import Synchronization

/// Holds answers back until it is told to let them go. So a lesson decides how slow a server is, and
/// needs no clock for it.
public final class LoopbackGate: Sendable {
  /// Sends the answer of a request; without a response, the route's own.
  typealias Release = @Sendable (LoopbackResponse?) -> Void

  private enum State: Sendable {
    case shut([Release])
    case open(LoopbackResponse?)
  }

  private let state = Mutex(State.shut([]))

  /// A gate that is shut.
  public init() {}

  /// Gives this answer to all who wait, and to all who come later.
  public func open(with response: LoopbackResponse) { release(response) }

  /// Lets all who wait and all who come later have the answers of their own routes.
  public func open() { release(nil) }

  func pass(_ release: @escaping Release) {
    let open = state.withLock { state -> LoopbackResponse?? in
      switch state {
      case .open(let response): return .some(response)
      case .shut(let waiting):
        state = .shut(waiting + [release])
        return nil
      }
    }
    if let open { release(open) }
  }

  private func release(_ response: LoopbackResponse?) {
    let waiting = state.withLock { state in
      defer { state = .open(response) }
      if case .shut(let waiting) = state { return waiting } else { return [] }
    }
    for release in waiting { release(response) }
  }
}
