/// Why a text is no chain.
struct SyntaxProblem: Error, CustomStringConvertible {
  let description: String
}

/// Reads the text of a chain.
struct Parser {
  private let text: [UInt8]
  private var position = 0

  /// The chain that a text describes, with every term checked.
  static func chain(_ text: String) throws -> Chain {
    var parser = Parser(text: Array(text.utf8))
    let chain = try parser.chain()
    try Vocabulary.check(chain)
    return chain
  }

  private mutating func chain() throws -> Chain {
    var chain = Chain(main: Term(name: ""))
    repeat { try statement(&chain) } while accept(";")
    guard position == text.count else { throw problem("unexpected \(rest)") }
    guard !chain.main.name.isEmpty else { throw problem("no main chain") }
    return chain
  }

  private mutating func statement(_ chain: inout Chain) throws {
    let start = position
    let word = try word()
    switch word {
    case "subscribe": chain.subscribed = try number()
    case "again": chain.again = try number()
    case "dispose": chain.disposed = try number()
    case "connect": chain.connections[try number()] = try number()
    case "disconnect": chain.disconnections[try number()] = try number()
    case "receive": chain.receives = try effect(named: try self.word())
    default:
      guard accept("=") else {
        position = start
        return chain.main = try term()
      }
      switch word {
      case "p\(chain.subjects.count)": chain.subjects.append(try subject())
      case "s\(chain.shared.count)": chain.shared.append(try term())
      default: throw problem("\(word) = … is out of order")
      }
    }
  }

  private mutating func subject() throws -> SubjectPlan {
    let word = try word()
    guard let name = SubjectPlan.Name(rawValue: word) else { throw problem("no subject \(word)") }
    var plan = SubjectPlan(name: name)
    let (numbers, events, _, _) = try arguments()
    plan.number = numbers.first ?? 0
    plan.events = events
    return plan
  }

  private mutating func term() throws -> Term {
    var term = try call(receiver: nil)
    while accept(".") { term = try call(receiver: term) }
    return term
  }

  private mutating func call(receiver: Term?) throws -> Term {
    var term = Term(name: try word())
    if let letter = term.name.first, letter == "p" || letter == "s",
      let index = Int(term.name.dropFirst()), receiver == nil
    {
      return Term(name: String(letter), numbers: [index])
    }
    if receiver != nil, !term.isOperator { throw problem("no operator \(term.name)") }
    let (numbers, events, effects, terms) = try arguments()
    term.numbers = numbers
    term.events = events
    term.effects = effects
    term.terms = (receiver.map { [$0] } ?? []) + terms
    return term
  }

  private mutating func arguments() throws -> ([Int], [TimedEvent], [Effect], [Term]) {
    var numbers: [Int] = []
    var events: [TimedEvent] = []
    var effects: [Effect] = []
    var terms: [Term] = []
    guard accept("(") else { return ([], [], [], []) }
    repeat {
      skipBlanks()
      if accept("|@") {
        events.append(TimedEvent(value: .completed, tick: try number()))
      } else if accept("x@") {
        events.append(TimedEvent(value: .error, tick: try number()))
      } else if let next = peek, next == UInt8(ascii: "-") || isDigit(next) {
        let number = try number()
        if accept("@") {
          events.append(TimedEvent(value: .next(number), tick: try self.number()))
        } else {
          numbers.append(number)
        }
      } else {
        let start = position
        let name = try word()
        if Effect.Name(rawValue: name) != nil {
          effects.append(try effect(named: name))
        } else {
          position = start
          terms.append(try term())
        }
      }
    } while accept(",")
    guard accept(")") else { throw problem("a closing parenthesis is missing at \(rest)") }
    return (numbers, events, effects, terms)
  }

  private mutating func effect(named text: String) throws -> Effect {
    guard let name = Effect.Name(rawValue: text) else { throw problem("no effect \(text)") }
    let numbers = try arguments().0
    guard numbers.count == name.argumentCount else {
      throw problem("\(text) takes \(name.argumentCount) numbers")
    }
    return Effect(name: name, arguments: numbers)
  }

  private mutating func number() throws -> Int {
    skipBlanks()
    let start = position
    if peek == UInt8(ascii: "-") { position += 1 }
    while let next = peek, isDigit(next) { position += 1 }
    guard let number = Int(String(decoding: text[start..<position], as: UTF8.self)) else {
      throw problem("a number is missing at \(rest)")
    }
    return number
  }

  private mutating func word() throws -> String {
    skipBlanks()
    let start = position
    while let next = peek, isDigit(next) || isLetter(next) { position += 1 }
    guard position > start, !isDigit(text[start]) else {
      throw problem("a name is missing at \(rest)")
    }
    return String(decoding: text[start..<position], as: UTF8.self)
  }

  private mutating func accept(_ token: StaticString) -> Bool {
    skipBlanks()
    let count = token.utf8CodeUnitCount
    guard position + count <= text.count else { return false }
    for offset in 0..<count where text[position + offset] != token.utf8Start[offset] {
      return false
    }
    position += count
    return true
  }

  private mutating func skipBlanks() {
    while peek == UInt8(ascii: " ") || peek == UInt8(ascii: "\n") { position += 1 }
  }

  private var peek: UInt8? { position < text.count ? text[position] : nil }
  private func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
  private func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte)
  }
  private var rest: String {
    position < text.count
      ? "‘\(String(decoding: text[position...].prefix(20), as: UTF8.self))’" : "the end"
  }
  private func problem(_ text: String) -> SyntaxProblem { SyntaxProblem(description: text) }
}
