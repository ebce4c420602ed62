import BookPages
import Foundation
import Testing

/// The colours of the pages, compared with what the toolchain itself makes of the same code: its language server
/// is asked for the tokens of every file of the library and the chapters. ALL_TESTS=1 runs it.
@Suite struct TokensTests {
  private static let course = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let program = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { "\($0)/sourcekit-lsp" }
    .first(where: FileManager.default.isExecutableFile)

  private static let isWanted =
    ProcessInfo.processInfo.environment["ALL_TESTS"] != nil && program != nil

  @Test(.enabled(if: isWanted, "ALL_TESTS=1 runs it, with a toolchain that has a language server"))
  func `code is coloured as the toolchain reads it`() throws {
    let server = try LanguageServer(#require(Self.program))
    defer { server.stop() }
    let sources = Self.course.appending(path: "Sources")
    let files = try #require(FileManager.default.subpaths(atPath: sources.path))
      .filter { $0.hasSuffix(".swift") }.sorted()
    // As one text: the server takes a moment for each.
    let text = try files.map {
      try String(contentsOf: sources.appending(path: $0), encoding: .utf8)
    }.joined(separator: "\n")
    let lines = text.components(separatedBy: "\n")
    let own = Self.kinds(text)
    var toolchains = own.map { $0.map { _ in "" } }
    for token in try server.tokens(of: text) {
      for place in token.column..<(token.column + token.length) {
        toolchains[token.line][place] = token.type
      }
    }
    var compared = 0
    var differences: Set<String> = []
    for (number, line) in lines.enumerated() {
      let units = Array(line.utf16)
      for place in units.indices where units[place] != 32 {
        let (mine, theirs) = (own[number][place], toolchains[number][place])
        compared += 1
        // A string's interpolation is a part of it here, but where it begins and ends is the same for both.
        if mine == .string, isInside(place, units, own[number], toolchains[number]) { continue }
        let wanted = Self.wanted[theirs] ?? [.plain, .type, .call, .attribute]
        if wanted.contains(mine) { continue }
        func isName(_ place: Int) -> Bool {
          units.indices.contains(place)
            && (units[place] == 95
              || UnicodeScalar(units[place])?.properties.isAlphabetic == true)
        }
        var (start, end) = (place, place)
        while isName(start - 1) { start -= 1 }
        while isName(end) { end += 1 }
        let word = String(decoding: units[start..<max(end, place + 1)], as: UTF16.self)
        if Self.known.contains(word), !["comment", "string"].contains(theirs) { continue }
        differences.insert("\(word): \(theirs), here \(mine)")
      }
    }
    #expect(compared > 100_000)
    #expect(differences.isEmpty)
  }

  /// Whether a place of a line stands in what is a string for both, apart from interpolations: it begins or ends with
  /// what the toolchain calls a string, or is a line of a longer one that begins with an interpolation.
  private func isInside(
    _ place: Int, _ units: [UInt16], _ own: [SwiftTokens.Kind], _ toolchains: [String]
  ) -> Bool {
    let (blank, delimiter, backslash) = (UInt16(32), UInt16(35), UInt16(92))
    var (start, end) = (place, place)
    while start > 0, own[start - 1] == .string { start -= 1 }
    while end + 1 < own.count, own[end + 1] == .string { end += 1 }
    while start < end, [blank, delimiter].contains(units[start]) { start += 1 }
    while end > start, units[end] == delimiter { end -= 1 }
    return units[start] == backslash
      || [toolchains[start], toolchains[end]].contains { $0 == "string" || $0 == "regexp" }
  }

  /// Words with another colour here: keywords that serve as names and labels, the arguments of `@available`, and
  /// what stands in a key path or behind a type.
  private static let known: Set<String> = [
    "as", "default", "for", "get", "in", "open", "self", "set", "while", "deprecated", "message",
    "renamed", "nil", "Type",
  ]

  /// What a token of the toolchain is here.
  private static let wanted: [String: [SwiftTokens.Kind]] = [
    "keyword": [.keyword, .attribute], "comment": [.comment], "string": [.string],
    "number": [.number],
  ]

  /// The kind of each UTF-16 unit, line by line.
  private static func kinds(_ text: String) -> [[SwiftTokens.Kind]] {
    var lines: [[SwiftTokens.Kind]] = [[]]
    for token in SwiftTokens.of(text) {
      for unit in token.text.utf16 {
        if unit == 10 { lines.append([]) } else { lines[lines.count - 1].append(token.kind) }
      }
    }
    return lines
  }
}

/// The toolchain's language server, asked one question at a time.
private final class LanguageServer {
  struct Token {
    var line: Int
    var column: Int
    var length: Int
    var type: String
  }

  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var bytes = Data()
  private var number = 0
  private var types: [String] = []

