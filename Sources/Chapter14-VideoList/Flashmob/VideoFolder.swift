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
/// | `ID.part` | the beginning of a video |
/// | `ID.video` | a whole video |
/// | `lock` | locked while a program uses the folder |
///
/// A file has the name of a whole video only if it is whole: it is written under another name first, and
/// renamed when it is complete.
final class VideoFolder {
  private let url: URL
  private let writer: any VideoWriting
  private let lock: Int32

  /// Opens a folder, or creates it. It is closed when this object is released.
  ///
  /// - Throws: ``VideoError`` if another program has opened it, or if it can't be used.
  init(_ url: URL, writer: any VideoWriting = FileWriter()) throws {
    (self.url, self.writer) = (url, writer)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw VideoError.notWritten(Self.reason(error))
    }
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

  /// The stored list, with the progress of each video; empty if none is stored.
  ///
  /// - Throws: ``VideoError/damagedList`` if it can't be read. The file is then renamed, so that the
  ///   next list doesn't overwrite it.
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
      _ = rename(path("videos.json"), path("videos.json.damaged"))
      throw VideoError.damagedList
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
    if rename(new, old) != 0 { throw VideoError.ofSystem() }
  }

  // MARK: - The videos

  /// Returns the part of a video that is stored, from 0 to 1.
  func progress(of video: Video) -> Double { Double(bytes(of: video)) / Double(video.length) }

  /// Returns the number of stored bytes of a video.
  func bytes(of video: Video) -> Int {
    if let size = size(of: whole(video)) {
      if size == video.length { return size }
      // Another program has changed the file.
      unlink(whole(video))
    }
    let size = size(of: part(video)) ?? 0
    if size < video.length { return size }
    // If it is whole, the program ended before it could rename it; otherwise these are other bytes.
    if size == video.length, rename(part(video), whole(video)) == 0 { return size }
    unlink(part(video))
    return 0
  }

  /// Adds a piece to a video. With the last byte, the file becomes a whole video.
  func append(_ piece: Data, to video: Video) throws {
    try writer.append(piece, to: part(video))
    if size(of: part(video)) == video.length, rename(part(video), whole(video)) != 0 {
      throw VideoError.ofSystem()
    }
  }

  /// Returns the bytes of a whole video; `nil` if it isn't whole.
  func data(of video: Video) -> Data? {
    bytes(of: video) == video.length ? FileManager.default.contents(atPath: whole(video)) : nil
  }

  /// Removes all files of a video.
  func remove(_ video: Video) {
    unlink(part(video))
    unlink(whole(video))
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

  /// The system's own text for an error, which is shorter than Foundation's.
  private static func reason(_ error: any Error) -> String {
    var error = error as NSError
    while let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError { error = cause }
    return error.domain == NSPOSIXErrorDomain
      ? String(cString: strerror(Int32(error.code))) : error.localizedDescription
  }
}
