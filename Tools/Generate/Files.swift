import Foundation

/// All files that this program writes.
let generatedFiles = arityFiles

/// Where they belong.
let generatedFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("../../Sources/RxLite/Generated").standardizedFileURL

/// Writes what has changed, and removes the program's files that it doesn't write any more.
func writeFiles() throws {
  try FileManager.default.createDirectory(at: generatedFolder, withIntermediateDirectories: true)
  for file in generatedFiles where try current(file.name) != file.text {
    try file.text.write(
      to: generatedFolder.appendingPathComponent(file.name), atomically: true, encoding: .utf8)
    print("wrote \(file.name)")
  }
  for name in try unknownFiles() where try current(name)?.hasPrefix(GeneratedFile.mark) == true {
    try FileManager.default.removeItem(at: generatedFolder.appendingPathComponent(name))
    print("removed \(name)")
  }
}

/// A sentence for each file of the folder that isn't as this program would write it; empty if all are
/// current.
func outdated() throws -> [String] {
  let stale = try generatedFiles.filter { try current($0.name) != $0.text }
  return stale.map {
    "Sources/RxLite/Generated/\($0.name) is out of date. Run `swift run Generate`."
  }
    + (try unknownFiles()).map {
      "Sources/RxLite/Generated/\($0) isn't written by Generate. Move it to another folder."
    }
}

/// A file as it is in the folder; `nil` if it doesn't exist.
private func current(_ name: String) throws -> String? {
  let url = generatedFolder.appendingPathComponent(name)
  guard FileManager.default.fileExists(atPath: url.path) else { return nil }
  return try String(contentsOf: url, encoding: .utf8)
}

private func unknownFiles() throws -> [String] {
  guard FileManager.default.fileExists(atPath: generatedFolder.path) else { return [] }
  let names = Set(generatedFiles.map(\.name))
  return try FileManager.default.contentsOfDirectory(atPath: generatedFolder.path)
    .filter { !names.contains($0) }.sorted()
}