  init(_ program: String) throws {
    process.executableURL = URL(filePath: program)
    // No package: what is asked for needs the text alone.
    process.currentDirectoryURL = FileManager.default.temporaryDirectory
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    let tokens: [String: Any] = [
      "requests": ["full": true], "tokenTypes": [String](), "tokenModifiers": [String](),
      "formats": ["relative"],
    ]
    let answer = try ask(
      "initialize",
      [
        "processId": NSNull(), "rootUri": NSNull(),
        // The words are enough: no types are needed, for which it would read the modules.
        "initializationOptions": [
          "backgroundIndexing": false, "buildSettingsTimeout": 100, "sourcekitdRequestTimeout": 1,
        ] as [String: Any],
        "capabilities": ["textDocument": ["semanticTokens": tokens]],
      ])
    let abilities = (answer as? [String: Any])?["capabilities"] as? [String: Any]
    let provider = abilities?["semanticTokensProvider"] as? [String: Any]
    types = try #require((provider?["legend"] as? [String: Any])?["tokenTypes"] as? [String])
    try send(["method": "initialized", "params": [String: Any]()])
  }

  func stop() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  func tokens(of text: String) throws -> [Token] {
    let document = ["uri": "file:///none/All.swift"]
    let opened: [String: Any] = [
      "uri": document["uri"]!, "languageId": "swift", "version": 1, "text": text,
    ]
    try send(["method": "textDocument/didOpen", "params": ["textDocument": opened]])
    let answer = try ask("textDocument/semanticTokens/full", ["textDocument": document])
    try send(["method": "textDocument/didClose", "params": ["textDocument": document]])
    let data = try #require((answer as? [String: Any])?["data"] as? [Int])
    var (line, column) = (0, 0)
    return stride(from: 0, to: data.count, by: 5).map { at in
      if data[at] > 0 { (line, column) = (line + data[at], 0) }
      column += data[at + 1]
      return Token(line: line, column: column, length: data[at + 2], type: types[data[at + 3]])
    }
  }

  private func ask(_ method: String, _ parameters: [String: Any]) throws -> Any? {
    number += 1
    try send(["id": number, "method": method, "params": parameters])
    while true {
      let message = try receive()
      guard message["id"] as? Int == number, message["method"] == nil else { continue }
      return message["result"]
    }
  }

  private func send(_ message: [String: Any]) throws {
    let body = try JSONSerialization.data(
      withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 })
    try input.fileHandleForWriting.write(
      contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  private func receive() throws -> [String: Any] {
    while true {
      if let blank = bytes.firstRange(of: Data("\r\n\r\n".utf8)) {
        let head = String(decoding: bytes[..<blank.lowerBound], as: UTF8.self)
        let length = try #require(
          head.firstMatch(of: #/Content-Length: (\d+)/#).flatMap { Int($0.1) })
        if bytes.count - (blank.upperBound - bytes.startIndex) >= length {
          let body = bytes[blank.upperBound..<(blank.upperBound + length)]
          defer { bytes = Data(bytes[(blank.upperBound + length)...]) }
          return try #require(try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any])
        }
      }
      let more = output.fileHandleForReading.availableData
      try #require(!more.isEmpty, "the language server has ended")
      bytes += more
    }
  }
}
