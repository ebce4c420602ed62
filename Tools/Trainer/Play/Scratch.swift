import Foundation
import Wording

/// The learner's own files for trying things, in a folder that git ignores. None is ever overwritten.
struct Scratch {
  let folder: CourseFolder

  static let folderName = "Playground"
  private static let firstName = "scratch"

  /// A file to play, and remarks about it.
  struct File: Equatable {
    let url: URL
    var notice: String?
  }

  /// Opens the file of this name, or creates it: as a copy of the listing of that name if there is one,
  /// else with an example. A name that is nearly a listing's is refused.
  ///
  /// - Parameter isNew: Whether to create another file if there is one already, or a first one with a name that
  ///   is nearly a listing's.
  func open(_ name: String?, isNew: Bool = false) throws -> File {
    let name = name ?? Self.firstName
    if name.hasSuffix(".swift") { return try open(path: name) }
    let plain = self.place(of: name)
    if !isNew, !name.contains("/"), FileManager.default.fileExists(atPath: plain.path) {
      return File(url: plain)
    }
    let listings = ListingSource.all(in: folder)
    let found = listings.filter { [$0.name, "\($0.chapterWord)/\($0.name)"].contains(name) }
    if found.count > 1 {
      let names = found.map { "\($0.chapterWord)/\($0.name)" }.joined(separator: " or ")
      throw CommandError.misused("several listings are called \(name.quoted): choose \(names).")
    }
    let place = found.first.map { self.place(of: $0, among: listings) } ?? plain
    if !isNew, found.count == 1, FileManager.default.fileExists(atPath: place.path) {
      return File(url: place)
    }
    if found.isEmpty, name.wholeMatch(of: #/[\w][\w.-]*/#) == nil {
      let advice = name.nearest(of: listings.map(\.name)).map { " Did you mean \($0)?" } ?? ""
      throw CommandError.misused(
        "\(name.quoted) is neither a listing nor the name of a file.\(advice)")
    }
    if found.isEmpty, !isNew, let meant = name.nearest(of: listings.map(\.name)) {
      throw CommandError.misused(
        "there is neither a listing nor a file called \(name.quoted); did you mean \(meant)? "
          + "`course play \(name) --new` creates a file of that name.")
    }
    let free = freePlace(
      place.deletingPathExtension().lastPathComponent, "swift",
      in: place.deletingLastPathComponent())
    try write(found.first?.copy() ?? Self.example, to: free)
    if let listing = found.first {
      return File(
        url: free,
        notice:
          "\(folder.path(free)) is a copy of the listing \(listing.name) of \(listing.chapter).")
    }
    return File(url: free, notice: "\(folder.path(free)) is new.")
  }

  /// Opens a file at any path.
  private func open(path: String) throws -> File {
    let url = URL(filePath: path)
    guard FileManager.default.fileExists(atPath: url.path) else {
      let name = url.deletingPathExtension().lastPathComponent
      throw CommandError.missing(
        "there is no file \(path); `course play \(name)` creates one of that name.")
    }
    return File(url: url)
  }

  private func place(of word: String) -> URL {
    folder.url.appending(path: "\(Self.folderName)/\(word).swift")
  }

  /// A listing whose name another chapter has as well is copied to a file that names the chapter.
  private func place(of listing: ListingSource, among all: [ListingSource]) -> URL {
    let isAlone = all.filter { $0.name == listing.name }.count == 1
    return place(of: isAlone ? listing.name : "\(listing.chapterWord)-\(listing.name)")
  }

  private func write(_ text: String, to place: URL) throws {
    try attempting("write \(folder.path(place))") {
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      // Fails if a file of that name has been created in the meantime.
      try Data(text.utf8).write(to: place, options: .withoutOverwriting)
    }
  }

  static let example = """
    import ChapterKit
    import RxLite

    // Change something and save: the program runs again, and its marble diagram is drawn.
    // `clock` is a virtual clock, so you needn't wait. It runs until nothing is left to do, or for as
    // long as the program calls `sleep(seconds)`.

    let letters = Observable<Int>.interval(.milliseconds(200), scheduler: clock.scheduler)
      .take(3)
      .map { ["a", "b", "c"][$0] }

    let numbers = Observable<Int>.interval(.milliseconds(300), scheduler: clock.scheduler)
      .take(3)

    _ = Observable.combineLatest(letters, numbers) { "\\($0)\\($1)" }
      .filter { !$0.hasSuffix("1") }
      .subscribe { print($0) }

    """
}
