import Foundation

/// The source files of a program that is being drawn: they say what its stages are called.
final class ProgramSource {
  /// A call that creates an observable: `map { $0 * 10 }`.
  struct Call: Equatable {
    /// Where it stands.
    let place: CallStack.Frame
    /// As the diagram spells it.
    let text: String
    /// The variable that holds what it creates.
    let variable: String?
  }

  private let isOwn: (String) -> Bool
  private var files: [String: SourceText] = [:]
  private var known: [[String]: Call?] = [:]

  /// - Parameter isOwn: Whether the file at a path belongs to the program.
  init(isOwn: @escaping (String) -> Bool) { self.isOwn = isOwn }

  /// The call of the program by which something was created; `nil` if a library created it by itself.
  func call(in stack: CallStack) -> Call? {
    // NB: It takes a millisecond to find the lines of a stack.
    let key = stack.key
    if let known = known[key] { return known }
    let call = find(stack)
    known[key] = .some(call)
    return call
  }

  private func find(_ stack: CallStack) -> Call? {
    var calls = stack.frames.drop { !isOwn($0.path) }.prefix { isOwn($0.path) }
    while let place = calls.popFirst() {
      guard let file = file(place.path), let offset = file.offset(of: place) else { return nil }
      // What a function of the program returns is named after the call of that function.
      if !place.isInClosure, !calls.isEmpty, file.isInsideOfOperator(offset) { continue }
      guard let name = file.name(at: offset), !Self.otherCalls.contains(name) else { return nil }
      return Call(place: place, text: file.call(at: offset), variable: file.variable(at: offset))
    }
    return nil
  }

  /// What sets a chain in motion creates nothing by itself: whatever is created meanwhile is a library's.
  private static let otherCalls: Set<String> = [
    "subscribe", "bind", "drive", "emit", "connect", "onNext", "onError", "onCompleted", "on",
    "accept", "sleep", "start", "advanceTo", "advanceBy", "dispose", "toBlocking",
  ]

  private func file(_ path: String) -> SourceText? {
    if let known = files[path] { return known }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let file = SourceText(text)
    files[path] = file
    return file
  }
}

