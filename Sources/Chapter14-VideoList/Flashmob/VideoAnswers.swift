import ConsoleKit
import Foundation
import Synchronization

/// The answers of the video server, and when they are sent. The server's thread reads them, and others
/// change them.
final class VideoAnswers: Sendable {
  /// When a piece of a video is sent.
  enum Pace: Sendable {
    /// It is sent at once.
    case immediate
    /// It takes some time, as in a real network.
    case slow(DispatchTimeInterval)
    /// It waits for ``release(_:number:)``.
    case gated
  }

  private struct Held {
    /// How many requests for its path had arrived by then.
    let number: Int
    let request: LoopbackRequest
    let reply: LoopbackRoute.Reply
  }

  private struct State {
    var films: [Film]
    var isOffline = false
    /// The paths whose next answer breaks off.
    var breaking: Set<String> = []
    /// The requests that wait, by their paths, in the order of their arrival. A client may have cancelled
    /// one of them.
    var held: [String: [Held]] = [:]
    var arrivals: [String: Int] = [:]
    var ranges: [String] = []
  }

  private let state: Mutex<State>
  private let pace: Pace

  init(_ films: [Film], pace: Pace) {
    state = Mutex(State(films: films))
    self.pace = pace
  }

  func list(_ films: [Film]) { state.withLock { $0.films = films } }

  func breakOff(_ path: String) { state.withLock { _ = $0.breaking.insert(path) } }

  /// Returns the numbers of the requests for a path that are held back.
  func heldNumbers(of path: String) -> Set<Int> {
    state.withLock { Set(($0.held[path] ?? []).map(\.number)) }
  }

  /// The requested ranges, in the order of the requests.
  var ranges: [String] { state.withLock { $0.ranges } }

  /// Sends the answer of the request that has this number among those for its path.
  ///
  /// - Returns: Whether it was held back.
  func release(_ path: String, number: Int) -> Bool {
    let held = state.withLock { state in
      (state.held[path]?.firstIndex { $0.number == number }).flatMap {
        state.held[path]?.remove(at: $0)
      }
    }
    guard let held else { return false }
    held.reply(part(for: held.request))
    return true
  }

  var isOffline: Bool {
    get { state.withLock { $0.isOffline } }
    set {
      let released = state.withLock { state in
        state.isOffline = newValue
        defer { if newValue { state.held = [:] } }
        return newValue ? state.held.values.flatMap { $0 } : []
      }
      for held in released { held.reply(part(for: held.request)) }
    }
  }

  /// Returns the list, from an index on.
  func list(from index: Int) -> LoopbackResponse {
    state.withLock { state in
      let videos = state.films.dropFirst(max(0, index)).map(\.video)
      let json = (try? JSONEncoder().encode(videos)) ?? Data()
      let response = LoopbackResponse.json(String(decoding: json, as: UTF8.self))
      return state.isOffline ? response.brokenOff() : response
    }
  }

  /// Answers a request for a video, now or later.
  func answer(_ request: LoopbackRequest, _ reply: @escaping LoopbackRoute.Reply) {
    let isHeld = state.withLock { state in
      state.ranges.append("\(request.path) \(request.headers["range"] ?? "")")
      state.arrivals[request.path, default: 0] += 1
      guard case .gated = pace, !state.isOffline else { return false }
      state.held[request.path, default: []].append(
        Held(number: state.arrivals[request.path] ?? 0, request: request, reply: reply))
      return true
    }
    if isHeld { return }
    guard case .slow(let delay) = pace else { return reply(part(for: request)) }
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) { reply(self.part(for: request)) }
  }

  private func part(for request: LoopbackRequest) -> LoopbackResponse {
    state.withLock { state in
      guard let film = state.films.first(where: { request.path == "/videos/\($0.video.id)" }) else {
        return .notFound
      }
      var part = LoopbackResponse.part(of: film.data, for: request)
      if state.breaking.remove(request.path) == nil, !state.isOffline { return part }
      part.body = Data(part.body.prefix(part.body.count / 2))
      return part.brokenOff()
    }
  }
}
