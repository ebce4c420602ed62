import ChapterKit
import Foundation
import RxLite

/// Tries an action, and prints the sentence that the user would read.
private func attempt(_ action: () throws -> Void) {
  do { try action() } catch { print("→ \(words(for: error))") }
}

func nothingIsLost() {
  let ball = Film.all[0].video

  listing("next-start", "found again at the next start") {
    let temporary = TemporaryFolder()
    attempt {
      let folder = temporary.open()
      try folder.store(Film.all.prefix(2).map(\.video))
      try folder.append(Film.all[0].data, to: ball)
      try folder.append(Data(Film.all[1].data.prefix(100)), to: Film.all[1].video)
    }
    print("the next start:")
    let folder = temporary.open()
    attempt { print(try folder.storedVideos().map { "\($0.title) \($0.progress)" }) }
    print(folder.contents)
  }

  listing("damaged-list", "a stored list that nobody can read") {
    let temporary = TemporaryFolder()
    let folder = temporary.open()
    attempt { try folder.store([ball]) }
    attempt { try FileWriter().append(Data("]".utf8), to: temporary.url.path + "/videos.json") }
    attempt { _ = try folder.storedVideos() }
    attempt { try folder.store([ball]) }
    print(folder.contents)

    for json in [#"{"id": 1}"#, #"[{"id": "../lock", "title": "", "desc": "", "length": 1}]"#] {
      attempt { _ = try Video.generateModel(with: Data(json.utf8)) }
    }
  }

  listing("full-disk", "a disk without room") {
    let (temporary, disk) = (TemporaryFolder(), SmallDisk(room: 100))
    let folder = temporary.open(writer: disk)
    attempt { try folder.append(Data(Film.all[0].data.prefix(72)), to: ball) }
    attempt { try folder.append(Data(Film.all[0].data[72..<144]), to: ball) }
    attempt { try folder.store([ball]) }
    print(folder.contents, "playable: \(folder.data(of: ball) != nil)")

    disk.room = 1_000
    attempt { try folder.append(Data(Film.all[0].data[folder.bytes(of: ball)...]), to: ball) }
    attempt { try folder.store([ball]) }
    print(folder.contents, "the same bytes: \(folder.data(of: ball) == Film.all[0].data)")
  }

  listing("two-programs", "two programs and one folder") {
    let temporary = TemporaryFolder()
    var first: VideoFolder? = temporary.open()
    attempt { _ = try VideoFolder(temporary.url) }
    attempt { try first?.store([ball]) }
    first = nil
    attempt { print(try VideoFolder(temporary.url).storedVideos().map(\.title)) }
  }
}
