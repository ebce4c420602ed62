import ChapterKit
import Foundation
import RxLite

func allAtOnce() {
  listing("groups-and-limit", "a group for each video, and a limit for the groups") {
    let (web, temporary) = (VideoWeb(), TemporaryFolder())
    let downloads = Downloads(service: web.service, folder: temporary.open())
    let taps = PublishSubject<Video>()
    let loading = taps.groupBy { $0.id }
      .map { group in group.flatMapFirst(downloads.downloadVideo) }
      .merge(maxConcurrent: 2)
      .subscribe()

    for film in Film.all.prefix(3) {
      taps.onNext(film.video)
      web.wait()
    }
    while web.pass("ball") {}
    while web.pass("train") {}
    print(web.server.ranges)
    print("Crowd has been requested: \(web.pass("crowd"))")
    loading.dispose()
  }

  listing("all-at-once", "a limit, double taps and pauses together") {
    let (web, temporary, bag) = (VideoWeb(), TemporaryFolder(), DisposeBag())
    let downloads = Downloads(service: web.service, folder: temporary.open())
    let (ball, train, crowd) = (Film.all[0].video, Film.all[1].video, Film.all[2].video)
    downloads.changes
      .subscribe(onNext: { video, change in print("  \(video.title) \(change)") })
      .disposed(by: bag)

    print("tap Ball, Train, Crowd, and Crowd again")
    for video in [ball, train, crowd, crowd] { downloads.start(video) }
    print("a piece of Ball arrives, then Ball is paused")
    web.pass("ball")
    downloads.stop(ball)
    print("tap Ball, pause it while it waits, and tap it again")
    downloads.start(ball)
    downloads.stop(ball)
    downloads.start(ball)
    print("Train breaks off")
    web.server.breakOff("train")
    web.pass("train")
    print("the rest of Ball arrives")
    while web.pass("ball") {}
  }
}