/// A source file, read for the calls that it makes. It knows of Swift what that needs: names, brackets,
/// strings and comments.
struct SourceText {
  private let bytes: [UInt8]
  private let lines: [Int]
  /// Variables, by the place of the call that creates their value.
  private var variables: [Int: String] = [:]
  /// The bodies of functions that return observables.
  private var operators: [Range<Int>] = []

  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    lines = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    for match in text.matches(of: #/\b(?:let|var)\s+(\w+)\s*(?::[^=\n{]+)?=\s*/#) {
      let start = match.range.upperBound.utf8Offset(in: text)
      for place in lastCall(from: start) { variables[place] = String(match.output.1) }
    }
    let kinds = #/(Observable|Single|Maybe|Completable|Driver|Signal|Infallible|SharedSequence)\b/#
    let functions = text.matches(of: #/\bfunc\s[^{}]*?->([^{}]*)\{/#)
      .map { ($0.range.upperBound, $0.output.1) }
    let properties = text.matches(of: #/\bvar\s+\w+\s*:([^={}\n]*)\{/#)
      .map { ($0.range.upperBound, $0.output.1) }
    for (end, type) in functions + properties where type.contains(kinds) {
      let start = end.utf8Offset(in: text) - 1
      operators.append(start..<balanced(from: start))
    }
  }

  func offset(of place: CallStack.Frame) -> Int? {
    guard place.line > 0, place.line <= lines.count else { return nil }
    let offset = lines[place.line - 1] + max(place.column, 1) - 1
    return offset < bytes.count ? offset : nil
  }

  func isInsideOfOperator(_ offset: Int) -> Bool { operators.contains { $0.contains(offset) } }

  func variable(at offset: Int) -> String? { variables[offset] }

  /// The name of what is called at this place: `of` for `Observable.of(1)`.
  func name(at offset: Int) -> String? {
    let name = string(lastName(from: offset))
    return name.isEmpty ? nil : name
  }

  /// The call at this place on one line, without what a diagram has no use for.
  func call(at offset: Int) -> String {
    var text = string(offset..<end(ofCall: offset))
    text = text.replacing(#/\s*\n\s*/#, with: " ").replacing(#/^Observable(<[^(]*>)?\./#, with: "")
      .replacing(#/(, )?scheduler: [\w.]+/#, with: "")
    if text.count > 44, let start = text.firstIndex(of: "{") {
      var depth = 0
      let end = text[start...].firstIndex {
        depth += $0 == "{" ? 1 : $0 == "}" ? -1 : 0
        return depth == 0
      }
      text = text[..<start] + "{ … }" + (end.map { text[text.index(after: $0)...] } ?? "")
    }
    return text.count > 44 ? text.prefix(43) + "…" : text
  }

  // MARK: - Reading

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func byte(_ index: Int) -> Character? {
    index < bytes.count ? Character(Unicode.Scalar(bytes[index])) : nil
  }

  private func isName(_ index: Int) -> Bool {
    byte(index).map { $0.isLetter || $0.isNumber || $0 == "_" || !$0.isASCII } ?? false
  }

  private func endOfName(_ start: Int) -> Int {
    var index = start
    while isName(index) { index += 1 }
    return index
  }

  /// Past `<Int>`, if that stands here.
  private func endOfGenerics(_ start: Int) -> Int {
    guard byte(start) == "<" else { return start }
    var (index, depth) = (start, 0)
    while let next = byte(index), next != "\n" {
      if next == "<" { depth += 1 }
      if next == ">", byte(index - 1) != "-" { depth -= 1 }
      index += 1
      if depth == 0 { return "(.".contains(byte(index) ?? " ") ? index : start }
    }
    return start
  }

  /// The last name of a path such as `Observable<Int>.of`: a type is followed, a variable is not.
  private func lastName(from start: Int) -> Range<Int> {
    var start = start
    if byte(start) == "." { start += 1 }
    let end = endOfName(start)
    let next = endOfGenerics(end)
    if byte(next) == ".", byte(start)?.isUppercase == true, isName(next + 1) {
      return lastName(from: next + 1)
    }
    return start..<end
  }

  private func end(ofCall start: Int) -> Int {
    var index = endOfGenerics(lastName(from: start).upperBound)
    if byte(index) == "(" { index = balanced(from: index) }
    // Closures behind it: the first without a name, the others with one.
    while true {
      var next = blanks(from: index)
      if isName(next) {
        let name = endOfName(next)
        guard byte(name) == ":", byte(blanks(from: name + 1)) == "{" else { return index }
        next = blanks(from: name + 1)
      }
      guard byte(next) == "{" else { return index }
      index = balanced(from: next)
    }
  }

  /// Where the last call of a chain may be said to stand: at its name, or where a path begins.
  private func lastCall(from start: Int) -> [Int] {
    var places = [start, lastName(from: start).lowerBound]
    var index = end(ofCall: start)
    while true {
      let next = blanks(from: index, newlines: true)
      guard byte(next) == ".", isName(next + 1) else { return places }
      places = [next + 1]
      index = end(ofCall: next + 1)
    }
  }

  private func blanks(from start: Int, newlines: Bool = false) -> Int {
    var index = start
    while let next = byte(index) {
      if next == " " || newlines && next == "\n" {
        index += 1
      } else if newlines, next == "/", byte(index + 1) == "/" {
        while let next = byte(index), next != "\n" { index += 1 }
      } else {
        return index
      }
    }
    return index
  }

  /// Past the bracket that closes the one here.
  private func balanced(from start: Int) -> Int {
    var (index, depth) = (start, 0)
    while let next = byte(index) {
      switch next {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "\"": index = endOfString(index) - 1
      case "/" where byte(index + 1) == "/":
        while let next = byte(index + 1), next != "\n" { index += 1 }
      default: break
      }
      index += 1
      if depth == 0 { return index }
    }
    return bytes.count
  }

  private func endOfString(_ start: Int) -> Int {
    let isLong = byte(start + 1) == "\"" && byte(start + 2) == "\""
    var index = start + (isLong ? 3 : 1)
    while let next = byte(index) {
      if next == "\\" {
        index = byte(index + 1) == "(" ? balanced(from: index + 1) : index + 2
      } else if next == "\"", !isLong || byte(index + 1) == "\"" && byte(index + 2) == "\"" {
        return index + (isLong ? 3 : 1)
      } else {
        index += 1
      }
    }
    return bytes.count
  }
}

extension String.Index {
  fileprivate func utf8Offset(in text: String) -> Int {
    text.utf8.distance(from: text.startIndex, to: self)
  }
}
