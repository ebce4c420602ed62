import Foundation
import Wording

/// The folder for the pictures of a chapter.
struct MarbleFolder {
  let path: String
  private let files = FileManager.default

  init(_ path: String) { self.path = path }

  /// Writes these files, all or none, in place of those with the same names.
  ///
  /// They are written under other names first. So another program finds either the old file or the new
  /// one, and the old files survive a full disk.
  func write(_ pictures: [(name: String, svg: String)]) throws {
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    let wasThere = files.fileExists(atPath: path)
    if !wasThere {
      try attempt { try Self.make(folder) }
    }
    let desk = folder.appendingPathComponent(".marbles-\(getpid())", isDirectory: true)
    do {
      try attempt {
        try Self.make(desk)
        for (name, svg) in pictures {
          try Data(svg.utf8).write(to: desk.appendingPathComponent(name))
        }
      }
      for (name, _) in pictures { try refuseFolder(folder.appendingPathComponent(name)) }
      for (name, _) in pictures { try move(desk, folder, name) }
      try? files.removeItem(at: desk)
    } catch {
      try? files.removeItem(at: desk)
      if !wasThere { try? files.removeItem(at: folder) }
      throw error
    }
  }

  private static func make(_ folder: URL) throws {
    if mkdir(folder.path, 0o777) != 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  /// Throws an error if there is a folder in a file's place, before any file has been moved.
  private func refuseFolder(_ place: URL) throws {
    var isFolder: ObjCBool = false
    if files.fileExists(atPath: place.path, isDirectory: &isFolder), isFolder.boolValue {
      throw Self.failure(place.path, "a folder is there")
    }
  }

  private func move(_ desk: URL, _ folder: URL, _ name: String) throws {
    let place = folder.appendingPathComponent(name)
    guard rename(desk.appendingPathComponent(name).path, place.path) == 0 else {
      throw Self.failure(place.path, String(cString: strerror(errno)))
    }
  }

  private func attempt(_ work: () throws -> Void) throws {
    do { try work() } catch {
      throw Self.failure(path, Self.reason(error))
    }
  }

  private static func failure(_ path: String, _ reason: String) -> ProgramError {
    let sentence = reason.hasSuffix(".") ? String(reason.dropLast()) : reason
    return ProgramError(
      status: .notCreated, sentence: "can't write the drawings to \(path.quoted): \(sentence).")
  }

  /// The system's own text for an error, which is shorter than Foundation's.
  private static func reason(_ error: any Error) -> String {
    var error = error as NSError
    while let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError { error = cause }
    return error.domain == NSPOSIXErrorDomain
      ? String(cString: strerror(Int32(error.code))) : error.localizedDescription
  }
}
