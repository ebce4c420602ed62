import ExerciseJudge
import Foundation

/// Notices that a file has been saved: by looking at it, many times a second. That finds each kind of
/// save, on each file system: written over, or another file put in its place.
struct WatchedFile {
  enum Change { case saved, lost }

  private let url: URL
  private var last: FileMark?
  /// What the last look found, if it was something new: an editor may still be writing.
  private var fresh: FileMark??

  /// Changes are those from what the file is now.
  init(_ url: URL) { (self.url, last) = (url, FileMark(url.path)) }

  /// What has changed since the last time. A change counts when two looks have seen the same: between
  /// them, an editor has finished writing, or has put the new file in the place of the old one.
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
