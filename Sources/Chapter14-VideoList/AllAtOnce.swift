import ChapterKit
import Foundation
import RxLite

/// Downloads two at a time. A set of ids says which videos wait or load.
final class DownloadsByID {
  private let (starts, stops) = (PublishSubject<Video>(), PublishSubject<Video>())
  private var ids: Set<String> = []

  func start(_ video: Video) {
    if ids.insert(video.id).inserted { starts.onNext(video) }
  }

  func stop(_ video: Video) {
    ids.remove(video.id)
    stops.onNext(video)
  }

  func run(_ download: @escaping (Video) -> Observable<String>) -> Observable<String> {
    starts.map { video in
      Observable<String>.deferred { [self] in
        guard ids.contains(video.id) else { return .empty() }
        let forget = { [self] in _ = ids.remove(video.id) }
        return download(video)
          .do(onError: { _ in forget() }, onCompleted: { forget() })
          .catch { .just("\(video.title): \(words(for: $0))") }
          .take(until: stops.filter { $0.id == video.id })
      }
    }
    .merge(maxConcurrent: 2)
  }
}

extension VideoServiceType {
  /// Downloads a video, and emits the first letter of its id, then its progress.
  func load(_ video: Video, to folder: VideoFolder) -> Observable<String> {
    downloadVideo(video, to: folder).map { "\($0)" }.startWith(String(video.id.prefix(1)))
  }
}

func allAtOnce() {
  listing("groups-and-limit", "a group for each video, and a limit for the groups") {
    let (web, temporary) = (VideoWeb(), TemporaryFolder())
    let (folder, taps) = (temporary.open(), PublishSubject<Video>())
    let loading = taps.groupBy { $0.id }
      .map { group in
        group.flatMapFirst { web.service.downloadVideo($0, to: folder) }
      }
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
    let (folder, queue) = (temporary.open(), DownloadsByID())
    let loading = queue.run { video in web.service.load(video, to: folder) }
      .subscribe(onNext: { print($0) })

    let (ball, train, crowd) = (Film.all[0].video, Film.all[1].video, Film.all[2].video)
    for video in [ball, train, crowd] {
      queue.start(video)
      web.wait()
    }
    queue.stop(crowd)
    queue.start(crowd)
    queue.stop(ball)
    web.pass("crowd")
    queue.stop(train)
    web.pass("crowd")
    web.pass("crowd")
    print(web.server.ranges)
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
