import ChapterKit
import Foundation
import RxLite

func oneVideo() {
  listing("progress", "a download reports its progress", shows: "D2 84") {
    let (web, temporary) = (VideoWeb(), TemporaryFolder())
    let folder = temporary.open()
    let ball = Film.all[0].video

    func download(_ video: Video) -> Observable<Double> {
      web.service.pieces(of: video, from: 0).map { piece in
        try folder.append(piece, to: video)
        return folder.progress(of: video)
      }
    }

    _ = download(ball).subscribe(onNext: { print($0) }, onCompleted: { print("completed") })
    for _ in 1...4 { web.pass("ball") }
    print(folder.contents)
    print(web.server.ranges)
  }

  listing("tunnel", "the connection is lost, and the download is started again") {
    let (web, temporary) = (VideoWeb(), TemporaryFolder())
    let folder = temporary.open()
    let ball = Film.all[0].video

    func download(_ video: Video) -> Observable<Double> {
      web.service.pieces(of: video, from: folder.bytes(of: video)).map { piece in
        try folder.append(piece, to: video)
        return folder.progress(of: video)
      }
    }

    let progress = download(ball)
    func start() {
      _ = progress.subscribe(
        onNext: { print($0) }, onError: { print("error: \(words(for: $0))") },
        onCompleted: { print("completed") })
    }

    start()
    web.pass("ball")
    web.server.breakOff("ball")
    web.pass("ball")
    print("in the folder: \(folder.contents)")
    start()
    while web.pass("ball") {}
    print("in the folder: \(folder.contents)")
    print("It is the film: \(folder.data(of: ball) == Film.all[0].data)")
    print(web.server.ranges)
  }

  listing("resume", "a download breaks off and is resumed", shows: "D2 84") {
    let (web, temporary) = (VideoWeb(), TemporaryFolder())
    let folder = temporary.open()
    let ball = Film.all[0].video

    func download(_ video: Video) -> Observable<Double> {
      .deferred {
        web.service.pieces(of: video, from: folder.bytes(of: video)).map { piece in
          try folder.append(piece, to: video)
          return folder.progress(of: video)
        }
      }
    }

    let progress = download(ball)
    func start() {
      _ = progress.subscribe(
        onNext: { print($0) }, onError: { print("error: \(words(for: $0))") },
        onCompleted: { print("completed") })
    }

    start()
    web.pass("ball")
    web.server.breakOff("ball")
    web.pass("ball")
    print("in the folder: \(folder.contents)")
    start()
    while web.pass("ball") {}
    print("in the folder: \(folder.contents)")
    print("It is the film: \(folder.data(of: ball) == Film.all[0].data)")
    print(web.server.ranges)
  }

  listing("retried", "retry resumes") {
    let (web, temporary) = (VideoWeb(), TemporaryFolder())
    let download = web.service.downloadVideo(Film.all[0].video, to: temporary.open())
    _ = download.retry(2)
      .subscribe(onNext: { print($0) }, onCompleted: { print("completed") })

    web.pass("ball")
    web.server.breakOff("ball")
    while web.pass("ball") {}
    print(web.server.ranges)
  }

  listing("whole-file", "a video that is paused, and one that is whole", shows: "D2") {
    let (web, temporary) = (VideoWeb(), TemporaryFolder())
    let folder = temporary.open()
    let ball = Film.all[0].video

    let download = web.service.downloadVideo(ball, to: folder).subscribe()
    for _ in 1...3 { web.pass("ball") }
    print(folder.contents, "playable: \(folder.data(of: ball) != nil)")
    download.dispose()
    web.wait()
    print(web.server.log)

    _ = web.service.downloadVideo(ball, to: folder).subscribe()
    web.pass("ball")
    print(folder.contents, "playable: \(folder.data(of: ball) != nil)")
  }
}
