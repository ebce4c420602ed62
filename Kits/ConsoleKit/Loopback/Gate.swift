import Synchronization

/// Holds answers back until it is opened. So a lesson decides how slow a server is, without a clock.
public final class LoopbackGate: Sendable {
  /// Sends the answer of a request; without a response, the route's own.
  typealias Release = @Sendable (LoopbackResponse?) -> Void

  private enum State: Sendable {
    case shut([Release])
    case open(LoopbackResponse?)
  }

  private let state = Mutex(State.shut([]))

  /// Creates a closed gate.
  public init() {}

  /// Sends this answer to all requests that wait, and to all later ones.
  public func open(with response: LoopbackResponse) { release(response) }

  /// Sends the answers of their own routes to all requests that wait, and to all later ones.
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
