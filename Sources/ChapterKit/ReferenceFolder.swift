import Foundation

/// The outputs that the reference text prints, a file a listing; and below `Diagrams` the marble diagrams
/// that it draws.
struct ReferenceFolder {
  private let folder: URL

  /// This folder.
  init(_ path: String) { folder = URL(fileURLWithPath: path) }

  /// Looks in the folder of `source`, and in each one above it: the current directory of the one who
  /// runs the chapter does not matter.
  init(above source: String) throws {
    var place = URL(fileURLWithPath: source).deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: place.appendingPathComponent("Reference").path) {
      if place.path == "/" {
        throw Complaint(
          status: .noReference, sentence: "there is no folder Reference above \(source).")
      }
      place.deleteLastPathComponent()
    }
    folder = place.appendingPathComponent("Reference")
  }

  /// What the text prints for this listing.
  func text(_ id: String) throws -> String {
    let output = folder.appendingPathComponent("\(id).txt")
    let diagram = folder.appendingPathComponent("Diagrams/\(id).txt")
    let file = FileManager.default.fileExists(atPath: diagram.path) ? diagram : output
    do { return try String(contentsOf: file, encoding: .utf8) } catch {
      throw Complaint(status: .noReference, sentence: "can't read \(file.path).")
    }
  }
}
