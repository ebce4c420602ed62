import Foundation
import RxLite
import TestSupport
import Testing

@testable import Chapter14_VideoList

@Suite struct VideoFolderTests {
  private let temporary = TemporaryFolder()
  private let film = Film.all[0]

  @Test func `a video is whole with its last byte, and not before`() throws {
    let folder = temporary.open()
    try folder.append(film.data.dropLast(), to: film.video)
    #expect(folder.data(of: film.video) == nil)
    #expect(folder.contents == ["ball.part 287"])
    try folder.append(film.data.suffix(1), to: film.video)
    #expect(folder.data(of: film.video) == film.data)
    #expect(folder.contents == ["ball.video 288"])
  }

  @Test func `the renaming that a crash has prevented is made up for`() throws {
    let folder = temporary.open()
    try film.data.write(to: temporary.url.appendingPathComponent("ball.part"))
    #expect(folder.bytes(of: film.video) == 288)
    #expect(folder.contents == ["ball.part 288"], "a query changes nothing")
    #expect(folder.data(of: film.video) == film.data)
    #expect(try folder.prepare(film.video) == 288)
    #expect(folder.contents == ["ball.video 288"])
  }

  /// Reasons for which the system refuses to rename a file.
  private static let reasons = ["Is a directory", "Permission denied", "No space left on device"]

  @Test(arguments: reasons)
  func `a video that can't be renamed keeps its bytes, and is renamed later`(reason: String) throws
  {
    let disk = StubbornDisk()
    let folder = temporary.open(writer: disk)
    disk.refusal = reason
    #expect(throws: VideoError.notRenamed(reason)) { try folder.append(film.data, to: film.video) }
    for _ in 1...2 {
      #expect(folder.bytes(of: film.video) == 288)
      #expect(folder.progress(of: film.video) == 1)
      #expect(folder.data(of: film.video) == film.data)
      #expect(throws: VideoError.notRenamed(reason)) { try folder.prepare(film.video) }
      #expect(folder.contents == ["ball.part 288"])
    }
    disk.refusal = nil
    #expect(try folder.prepare(film.video) == 288)
    #expect(folder.contents == ["ball.video 288"])
  }

  @Test func `a folder in the way of a video is left alone, and so are the video's bytes`() throws {
    let folder = temporary.open()
    let inTheWay = temporary.url.appendingPathComponent("ball.video")
    try FileManager.default.createDirectory(at: inTheWay, withIntermediateDirectories: true)
    #expect(throws: VideoError.self) { try folder.append(film.data, to: film.video) }
    #expect(throws: VideoError.self) { try folder.prepare(film.video) }
    #expect(folder.data(of: film.video) == film.data)
    try FileManager.default.removeItem(at: inTheWay)
    #expect(try folder.prepare(film.video) == 288)
    #expect(folder.contents == ["ball.video 288"])
  }

  @Test func `a download that couldn't be renamed is finished by Retry, without a request`() throws
  {
    let disk = StubbornDisk()
    let folder = temporary.open(writer: disk)
    let service = Pieces(of: film)
    let downloads = Downloads(service: service, folder: folder)
    let log = Log()
    let subscription = downloads.reports.subscribe(onNext: { log.add($0.report) })
    disk.refusal = "Is a directory"
    downloads.start(film.video)
    let reason = "all of it is here, but its file can't be renamed: Is a directory"
    #expect(log.reports == [.began, .failed(reason)])
    disk.refusal = nil
    downloads.start(film.video)
    #expect(log.reports == [.began, .failed(reason), .began, .completed])
    #expect(folder.contents == ["ball.video 288"])
    subscription.dispose()
  }

