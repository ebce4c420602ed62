import ExerciseJudge
import Foundation

/// Notices that a file has been saved by checking it many times a second. This finds each kind of save on
/// each file system: the file is overwritten, or replaced by another one.
struct WatchedFile {
  enum Change { case saved, lost }

  private let url: URL
  private var last: FileMark?
  /// The state that the last check found, if it was new: an editor may still be writing.
  private var fresh: FileMark??

  /// Begins to watch a file, in its present state.
  init(_ url: URL) { (self.url, last) = (url, FileMark(url.path)) }

  /// Returns the change since the last call. A change counts when two checks have found the same state: by
  /// then, an editor has finished writing, or has replaced the file.
  mutating func change() -> Change? {
    let now = FileMark(url.path)
    guard now != last else {
      fresh = nil
      return nil
    }
    guard let before = fresh, before == now else {
      fresh = .some(now)
      return nil
    }
    (last, fresh) = (now, nil)
    return now == nil ? .lost : .saved
  }
}
