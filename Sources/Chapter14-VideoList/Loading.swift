import ChapterKit
import ConsoleKit
import Foundation
import RxLite

func loading() {
  listing("progress", "a download reports its progress", shows: "D2 84") {
    let (web, temporary, bag) = (VideoWeb(), TemporaryFolder(), DisposeBag())
    let downloads = Downloads(service: web.service, folder: temporary.open())

    func downloadVideo(video: Video, indexPath: IndexPath) {
      downloads.downloadVideo(video)
        .subscribe(
          onNext: { progress in
            print(" index:\(indexPath.row) :\(video.title) progress : \(progress)")
          },
          onCompleted: { print("download completed") }
        )
        .disposed(by: bag)
    }

    downloadVideo(video: Film.all[0].video, indexPath: IndexPath(row: 0, section: 0))
    for _ in 1...4 { web.pass("ball") }
    print(web.server.ranges)
  }

  listing("resume", "a download breaks off and is resumed", shows: "D2 84") {
    let (web, temporary) = (VideoWeb(), TemporaryFolder())
    let folder = temporary.open()
    let downloads = Downloads(service: web.service, folder: folder)
    let ball = downloads.downloadVideo(Film.all[0].video)
      .do(onSubscribe: { print("subscribed, in the folder: \(folder.contents)") })

    _ = ball.subscribe(
      onNext: { print($0) }, onError: { print("error: \(words(for: $0))") })
    web.pass("ball")
    web.server.breakOff("ball")
    web.pass("ball")

    _ = ball.subscribe(onNext: { print($0) }, onCompleted: { print("completed") })
    for _ in 1...3 { web.pass("ball") }
    print("at the end: \(folder.contents)")
    print(web.server.ranges)
  }

  listing("whole-file", "a video that is paused, and one that is whole", shows: "D2") {
    let (web, temporary) = (VideoWeb(), TemporaryFolder())
    let folder = temporary.open()
    let video = Film.all[0].video
    let downloads = Downloads(service: web.service, folder: folder)

    let download = downloads.downloadVideo(video).subscribe()
    for _ in 1...3 { web.pass("ball") }
    print(folder.contents, "playable: \(folder.data(of: video) != nil)")
    download.dispose()
    web.wait()
    print(web.server.log)

    _ = downloads.downloadVideo(video).subscribe()
    web.pass("ball")
    print(folder.contents, "playable: \(folder.data(of: video) != nil)")
  }

  listing("two-at-a-time", "the third download waits for its turn") {
    let (web, temporary) = (VideoWeb(), TemporaryFolder())
    let downloads = Downloads(service: web.service, folder: temporary.open())
    let taps = PublishSubject<Video>()

    let loading =
      taps
      .map { video in
        downloads.downloadVideo(video)
          .map { "\(video.title) \($0)" }
          .do(onSubscribe: { print("\(video.title) begins") })
      }
      .merge(maxConcurrent: 2)
      .subscribe(onNext: { print($0) })

    for film in Film.all.prefix(3) { taps.onNext(film.video) }
    for _ in 1...4 { web.pass("train") }
    web.pass("crowd")

    loading.dispose()
    web.wait()
  }
}
