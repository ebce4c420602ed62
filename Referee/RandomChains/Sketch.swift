import Foundation

extension Chain {
  /// The chain as nearly Swift: what its words stand for.
  var sketch: String {
    var lines: [String] = []
    for (index, subject) in subjects.enumerated() {
      lines.append("let p\(index) = \(subject.sketch)")
    }
    for (index, term) in shared.enumerated() {
      lines.append("let s\(index) = \(term.sketch)")
      if let tick = connections[index] { lines.append("s\(index).connect() at \(tick)") }
      if let tick = disconnections[index] { lines.append("… and disposed at \(tick)") }
    }
    let action = receives == .none ? "" : " \(receives.sketch)"
    let start = subscribed == 0 ? "" : " at \(subscribed)"
    let end = disposed.map { ", disposed at \($0)" } ?? ""
    lines.append("let main = \(main.sketch)")
    lines.append("main.subscribe { …\(action) }\(start)\(end)")
    if let again { lines.append("main.subscribe { … } at \(again)") }
    return lines.joined(separator: "\n")
  }
}

extension SubjectPlan {
  fileprivate var sketch: String {
    let sent = events.isEmpty ? "" : " sends " + events.map(\.description).joined(separator: ", ")
    let made =
      switch name {
      case .publish: "PublishSubject<Int>()"
      case .behavior: "BehaviorSubject(value: \(number))"
      case .replay: "ReplaySubject<Int>.create(bufferSize: \(number))"
      case .async: "AsyncSubject<Int>()"
      case .publishRelay: "PublishRelay<Int>()"
      case .behaviorRelay: "BehaviorRelay(value: \(number))"
      case .replayRelay: "ReplayRelay<Int>.create(bufferSize: \(number))"
      }
    return made + sent
  }
}

extension Effect {
  fileprivate var sketch: String {
    let first = arguments.first ?? 0
    let call = arguments.last ?? 0
    return switch name {
    case .none: ""
    case .logs: "log(\"call\(first)\", x)"
    case .throwing: "call \(call) throws"
    case .sends: "call \(call): p\(first).onNext(…)"
    case .ends: "call \(call): p\(first).onCompleted()"
    case .fails: "call \(call): p\(first).onError(…)"
    case .subscribes: "call \(call): s\(first).subscribe()"
    case .connects: "call \(call): s\(first).connect()"
    case .disposes: "call \(call): disposes main"
    }
  }
}

extension Term {
  fileprivate var sketch: String {
    guard let word = Vocabulary.word(name, on: isOperator ? Vocabulary.kind(of: terms[0]) : nil)
    else { return description }
    let others = Array(terms.dropFirst(isOperator ? 1 : 0))
    var text = ""
    var code = word.code[...]
    while let character = code.popFirst() {
      guard "#%@".contains(character), let selector = code.first,
        selector.isNumber || "*e".contains(selector)
      else {
        text.append(character)
        continue
      }
      code.removeFirst()
      let index = selector.wholeNumberValue ?? 0
      switch (character, selector) {
      case ("#", "*"): text += numbers.map(String.init).joined(separator: ", ")
      case ("#", "e"): text += events.map(\.description).joined(separator: ", ")
      case ("#", _): if numbers.indices.contains(index) { text += String(numbers[index]) }
      case ("@", "*"): text += others.map(\.sketch).joined(separator: ", ")
      case ("@", _): if others.indices.contains(index) { text += others[index].sketch }
      default:
        guard effects.indices.contains(index), effects[index] != .none else { continue }
        text += effects[index].sketch + (code.hasPrefix(" ") ? "" : "; ")
      }
    }
    guard isOperator else { return text }
    let receiver = terms[0].sketch
    guard let place = text.range(of: "(_, ") ?? text.range(of: "(_)"),
      text.prefix(while: { $0 != "(" }).contains(".")
    else { return "\(receiver).\(text)" }
    text.replaceSubrange(place, with: "(\(receiver)" + (text[place].hasSuffix(")") ? ")" : ", "))
    return text
  }
}
