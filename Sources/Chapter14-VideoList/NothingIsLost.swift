import ChapterKit
import Foundation
import RxLite

func nothingIsLost() {
  listing("next-start", "found again at the next start") {
    let temporary = TemporaryFolder()
    do {
      let folder = temporary.open()
      try folder.store(Film.all.prefix(2).map(\.video))
      try folder.append(Film.all[0].data, to: Film.all[0].video)
      try folder.append(Data(Film.all[1].data.prefix(100)), to: Film.all[1].video)
    } catch { print(words(for: error)) }

    print("the next start:")
    let folder = temporary.open()
    do { print(try folder.storedVideos()) } catch { print(words(for: error)) }
    print(folder.contents)
  }

  listing("full-disk", "a disk without room") {
    let (web, temporary, disk) = (VideoWeb(), TemporaryFolder(), SmallDisk(room: 100))
    let folder = temporary.open(writer: disk)
    let ball = Film.all[0].video
    let progress = web.service.downloadVideo(ball, to: folder)
    func start() {
      _ = progress.subscribe(
        onNext: { print($0) }, onError: { print("error: \(words(for: $0))") },
        onCompleted: { print("completed") })
    }

    start()
    while web.pass("ball") {}
    print("in the folder: \(folder.contents)")
    disk.room = 1_000
    start()
    while web.pass("ball") {}
    print("It is the film: \(folder.data(of: ball) == Film.all[0].data)")
    print(web.server.ranges)
  }
}
