import Foundation
import Listings

/// The source files of a program that is being drawn, from which the stages get their names.
final class ProgramSource {
  /// A call that creates an observable: `map { $0 * 10 }`.
  struct Call: Equatable {
    /// The place of the call.
    let place: CallStack.Frame
    let name: String
    /// The text of the call in the diagram.
    let text: String
    /// The variable that holds its result.
    let variable: String?
    /// The variable that it is called on: `taps` for `taps.map { … }`.
    let receiver: String?
    /// Whether it is an operator of the library, not a function of the program.
    let isOperator: Bool
    /// Whether it is an operator that is called on another observable.
    let isMethod: Bool

    /// Whether its result waits for `connect()`.
    var isConnectable: Bool { ["publish", "replay", "replayAll", "multicast"].contains(name) }
  }

  /// Where the program has created an observable.
  struct Origin: Equatable {
    /// The call, if it is in the code that is drawn.
    let call: Call?
    /// The name of its variable, if it was created elsewhere.
    var variable: String?
  }

  private let isOwn: (String) -> Bool
  /// All files of the program, for what they declare.
  private let paths: [String]
  /// The first line of the listing that is drawn; without one, all code is drawn except for functions that
  /// return observables.
  var listing: (path: String, line: Int)? {
    didSet { (known, range) = ([:], nil) }
  }
  /// The lines of the listing in its file.
  private var range: Range<Int>?
  /// The name of its module.
  let module: String
  /// The files that have been read: reading one takes a while.
  private static var files: [String: SourceText] = [:]
  private var known: [[String]: Origin?] = [:]

  /// - Parameters:
  ///   - path: A file, or a folder with files and folders.
  ///   - listing: The place where the listing begins.
  init(_ path: String, listing: (path: String, line: Int)? = nil) {
    let isFolder = path.hasSuffix("/")
    let names = isFolder ? (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? [] : []
    paths = isFolder ? names.filter { $0.hasSuffix(".swift") }.map { path + $0 } : [path]
    isOwn = { isFolder ? $0.hasPrefix(path) : $0 == path }
    let folder = path.split(separator: "/").last ?? ""
    module = isFolder ? String(folder.map { $0.isLetter || $0.isNumber ? $0 : "_" }) : "Play"
    self.listing = listing
  }

  /// Returns where in the program an observable was created; `nil` if a library created it by itself.
  func origin(of stack: CallStack) -> Origin? {
    // NB: It takes a millisecond to find the lines of a stack.
    let key = stack.key
    if let known = known[key] { return known }
    let origin = find(stack)
    known[key] = .some(origin)
    return origin
  }

  private func find(_ stack: CallStack) -> Origin? {
    var origin: Origin?
    for place in stack.frames(of: module, where: isOwn) {
      guard let file = file(place.path), let offset = file.offset(of: place) else { return origin }
      let variable = file.variable(at: offset) ?? file.operatorName(at: offset)
      guard isDrawn(offset, in: file, place.path) else {
        origin = Origin(call: nil, variable: variable ?? origin?.variable)
        // A closure may run long after the function around it has returned.
        if place.isInClosure { return origin }
        continue
      }
      let text = file.call(at: offset)
      guard let name = file.name(at: offset),
        createsObservable(name) || text.hasPrefix("subscribe(on:")
      else {
        return origin
          ?? (Self.otherCalls.contains(file.name(at: offset) ?? "") ? nil : Origin(call: nil))
      }
      let isOperator = !declared.operators.contains(name)
      return Origin(
        call: Call(
          place: place, name: name, text: text,
          variable: file.variable(at: offset),
          receiver: file.receiver(at: offset), isOperator: isOperator,
          isMethod: isOperator && file.isMethod(at: offset)))
    }
    return origin
  }

  private func isDrawn(_ offset: Int, in file: SourceText, _ path: String) -> Bool {
    guard let listing else { return file.operatorName(at: offset) == nil }
    if listing.path != path { return false }
    range = range ?? file.call(inLine: listing.line) ?? 0..<0
    return range?.contains(offset) == true
  }

  /// Calls that start a chain and create nothing: observables created inside them are a library's.
  private static let otherCalls: Set<String> = [
    "subscribe", "bind", "drive", "emit", "connect", "onNext", "onError", "onCompleted", "on",
    "accept", "sleep", "start", "advanceTo", "advanceBy", "dispose", "toBlocking",
  ]

  private func createsObservable(_ name: String) -> Bool {
    !Self.otherCalls.contains(name)
      && (declared.operators.contains(name) || !declared.others.contains(name))
  }

  /// The program's declarations: functions that return observables, and everything else that can be called.
  private lazy var declared: (operators: Set<String>, others: Set<String>) = {
    let files = paths.compactMap(file)
    return (Set(files.flatMap(\.operatorNames)), Set(files.flatMap(\.otherNames)))
  }()

  private func file(_ path: String) -> SourceText? {
    if let known = Self.files[path] { return known }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let file = SourceText(text)
    Self.files[path] = file
    return file
  }
}

/// A source file and the calls in it.
struct SourceText {
  private let code: SwiftCode
  /// The variables, by the place of the call that creates their value.
  private var variables: [Int: String] = [:]
  /// The bodies of functions that return observables.
  private var operators: [(name: String, body: Range<Int>)] = []
  /// The names of everything else that can be called: other functions, and types.
  let otherNames: [String]

