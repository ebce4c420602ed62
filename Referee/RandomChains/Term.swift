/// What a term stands for.
enum Kind: String, CaseIterable {
  case observable, connectable, single, maybe, completable, infallible, driver, signal
}

/// An event of a source, and the tick at which the source sends it.
struct TimedEvent: Equatable {
  enum Value: Equatable { case next(Int), error, completed }
  var value: Value
  var tick: Int

  var description: String {
    switch value {
    case .next(let element): "\(element)@\(tick)"
    case .error: "x@\(tick)"
    case .completed: "|@\(tick)"
    }
  }
}

/// What an operator's closure does besides its work.
struct Effect: Equatable {
  enum Name: String, CaseIterable {
    /// Nothing.
    case none
    /// Logs each call, under a label.
    case logs
    /// Throws at the nth call.
    case throwing = "throws"
    /// Sends an element into a subject at the nth call.
    case sends
    /// Completes a subject at the nth call.
    case ends
    /// Sends an error into a subject at the nth call.
    case fails
    /// Connects a shared observable at the nth call.
    case connects
    /// Subscribes to a shared observable at the nth call.
    case subscribes
    /// Disposes the main subscription at the nth call.
    case disposes

    /// Whether it may make other sequences send.
    var reachesOut: Bool {
      switch self {
      case .none, .logs, .throwing, .disposes: false
      case .sends, .ends, .fails, .connects, .subscribes: true
      }
    }

    var argumentCount: Int {
      switch self {
      case .none: 0
      case .logs, .throwing, .disposes: 1
      case .sends, .ends, .fails, .connects, .subscribes: 2
      }
    }
  }

  var name: Name
  var arguments: [Int] = []

  static let none = Effect(name: .none)

  var description: String {
    name == .none
      ? "none" : "\(name.rawValue)(\(arguments.map(String.init).joined(separator: ", ")))"
  }
}

/// A part of a chain: a source, or an operator with what it is applied to.
struct Term: Equatable {
  var name: String
  var numbers: [Int] = []
  var events: [TimedEvent] = []
  var effects: [Effect] = []
  /// An operator's receiver comes first.
  var terms: [Term] = []

  var isOperator: Bool { Vocabulary.operatorNames.contains(name) }

  /// How many sources and operators there are.
  var size: Int { terms.reduce(1) { $0 + $1.size } }

  /// The names in this term and below.
  var names: [String] { [name] + terms.flatMap(\.names) }

  func contains(_ name: String) -> Bool {
    self.name == name || terms.contains { $0.contains(name) }
  }
}

extension Term: CustomStringConvertible {
  var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    if name == "p" || name == "s", let index = numbers.first { return text += "\(name)\(index)" }
    var arguments = numbers.map(String.init) + events.map(\.description)
    var shown = effects
    while shown.last == Effect.none { shown.removeLast() }
    arguments += shown.map(\.description)
    var others = terms[...]
    if isOperator, let receiver = others.popFirst() {
      receiver.write(to: &text)
      text += "."
    }
    arguments += others.map(\.description)
    text += name
    if !arguments.isEmpty { text += "(" + arguments.joined(separator: ", ") + ")" }
  }
}
