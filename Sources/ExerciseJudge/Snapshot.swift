import Foundation
import Synchronization

/// The libraries as they were at one moment: their modules, and one shared library of their objects.
///
/// Judgements work from it, so an editor's build may rewrite the originals meanwhile; and to link
/// against one shared library takes half the time that the objects take.
struct Snapshot: Sendable {
  let folder: URL
  /// What a sanitizer or the coverage switch left in the objects, and has to be linked again.
  let instrumentation: [String]
  /// Held as long as the snapshot is in use.
  let lease: Lease

  static let library = "ExerciseLibraries"

  var modules: URL { folder }
  var id: String { folder.lastPathComponent }

  /// Written last: a folder without it was never finished.
  struct Label: Codable {
    /// The toolchain and the libraries; a snapshot of another recipe is of no use.
    let recipe: String
    let instrumentation: [String]
    let checksums: [String: UInt64]
  }

  /// Takes up a snapshot that lies there; `nil` if there is none, or if it is damaged.
  init?(at folder: URL, recipe: String) {
    // Not before it is known that there is something to take up: a lease makes a file.
    guard exists(Self.label(in: folder).path), let lease = Lease(on: folder),
      let data = try? Data(contentsOf: Self.label(in: folder)),
      let label = try? JSONDecoder().decode(Label.self, from: data), label.recipe == recipe
    else { return nil }
    guard Self.isWhole(folder, label.checksums) else {
      Self.setAside(folder)
      return nil
    }
    (self.folder, self.lease, instrumentation) = (folder, lease, label.instrumentation)
  }

  static func label(in folder: URL) -> URL { folder.appending(path: "label.json") }

  /// Another name, under which nobody looks for it; whoever sweeps removes it.
  static func setAside(_ folder: URL) {
    let aside = folder.deletingLastPathComponent().appending(path: "damaged-\(UUID())")
    try? FileManager.default.moveItem(at: folder, to: aside)
  }

  /// The bytes are read once in a process; after that it is enough that the files are the same.
  private static func isWhole(_ folder: URL, _ checksums: [String: UInt64]) -> Bool {
    checksums.allSatisfy { name, checksum in
      let file = folder.appending(path: name)
      guard let mark = FileMark(file.path) else { return false }
      let seen = "\(mark.text) \(checksum)"
      if believed.withLock({ $0[file.path] }) == seen { return true }
      guard let data = try? Data(contentsOf: file), Checksum(of: data).value == checksum else {
        return false
      }
      believed.withLock { $0[file.path] = seen }
      return true
    }
  }

  private static let believed = Mutex<[String: String]>([:])
}
