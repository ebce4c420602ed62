import ExerciseJudge
import Foundation
import Synchronization

/// The seals as they are now: a trainer stays open for hours, and meanwhile somebody may fetch a newer
/// course, or seal the tests anew.
final class SealsInForce: Sendable {
  private let folder: CourseFolder
  private let known: Mutex<(mark: FileMark?, seals: Result<Seals, any Error>)>

  init(of folder: CourseFolder) {
    self.folder = folder
    known = Mutex(Self.read(folder))
  }

  /// Why a test file can't be trusted, or `nil` if it is the course's.
  func objection(to tests: URL) -> String? {
    let seals = known.withLock { known in
      if known.mark != Self.mark(folder) { known = Self.read(folder) }
      return known.seals
    }
    return switch seals {
    case .success(let seals): seals.objection(to: tests)
    case .failure(let error): "\(error)"
    }
  }

  /// The mark first: what is written after it is read at the next time.
  private static func read(_ folder: CourseFolder) -> (FileMark?, Result<Seals, any Error>) {
    (mark(folder), Result { try Seals(of: folder) })
  }

  private static func mark(_ folder: CourseFolder) -> FileMark? {
    FileMark(folder.url.appending(path: Seals.path).path)
  }
}
