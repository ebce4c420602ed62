/// A subject, and what is sent into it when.
struct SubjectPlan: Equatable {
  enum Name: String, CaseIterable {
    case publish, behavior, replay, async, publishRelay, behaviorRelay, replayRelay

    /// Whether a value or a buffer size belongs to it.
    var hasNumber: Bool {
      switch self {
      case .behavior, .replay, .behaviorRelay, .replayRelay: true
      case .publish, .async, .publishRelay: false
      }
    }
  }
  var name: Name
  /// The value of a behavior subject, the buffer size of a replay subject.
  var number = 0
  var events: [TimedEvent] = []

  var description: String {
    var arguments = name.hasNumber ? [String(number)] : []
    arguments += events.map(\.description)
    return name.rawValue + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
  }
}

/// A random program: subjects, shared observables, and a main chain with its subscriptions.
///
/// Its text has one statement for each, separated by `;`:
///
///     p0 = publish(1@10, |@20); s0 = p0.share; s0.map(1).zip(p0); subscribe 5; dispose 15
struct Chain: Equatable {
  var subjects: [SubjectPlan] = []
  var shared: [Term] = []
  var main: Term
  /// What the main observer does at an element.
  var receives = Effect.none
  /// When the main chain is subscribed; 0 is before the clock starts.
  var subscribed = 0
  /// When it is subscribed once more.
  var again: Int?
  /// When the first subscription is disposed.
  var disposed: Int?
  /// When the connectable shared observables are connected and disconnected.
  var connections: [Int: Int] = [:]
  var disconnections: [Int: Int] = [:]

  /// The names of all sources and operators.
  var names: [String] { main.names + shared.flatMap(\.names) }

  func contains(_ name: String) -> Bool {
    main.contains(name) || shared.contains { $0.contains(name) }
  }

  /// How much there is to read.
  var size: Int { description.utf8.count }
}

extension Chain: CustomStringConvertible {
  var description: String {
    var statements: [String] = []
    for (index, subject) in subjects.enumerated() {
      statements.append("p\(index) = \(subject.description)")
    }
    for (index, term) in shared.enumerated() { statements.append("s\(index) = \(term)") }
    statements.append(main.description)
    if receives != .none { statements.append("receive \(receives.description)") }
    if subscribed != 0 { statements.append("subscribe \(subscribed)") }
    if let again { statements.append("again \(again)") }
    if let disposed { statements.append("dispose \(disposed)") }
    for (index, tick) in connections.sorted(by: { $0.key < $1.key }) {
      statements.append("connect \(index) \(tick)")
    }
    for (index, tick) in disconnections.sorted(by: { $0.key < $1.key }) {
      statements.append("disconnect \(index) \(tick)")
    }
    return statements.joined(separator: "; ")
  }
}
