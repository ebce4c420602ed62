import Foundation

/// Where the course lies.
public struct CourseFolder: Sendable {
  public let url: URL

  /// The folder itself.
  public init(_ url: URL) { self.url = url }

  /// The course around a place: one may stand anywhere inside.
  public init?(around place: URL) {
    let place = place.standardizedFileURL.resolvingSymlinksInPath()
    // NB: where one stands has no path when it was removed meanwhile; going up from there has no end.
    guard place.path.hasPrefix("/") else { return nil }
    var folder = place
    while !Self.isCourse(folder) {
      guard folder.path != "/" else { return nil }
      folder.deleteLastPathComponent()
    }
    url = folder
  }

  private static func isCourse(_ folder: URL) -> Bool {
    ["Package.swift", "Exercises/COURSE.md"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
    }
  }

  /// `path`, as one would type it from where the reader is.
  public func path(_ file: URL) -> String {
    let (file, root) = (
      file.resolvingSymlinksInPath().path, url.resolvingSymlinksInPath().path
    )
    return file.hasPrefix(root + "/") ? String(file.dropFirst(root.count + 1)) : file
  }
}
