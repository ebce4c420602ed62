import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The list and the videos, as files in a folder.
///
/// | file | content |
/// | --- | --- |
/// | `videos.json` | the list |
/// | `videos.json.damaged` | a list that could not be read; the next one gets a number |
/// | `ID.part` | the beginning of a video |
/// | `ID.video` | a whole video |
/// | `lock` | locked while a program uses the folder |
///
/// A file has the name of a whole video only if it is whole: it is written under another name first, and
/// renamed when it is complete. If it can't be renamed, its bytes stay where they are, and the next
/// `prepare` tries again.
final class VideoFolder {
  private let url: URL
  private let writer: any VideoWriting
  private let lock: Int32

  /// Opens a folder, or creates it. It is closed when this object is released.
  ///
  /// - Throws: ``VideoError`` if another program has opened it, or if it can't be used.
  init(_ url: URL, writer: any VideoWriting = FileWriter()) throws {
    (self.url, self.writer) = (url, writer)
    try Self.makeFolder(url)
    let file = open(url.appendingPathComponent("lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    if file < 0 { throw VideoError.ofSystem() }
    // The system unlocks it when the program ends, however it ends.
    if flock(file, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      close(file)
      throw code == EWOULDBLOCK ? VideoError.folderInUse : VideoError.ofSystem(code)
    }
    lock = file
  }

  deinit { close(lock) }

  // MARK: - The list

  /// Reads the stored list, with the progress of each video; it is empty if none is stored.
  ///
  /// - Throws: ``VideoError/damagedList(keptAs:)`` if it can't be read. The file is then renamed, so
  ///   that the next list doesn't overwrite it.
  func storedVideos() throws -> [Video] {
    guard size(of: path("videos.json")) != nil else { return [] }
    do {
      let json = FileManager.default.contents(atPath: path("videos.json")) ?? Data()
      return try Video.generateModel(with: json).map { video in
        var video = video
        video.progress = progress(of: video)
        return video
      }
    } catch {
      let names = (1...).lazy.map { "videos.json.damaged" + ($0 == 1 ? "" : "-\($0)") }
      let name = names.first { [self] in size(of: path($0)) == nil } ?? ""
      try writer.rename(path("videos.json"), to: path(name))
      throw VideoError.damagedList(keptAs: name)
    }
  }

  /// Stores a list: all of it, or none.
  func store(_ videos: [Video]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let (new, old) = (path("videos.json.new"), path("videos.json"))
    unlink(new)
    do { try writer.append(try encoder.encode(videos), to: new) } catch {
      unlink(new)
      throw error
    }
    try writer.rename(new, to: old)
  }

  // MARK: - The videos

  /// Returns the part of a video that is stored, from 0 to 1.
  func progress(of video: Video) -> Double { Double(bytes(of: video)) / Double(video.length) }

  /// Returns the number of stored bytes of a video. A file that is longer than the video is another one's.
  func bytes(of video: Video) -> Int {
    if size(of: whole(video)) == video.length { return video.length }
    let size = size(of: part(video)) ?? 0
    return size <= video.length ? size : 0
  }

  /// Makes the files of a video ready for its next piece: gives a complete one its name, if that failed
  /// before, and removes what belongs to another video of the same name.
  ///
  /// - Returns: The number of stored bytes.
  func prepare(_ video: Video) throws -> Int {
    let (whole, part) = (whole(video), part(video))
    if size(of: whole) == video.length { return video.length }
    // A folder in the way is left alone.
    if let other = size(of: whole), isFile(whole), other != video.length {
      try writer.remove(whole)
    }
    if let other = size(of: part), other > video.length { try writer.remove(part) }
    if size(of: part) == video.length { try writer.rename(part, to: whole) }
    return bytes(of: video)
  }

  /// Adds a piece to a video. With the last byte, the file becomes a whole video.
  func append(_ piece: Data, to video: Video) throws {
    try writer.append(piece, to: part(video))
    if size(of: part(video)) == video.length {
      try writer.rename(part(video), to: whole(video))
    }
  }

  /// Returns the bytes of a video; `nil` if they aren't all there.
  func data(of video: Video) -> Data? {
    [whole(video), part(video)].first { isFile($0) && size(of: $0) == video.length }
      .flatMap(FileManager.default.contents)
  }

  /// Removes all files of a video.
  func remove(_ video: Video) throws {
    for file in [part(video), whole(video)] where isFile(file) { try writer.remove(file) }
  }

  /// The files in the folder, each as a name and a size.
  var contents: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { $0 != "lock" }.sorted().map { "\($0) \(size(of: path($0)) ?? 0)" }
  }

  private func path(_ name: String) -> String { url.appendingPathComponent(name).path }
  private func part(_ video: Video) -> String { path("\(video.id).part") }
  private func whole(_ video: Video) -> String { path("\(video.id).video") }

  private func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  private func isFile(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Makes a folder and those above it.
  ///
  /// NB: Not by Foundation, whose error doesn't say what the system said.
  private static func makeFolder(_ url: URL) throws {
    var path = ""
    for component in url.standardizedFileURL.pathComponents {
      path += path.isEmpty || path == "/" ? component : "/" + component
      if access(path, F_OK) != 0, mkdir(path, 0o755) != 0 { throw VideoError.ofSystem() }
    }
  }
}
