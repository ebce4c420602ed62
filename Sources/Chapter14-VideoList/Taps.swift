import ChapterKit
import ConsoleKit
import Foundation
import RxLite

/// A table with two videos: the first is downloaded.
final class VideoTable {
  let tableView = Table()
  let videoArray: BehaviorRelay<[Video]>
  private let bag = DisposeBag()

  init() {
    var videos = Film.all.prefix(2).map(\.video)
    videos[0].progress = 1
    videoArray = BehaviorRelay(value: videos)
    videoArray.bind(to: tableView.rx.items(cellIdentifier: "video")) { _, video, cell in
      cell.textLabel.text = "\(video.title) \(video.progress)"
    }
    .disposed(by: bag)
  }
}

func taps() {
  listing("play-or-download", "one tap, two filters", shows: "D3 86") {
    let (table, bag) = (VideoTable(), DisposeBag())
    let taps = table.tableView.rx.modelSelected(Video.self).share()

    taps.filter { $0.progress == 1 }
      .subscribe(onNext: { print("play \($0.title)") }).disposed(by: bag)
    taps.filter { $0.progress < 1 }
      .subscribe(onNext: { print("download \($0.title)") }).disposed(by: bag)

    table.tableView.select(row: 0)
    table.tableView.select(row: 1)
  }

  listing("two-into-one", "a double tap, and two downloads into one file") {
    let (web, temporary) = (VideoWeb(), TemporaryFolder())
    let folder = temporary.open()
    let (ball, taps) = (Film.all[0].video, PublishSubject<Video>())
    let loading = taps.flatMap { web.service.downloadVideo($0, to: folder) }
      .subscribe(onNext: { print($0) })

    taps.onNext(ball)
    web.wait()
    taps.onNext(ball)
    for _ in 1...4 { web.pass("ball") }
    print(folder.contents, "It is the film: \(folder.data(of: ball) == Film.all[0].data)")
    print(web.server.ranges)
    loading.dispose()
    web.wait()
  }

  listing("groups", "a count for each video") {
    let taps = PublishSubject<String>()
    let counts = taps.groupBy { $0 }
      .flatMap { group in
        group.scan(0) { count, _ in count + 1 }.map { "\(group.key): tap \($0)" }
      }
    _ = counts.subscribe(onNext: { print($0) })

    for title in ["Ball", "Train", "Ball", "Ball", "Train"] { taps.onNext(title) }
  }

  listing("each-video-once", "a double tap on one video, and a tap on another") {
    let (web, temporary) = (VideoWeb(), TemporaryFolder())
    let folder = temporary.open()
    let (ball, taps) = (Film.all[0].video, PublishSubject<Video>())
    let loading = taps.groupBy { $0.id }
      .flatMap { group in
        group.flatMapFirst { web.service.downloadVideo($0, to: folder) }
      }
      .subscribe()

    for video in [ball, ball, Film.all[1].video] {
      taps.onNext(video)
      web.wait()
    }
    while web.pass("ball") {}
    print(folder.contents, "It is the film: \(folder.data(of: ball) == Film.all[0].data)")
    print(web.server.ranges)
    loading.dispose()
    web.wait()
  }
}
