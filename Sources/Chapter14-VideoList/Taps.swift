import ChapterKit
import ConsoleKit
import Foundation
import RxLite

/// A table with two videos: the first is downloaded.
private final class VideoTable {
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
    let cellObservable = table.tableView.rx.modelSelected(Video.self)
      .do(onSubscribe: { print("subscribed to the table") })
      .share()

    cellObservable.filter { (video) -> Bool in
      return video.progress == 1.0
    }.subscribe(onNext: {
      print("play \($0.title)")
    }).disposed(by: bag)

    cellObservable.filter { (video) -> Bool in
      return video.progress < 1.0
    }.subscribe(onNext: {
      _ in
      print("start download video file")
    }).disposed(by: bag)

    table.tableView.select(row: 0)
    table.tableView.select(row: 1)
  }

  listing("without-share", "the same without share", shows: "86") {
    let (table, bag) = (VideoTable(), DisposeBag())
    let cellObservable = table.tableView.rx.modelSelected(Video.self)
      .map { video in
        print("looking for \(video.title) in the folder")
        return video
      }

    for isWhole in [true, false] {
      cellObservable.filter { ($0.progress == 1.0) == isWhole }
        .subscribe(onNext: { print(isWhole ? "play \($0.title)" : "download \($0.title)") })
        .disposed(by: bag)
    }
    table.tableView.select(row: 0)
  }

  listing("ghost-pair", "one tap is two events, and two taps are three pairs", shows: "D4 85") {
    let (table, bag) = (VideoTable(), DisposeBag())
    let tableView = table.tableView
    let cellTapedObservable = Observable.combineLatest(
      tableView.rx.modelSelected(Video.self), tableView.rx.itemSelected
    ) { (videoItem, indexPath) -> (Video, IndexPath) in
      return (videoItem, indexPath)
    }
    cellTapedObservable
      .subscribe(onNext: { print("  pair: \($0.title), row \($1.row)") }).disposed(by: bag)
    cellTapedObservable.debounce(.milliseconds(500), scheduler: clock.mainScheduler)
      .subscribe(onNext: { print("  debounced: \($0.title), row \($1.row)") }).disposed(by: bag)

    for (row, pause) in [(0, 1.0), (1, 0.3), (0, 1.0)] {
      print("tap on row \(row)")
      tableView.select(row: row)
      sleep(pause)
    }
  }

  listing("moved-row", "a row's number, and the video that it shows", shows: "D2 D4 85") {
    let table = VideoTable()
    var chosen: (video: Video, indexPath: IndexPath)?
    let subscription = table.tableView.rx.itemSelected
      .map { (try table.tableView.rx.model(at: $0), $0) }
      .subscribe(onNext: { chosen = $0 })
    table.tableView.select(row: 1)
    subscription.dispose()
    guard let chosen else { fatalError("No row is selected.") }

    let listed = [Film.all[2].video] + table.videoArray.value
    table.videoArray.accept(listed)
    print("Train is downloading, and the list has changed:\n\(table.tableView)")

    var byRow = listed
    byRow[chosen.indexPath.row].progress = 0.5
    print("by row:", byRow.map { "\($0.title) \($0.progress)" })

    var byID = listed
    if let row = byID.firstIndex(where: { $0.id == chosen.video.id }) { byID[row].progress = 0.5 }
    print("by id: ", byID.map { "\($0.title) \($0.progress)" })
  }

  listing("double-tap", "two quick taps start one download") {
    let videos = Film.all.map(\.video)
    let taps = [videos[0], videos[0], videos[1]]

    func requests(_ start: (PublishSubject<Video>, Downloads) -> any Disposable) -> String {
      let (web, temporary, tapped) = (VideoWeb(), TemporaryFolder(), PublishSubject<Video>())
      let downloads = Downloads(service: web.service, folder: temporary.open())
      let subscription = start(tapped, downloads)
      for video in taps { tapped.onNext(video) }
      web.wait()
      subscription.dispose()
      web.wait()
      return web.server.ranges.components(separatedBy: "\n").sorted().joined(separator: "\n")
    }

    print("flatMap:")
    print(requests { $0.flatMap($1.downloadVideo).subscribe() })
    print("flatMapFirst:")
    print(requests { $0.flatMapFirst($1.downloadVideo).subscribe() })
    print("flatMapFirst for each video:")
    print(
      requests { taps, downloads in
        taps.groupBy { $0.id }
          .flatMap { taps in taps.flatMapFirst(downloads.downloadVideo) }
          .subscribe()
      })
  }
}
