import Foundation

extension API {
  /// The modules that the course compares with those of RxSwift.
  static let ofRxLite = ["RxLite", "RxLiteTest", "ConsoleKit", "ConsoleKitNetworking"]
  static let ofRxSwift = ["RxSwift", "RxRelay", "RxCocoa", "RxTest", "RxBlocking"]

  /// What RxSwift declares, a declaration a line.
  static let recording = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "rxswift.txt")

  /// Asks the toolchain what these compiled modules declare.
  ///
  /// - Parameter folder: The folder with their `.swiftmodule` files, such as `.build/debug/Modules`.
  init(_ modules: [String], in folder: URL) throws {
    let work = FileManager.default.temporaryDirectory.appending(path: "PublicAPI-\(UUID())")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: work) }

    let info = try toolchain("swiftc", "-print-target-info")
    guard let triple = info.firstMatch(of: #/"triple": "([^"]*)"/#)?.output.1 else {
      throw ToolchainError(
        description: "swiftc doesn't say for which platform it compiles: \(info)")
    }
    let platform = ["-target", String(triple)]
    for module in modules {
      let output = try toolchain(
        ["swift", "symbolgraph-extract", "-module-name", module, "-I", folder.path] + platform + [
          "-output-dir", work.path, "-minimum-access-level", "public", "-skip-synthesized-members",
          "-skip-inherited-docs",
        ])
      guard output.isEmpty else { throw ToolchainError(description: output) }
    }
    let graphs = try SymbolGraph.all(in: work)
    // Each line of the answer belongs to the same line of the question.
    let mangled = Set(graphs.flatMap(\.symbols).map(\.identifier.precise))
      .filter { $0.hasPrefix("s:") }.sorted()
    let question = work.appending(path: "names")
    try mangled.map { "$s" + $0.dropFirst("s:".count) + "\n" }.joined()
      .write(to: question, atomically: false, encoding: .utf8)
    let demangled = try toolchain(["swift", "demangle", "--compact"], input: question)
      .split(separator: "\n").map(String.init)
    guard mangled.count == demangled.count else {
      throw ToolchainError(
        description: "swift demangle has another number of names than it was given")
    }
    self.init(graphs, texts: Dictionary(uniqueKeysWithValues: zip(mangled, demangled)))

    // Symbol graphs don't say which protocols can be constrained as in `some Sequence<Int>`, so the
    // compiler is asked to do it with all of them.
    let probe = work.appending(path: "probe.swift")
    let protocols = graphs.flatMap(\.symbols)
      .filter { $0.kind.identifier == "swift.protocol" }.map(\.path)
    try (modules.map { "import \($0)\n" } + protocols.map { "func probe(_: any \($0)<Int>) {}\n" })
      .joined().write(to: probe, atomically: false, encoding: .utf8)
    let errors = try toolchain(
      ["swiftc", "-swift-version", "5", "-typecheck", "-I", folder.path] + platform + [probe.path])
    let others = Set(
      errors.matches(of: #/error: protocol '([^']*)' does not have primary/#).map(\.output.1))
    for name in protocols where !others.contains(Substring(name)) {
      addPrimaryAssociatedTypes(of: name)
    }
  }
}

/// What the toolchain said instead of an answer.
struct ToolchainError: Error, CustomStringConvertible { let description: String }

/// Runs a program of the toolchain and returns what it prints, errors included.
private func toolchain(_ command: [String], input: URL? = nil) throws -> String {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = command
  let output = Pipe()
  (process.standardOutput, process.standardError) = (output, output)
  process.standardInput = try input.map(FileHandle.init(forReadingFrom:)) ?? .nullDevice
  try process.run()
  let data = try output.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
}

private func toolchain(_ command: String...) throws -> String { try toolchain(command) }