  init(_ text: String) {
    code = SwiftCode(text)
    let types = text.matches(of: #/\b(?:class|struct|enum|actor)\s+(\w+)/#).map { $0.output.1 }
    let functions = text.matches(of: #/\bfunc\s+(\w+)[^{}]*?\{/#)
    let properties = text.matches(of: #/\bvar\s+(\w+)\s*:[^={}\n]*\{/#)
    let kinds =
      #/(Observable|Single|Maybe|Completable|Driver|Signal|Infallible|Sequence|Subject|Relay)/#
    let returning = (functions + properties).filter { match in
      // The text after the parameters, which may be functions themselves.
      var depth = 0
      return match.output.0.drop { character in
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        return depth > 0 || character != ")" && character != ":"
      }.contains(kinds)
    }
    otherNames =
      (types
      + functions.filter { one in
        !returning.contains { $0.range == one.range }
      }.map { $0.output.1 }).map(String.init)
    for match in text.matches(of: #/\b(?:let|var)\s+(\w+)\s*(?::[^=\n{]+)?=\s*/#) {
      let start = match.range.upperBound.utf8Offset(in: text)
      for place in lastCall(from: start) { variables[place] = String(match.output.1) }
    }
    for match in returning {
      let start = match.range.upperBound.utf8Offset(in: text) - 1
      operators.append((String(match.output.1), start..<code.end(ofBracketAt: start)))
    }
  }

  private var bytes: [UInt8] { code.bytes }
  private var lines: [Int] { code.starts }

  var operatorNames: [String] { operators.map(\.name) }

  func offset(of place: CallStack.Frame) -> Int? {
    guard place.line > 0, place.line <= lines.count else { return nil }
    switch place.position {
    case .column(let column):
      let offset = lines[place.line - 1] + max(column, 1) - 1
      return offset < bytes.count ? startOfName(offset) : nil
    case .call(let name, let number):
      let words = code.words(code.offsets(ofLines: place.line - 1..<place.line))
      let named = words.filter { $0.text == name }
      let called = named.filter { $0.offset > 0 && byte($0.offset - 1) == "." }
      let calls = called.isEmpty ? named : called
      return (calls.indices.contains(number) ? calls[number] : calls.first ?? words.first)?.offset
    }
  }

  /// Returns the function around this place that returns an observable.
  func operatorName(at offset: Int) -> String? { operators.last { $0.body.contains(offset) }?.name }

  /// Returns the place of the first call in a line.
  func call(inLine line: Int) -> Range<Int>? {
    guard line > 0, line <= lines.count else { return nil }
    let start = blanks(from: lines[line - 1])
    return start..<end(ofCall: start)
  }

  /// Returns whether this is a call on a value: there is something before the name, and it isn't a type.
  func isMethod(at offset: Int) -> Bool {
    guard offset > 0, byte(offset - 1) == ".", "({ ".contains(byte(endOfName(offset)) ?? "}")
    else { return false }
    var end = offset - 1
    while end > 0, byte(end - 1)?.isWhitespace == true { end -= 1 }
    if end > 0, ")}]".contains(byte(end - 1)!) { return true }
    let name = receiver(at: offset)
    return name.map { !["return", "in", "else", "try"].contains($0) } ?? false
  }

  /// Returns the variable that the function at this place is called on.
  func receiver(at offset: Int) -> String? {
    guard offset > 0, byte(offset - 1) == "." else { return nil }
    var end = offset - 1
    while end > 0, byte(end - 1)?.isWhitespace == true { end -= 1 }
    var start = end
    while start > 0, isName(start - 1) || byte(start - 1) == "." || byte(start - 1) == "$" {
      start -= 1
    }
    let name = string(start..<end)
    return name.first?.isLowercase == true || name.first == "$" ? name : nil
  }

  func variable(at offset: Int) -> String? { variables[offset] }

  /// Returns the name of the function that is called at this place: `of` for `Observable.of(1)`.
  func name(at offset: Int) -> String? {
    let name = string(lastName(from: offset))
    return name.isEmpty ? nil : name
  }

  private static let longest = 60

  /// Returns the call at this place on one line, without the parts that a diagram doesn't need.
  func call(at offset: Int) -> String {
    var text = string(offset..<end(ofCall: offset))
    text = text.replacing(#/ *\/\/[^\n]*/#, with: "").replacing(#/\s*\n\s*/#, with: " ").replacing(
      #/^Observable(<[^(]*>)?\./#, with: ""
    )
    .replacing(#/(, )?scheduler: [\w.]+/#, with: "")
    if text.count > Self.longest, let start = text.firstIndex(of: "{") {
      var depth = 0
      let end = text[start...].firstIndex {
        depth += $0 == "{" ? 1 : $0 == "}" ? -1 : 0
        return depth == 0
      }
      text = text[..<start] + "{ … }" + (end.map { text[text.index(after: $0)...] } ?? "")
    }
    return text.count > Self.longest ? text.prefix(Self.longest - 1) + "…" : text
  }

  // MARK: - Reading

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func byte(_ index: Int) -> Character? {
    index < bytes.count ? Character(Unicode.Scalar(bytes[index])) : nil
  }

  /// Returns where the name of a call begins. The recorded place of an initializer's call is after its name.
  private func startOfName(_ offset: Int) -> Int {
    var (start, depth) = (offset, 0)
    while start > 0, byte(start) == ">" || byte(start) == "(" || depth > 0 {
      if byte(start) == ">" { depth += 1 }
      if byte(start) == "<" { depth -= 1 }
      start -= 1
    }
    if start < offset { while start > 0, isName(start - 1) { start -= 1 } }
    return start
  }

  private func isName(_ index: Int) -> Bool {
    byte(index).map { $0.isLetter || $0.isNumber || $0 == "_" || !$0.isASCII } ?? false
  }

  private func endOfName(_ start: Int) -> Int {
    var index = start
    while isName(index) { index += 1 }
    return index
  }

  /// Returns the place after generic arguments such as `<Int>`, if they are here.
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

  /// Returns the last name of a path such as `Observable<Int>.of`. Only types are followed, not variables.
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
    if byte(index) == "(" { index = code.end(ofBracketAt: index) }
    // Trailing closures: the first without a label, the others with one.
    while true {
      var next = blanks(from: index)
      if isName(next) {
        let name = endOfName(next)
        guard byte(name) == ":", byte(blanks(from: name + 1)) == "{" else { return index }
        next = blanks(from: name + 1)
      }
      guard byte(next) == "{" else { return index }
      index = code.end(ofBracketAt: next)
    }
  }

  /// Returns the possible recorded places of a chain's last call: its name, and where a path begins.
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
}

extension String.Index {
  fileprivate func utf8Offset(in text: String) -> Int {
    text.utf8.distance(from: text.startIndex, to: self)
  }
}
