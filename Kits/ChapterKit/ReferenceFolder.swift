import Foundation

/// The outputs in the reference text, one file for each listing; and its marble diagrams, in the folder
/// `Diagrams`.
struct ReferenceFolder {
  private let folder: URL

  /// Uses this folder.
  init(_ path: String) { folder = URL(fileURLWithPath: path) }

  /// Looks for the folder beside `source` and in each folder above, so that the current directory doesn't
  /// matter.
  init(above source: String) throws {
    var place = URL(fileURLWithPath: source).deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: place.appendingPathComponent("Reference").path) {
      if place.path == "/" {
        throw ProgramError(
          status: .noReference, sentence: "there is no folder Reference above \(source).")
      }
      place.deleteLastPathComponent()
    }
    folder = place.appendingPathComponent("Reference")
  }

  /// Returns the output of this listing in the text.
  func text(_ id: String) throws -> String {
    let output = folder.appendingPathComponent("\(id).txt")
    let diagram = folder.appendingPathComponent("Diagrams/\(id).txt")
    let file = FileManager.default.fileExists(atPath: diagram.path) ? diagram : output
    do { return try String(contentsOf: file, encoding: .utf8) } catch {
      throw ProgramError(status: .noReference, sentence: "can't read \(file.path).")
    }
  }
}
