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
    print("Crowd is requested: \(web.isRequested("crowd"))")
    loading.dispose()
  }

  listing("set-of-ids", "paused while it waits, and tapped again") {
    let (web, temporary) = (VideoWeb(), TemporaryFolder())
    let folder = temporary.open()
    let downloads = Downloads(service: web.service, folder: folder)
    let (starts, stops) = (PublishSubject<Video>(), PublishSubject<Video>())
    var ids: Set<String> = []

    func start(_ video: Video) {
      if ids.insert(video.id).inserted { starts.onNext(video) }
    }

    func stop(_ video: Video) {
      ids.remove(video.id)
      stops.onNext(video)
    }

    func download(_ video: Video) -> Observable<String> {
      .deferred {
        guard ids.contains(video.id) else { return .empty() }
        return downloads.downloadVideo(video).map { "\(video.title) \($0)" }
          .do(onCompleted: { ids.remove(video.id) })
          .startWith("\(video.title) begins")
          .take(until: stops.filter { $0.id == video.id })
      }
    }

    let loading = starts.map(download).merge(maxConcurrent: 2).subscribe(onNext: { print($0) })

    let (ball, train, crowd) = (Film.all[0].video, Film.all[1].video, Film.all[2].video)
    for video in [ball, train, crowd] { start(video) }
    stop(crowd)
    start(crowd)
    stop(ball)
    web.wait()
    stop(train)
    for _ in 1...4 { web.pass("crowd") }
    print(folder.contents, "It is the film: \(folder.data(of: crowd) == Film.all[2].data)")
    loading.dispose()
    web.wait()
  }

  listing("all-at-once", "a limit, double taps, failures and pauses together") {
    let (web, temporary, bag) = (VideoWeb(), TemporaryFolder(), DisposeBag())
    let folder = temporary.open()
    let downloads = Downloads(service: web.service, folder: folder)
    let (ball, train, crowd) = (Film.all[0].video, Film.all[1].video, Film.all[2].video)
    downloads.reports
      .subscribe(onNext: { video, report in print("  \(video.title) \(report)") })
      .disposed(by: bag)

    print("tap Ball, Train, Crowd, and Crowd again")
    for video in [ball, train, crowd, crowd] { downloads.start(video) }
    print("pause Crowd while it waits, and tap it again")
    downloads.stop(crowd)
    downloads.start(crowd)
    print("a piece of Ball arrives, then Ball is paused")
    web.pass("ball")
    downloads.stop(ball)
    print("Train breaks off")
    web.server.breakOff("train")
    web.pass("train")
    print("tap Ball again, and everything arrives")
    downloads.start(ball)
    while web.pass("crowd") {}
    while web.pass("ball") {}
    print(folder.contents, "Crowd is the film: \(folder.data(of: crowd) == Film.all[2].data)")
  }
}
