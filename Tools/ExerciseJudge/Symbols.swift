import Foundation

extension BuildFolder {
  /// The symbol graphs of modules that are built here: what the toolchain says of their public declarations.
  ///
  /// - Throws: An error if the toolchain can't write them.
  public func symbolGraphs(of modules: [String]) throws -> [Data] {
    guard let toolchain = Toolchain.current else {
      throw Impossible("no Swift toolchain was found.")
    }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for module in modules {
      let run = try Child.run(
        toolchain.symbolCommand + [
          "-module-name", module, "-I", url.appending(path: "Modules").path,
          "-output-dir", folder.path, "-minimum-access-level", "public",
          "-skip-synthesized-members", "-skip-inherited-docs",
        ], timeLimit: .seconds(60), outputLimit: 10_000)
      guard run.ending == .exit(0) else {
        throw Impossible("the toolchain can't list what is public in \(module):\n\(run.output)")
      }
    }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { try Data(contentsOf: folder.appending(path: $0)) }
  }
}
