import ChapterKit
import Foundation
import RxLite

func twoAtATime() {
  listing("two-places", "three sequences and two places") {
    let taps = timeline("btc|")
    func download(of video: String) -> Observable<String> {
      switch video {
      case "b": timeline("---b-----b|")
      case "t": timeline("-t--t|")
      default: timeline("--c--c|")
      }
    }

    printMarbles(
      for: 16,
      [
        "taps": taps,
        "all at once": taps.flatMap(download),
        "two at a time": taps.map(download).merge(maxConcurrent: 2),
      ])
  }

  listing("one-breaks-off", "one download breaks off") {
    let (web, temporary) = (VideoWeb(), TemporaryFolder())
    let (folder, taps) = (temporary.open(), PublishSubject<Video>())

    _ =
      taps
      .map { video in
        web.service.downloadVideo(video, to: folder).map { "\(video.title) \($0)" }
      }
      .merge(maxConcurrent: 2)
      .subscribe(onNext: { print($0) }, onError: { print("error: \(words(for: $0))") })

    for film in Film.all.prefix(3) {
      taps.onNext(film.video)
      web.wait()
    }
    web.pass("ball")
    web.server.breakOff("train")
    web.pass("train")
    print(web.server.log)
  }

  listing("each-alone", "one download breaks off, and the others go on") {
    let (web, temporary) = (VideoWeb(), TemporaryFolder())
    let (folder, taps) = (temporary.open(), PublishSubject<Video>())

    let loading =
      taps
      .map { video in
        web.service.downloadVideo(video, to: folder).map { "\(video.title) \($0)" }
          .catch { .just("\(video.title): \(words(for: $0))") }
      }
      .merge(maxConcurrent: 2)
      .subscribe(onNext: { print($0) }, onError: { print("error: \(words(for: $0))") })

    for film in Film.all.prefix(3) {
      taps.onNext(film.video)
      web.wait()
    }
    web.pass("ball")
    print("Crowd is requested: \(web.isRequested("crowd"))")
    web.server.breakOff("train")
    web.pass("train")
    print("Crowd is requested: \(web.isRequested("crowd"))")
    web.pass("ball")
    loading.dispose()
    web.wait()
  }
}
