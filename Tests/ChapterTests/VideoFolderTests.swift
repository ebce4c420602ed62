import Foundation
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
    #expect(folder.contents == ["ball.video 288"])
  }

  @Test func `a file of another length is no whole video`() throws {
    let folder = temporary.open()
    for (name, count) in [("ball.video", 100), ("ball.video", 300), ("ball.part", 300)] {
      try Data(repeating: 0, count: count).write(to: temporary.url.appendingPathComponent(name))
      #expect(folder.data(of: film.video) == nil)
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
    #expect("\(error!)".hasPrefix("the folder can't be used: "))
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
    #expect(throws: VideoError.damagedList) { try folder.storedVideos() }
    #expect(folder.contents == ["videos.json.damaged \(json.utf8.count)"])
    #expect(try folder.storedVideos() == [])
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
    #expect(ending.errors == "Chapter14-VideoList: another program uses the folder.\n")
    #expect(ending.status == 65)
    #expect(folder.contents == [])
  }
}