  @Test func `a video that can't be removed stays, and says why`() throws {
    let disk = StubbornDisk()
    let folder = temporary.open(writer: disk)
    try folder.append(film.data, to: film.video)
    disk.refusal = "Read-only file system"
    #expect(throws: VideoError.notRemoved("Read-only file system")) {
      try folder.remove(film.video)
    }
    #expect(folder.data(of: film.video) == film.data)
    disk.refusal = nil
    try folder.remove(film.video)
    #expect(folder.contents == [])
  }

  @Test func `a file of another length is no whole video`() throws {
    let folder = temporary.open()
    for (name, count) in [("ball.video", 100), ("ball.video", 300), ("ball.part", 300)] {
      try Data(repeating: 0, count: count).write(to: temporary.url.appendingPathComponent(name))
      #expect(folder.data(of: film.video) == nil)
      #expect(folder.bytes(of: film.video) == 0)
      #expect(folder.contents == ["\(name) \(count)"], "a query changes nothing")
      #expect(try folder.prepare(film.video) == 0)
      #expect(folder.contents == [])
    }
  }

  @Test func `one program at a time`() throws {
    var first: VideoFolder? = temporary.open()
    #expect(throws: VideoError.folderInUse) { try VideoFolder(temporary.url) }
    #expect(first?.contents == [])
    first = nil
    _ = try VideoFolder(temporary.url)
  }

  @Test func `a folder that can't be made is reported in a sentence`() throws {
    try FileManager.default.createDirectory(at: temporary.url, withIntermediateDirectories: true)
    let file = temporary.url.appendingPathComponent("file")
    try Data().write(to: file)
    let error = #expect(throws: VideoError.self) {
      try VideoFolder(file.appendingPathComponent("inside"))
    }
    #expect("\(error!)" == "the folder can't be used: Not a directory")
  }

  @Test func `a list is stored whole, or not at all`() throws {
    let disk = SmallDisk(room: .max)
    let folder = temporary.open(writer: disk)
    try folder.store([film.video])
    disk.room = 10
    #expect(throws: VideoError.diskFull) { try folder.store(Film.all.map(\.video)) }
    #expect(try folder.storedVideos() == [film.video])
    #expect(folder.contents == ["videos.json 102"])
  }

  #if os(Linux)
    @Test func `the system's own full disk`() {
      #expect(throws: VideoError.diskFull) {
        try FileWriter().append(Data("x".utf8), to: "/dev/full")
      }
    }
  #endif

  @Test(arguments: [
    "", "{}", "[1]", #"[{"id": "a/b", "title": "", "desc": "", "length": 1}]"#,
    #"[{"id": "a", "title": "", "desc": "", "length": 0}]"#,
  ])
  func `a list that is none is refused and kept`(json: String) throws {
    let folder = temporary.open()
    try Data(json.utf8).write(to: temporary.url.appendingPathComponent("videos.json"))
    #expect(throws: VideoError.damagedList(keptAs: "videos.json.damaged")) {
      try folder.storedVideos()
    }
    #expect(folder.contents == ["videos.json.damaged \(json.utf8.count)"])
    #expect(try folder.storedVideos() == [])
    // A second one doesn't replace the first.
    try Data("]".utf8).write(to: temporary.url.appendingPathComponent("videos.json"))
    #expect(throws: VideoError.damagedList(keptAs: "videos.json.damaged-2")) {
      try folder.storedVideos()
    }
    #expect(
      folder.contents == ["videos.json.damaged \(json.utf8.count)", "videos.json.damaged-2 1"])
  }

  @Test func `a script that means nothing is refused with its line`() throws {
    let script = temporary.url.appendingPathComponent("script")
    try FileManager.default.createDirectory(at: temporary.url, withIntermediateDirectories: true)
    for (text, sentence) in [
      ("refresh\njump", "line 2: there is no command “jump”."),
      ("refresh\n\ntap Nobody", "line 3: “Nobody” is none of Ball, Train, Crowd, Rain."),
      ("piece Ball", "line 1: no request for a piece of Ball waits."),
      ("sleep -1", "line 1: “-1” is no number."),
    ] {
      try Data(text.utf8).write(to: script)
      let ending = try run(Chapter.videolist.executable, ["--script", script.path])
      #expect(ending.errors == "Chapter14-VideoList: \(sentence)\n")
      #expect(ending.status == 65)
    }
  }

  @Test func `without a terminal the app is used by a script, in a folder that stays`() throws {
    let folder = temporary.url.path
    let ending = try run(Chapter.videolist.executable, ["--play", "--folder", folder])
    #expect(ending.errors == "")
    #expect(try Chapter.videolist.golden.contains(ending.output))
    #expect(temporary.open().contents.contains("ball.video 288"))
  }

  @Test func `a folder that is in use is reported`() throws {
    let folder = temporary.open()
    let ending = try run(
      Chapter.videolist.executable, ["--play", "--folder", temporary.url.path])
    let path = temporary.url.path
    #expect(
      ending.errors
        == "Chapter14-VideoList: another program uses the folder \(path). Close it, or name another "
        + "folder: --folder PATH.\n")
    #expect(ending.status == 75)
    #expect(folder.contents == [])
  }
}

/// A disk that refuses to rename and to remove.
private final class StubbornDisk: VideoWriting {
  /// What the system says; nil if it refuses nothing.
  var refusal: String?
  private let writer = FileWriter()

  func append(_ data: Data, to path: String) throws { try writer.append(data, to: path) }

  func rename(_ path: String, to newPath: String) throws {
    if let refusal { throw VideoError.notRenamed(refusal) }
    try writer.rename(path, to: newPath)
  }

  func remove(_ path: String) throws {
    if let refusal { throw VideoError.notRemoved(refusal) }
    try writer.remove(path)
  }
}

/// A server whose videos arrive whole, at once.
private final class Pieces: VideoServiceType {
  let film: Film

  init(of film: Film) { self.film = film }

  func videos(from index: Int) -> Observable<[Video]> { .just([film.video]) }

  func pieces(of video: Video, from offset: Int) -> Observable<Data> {
    offset < video.length ? .just(film.data[offset...]) : .empty()
  }
}

private final class Log {
  private(set) var reports: [Downloads.Report] = []
  func add(_ report: Downloads.Report) { reports.append(report) }
}
