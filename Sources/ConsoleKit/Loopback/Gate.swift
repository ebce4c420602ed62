import Synchronization

/// Holds answers back until it is told to let them go. So a lesson decides how slow a server is, and
/// needs no clock for it.
public final class LoopbackGate: Sendable {
  private enum State: Sendable {
    case shut([LoopbackRoute.Reply])
    case open(LoopbackResponse)
  }

  private let state = Mutex(State.shut([]))

  /// A gate that is shut.
  public init() {}

  /// Gives this answer to all who wait, and to all who come later.
  public func open(with response: LoopbackResponse) {
    let waiting = state.withLock { state in
      defer { state = .open(response) }
      if case .shut(let waiting) = state { return waiting } else { return [] }
    }
    for reply in waiting { reply(response) }
  }

  func pass(_ reply: @escaping LoopbackRoute.Reply) {
    let response = state.withLock { state -> LoopbackResponse? in
      switch state {
      case .open(let response): return response
      case .shut(let waiting):
        state = .shut(waiting + [reply])
        return nil
      }
    }
    if let response { reply(response) }
  }
}
