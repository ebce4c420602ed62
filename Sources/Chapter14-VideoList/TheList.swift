import ChapterKit
import ConsoleKit
import RxLite

func theList() {
  listing("feed", "the list, over HTTP", shows: "D2") {
    let web = VideoWeb()

    func downloadVideoInfo(from index: Int = 0) {
      _ = web.service.videos(from: index).subscribe(
        onNext: { newArray in print(newArray.map(\.title)) },
        onError: { error in print(words(for: error)) })
      web.wait()
    }

    downloadVideoInfo()
    downloadVideoInfo(from: 2)
    web.server.isOffline = true
    downloadVideoInfo()
    print(web.server.log)
  }

  listing("rows", "rows that change", shows: "D2 D5 83") {
    let tableView = Table(height: 2)
    let bag = DisposeBag()
    let cellID = "videoInfoCell"
    tableView.register(VideoInfoCell.self, forCellReuseIdentifier: cellID)
    let videoArray = BehaviorRelay<[Video]>(value: [])

    videoArray.asObservable().observe(on: MainScheduler.instance)
      .bind(to: tableView.rx.items(cellIdentifier: cellID, cellType: VideoInfoCell.self)) {
        _, videoItem, cell in
        cell.titleLabel.text = (videoItem.progress == 1.0 ? "✓ " : "  ") + videoItem.title
        cell.textView.text = videoItem.desc
        cell.progressBar.progress = videoItem.progress
      }
      .disposed(by: bag)
    print(tableView)

    var videos = Film.all.map(\.video)
    videoArray.accept(videos)
    print(tableView)
    (videos[0].progress, videos[1].progress) = (1, 0.5)
    videoArray.accept(videos)
    print(tableView)
    tableView.scroll(to: 2)
    print(tableView)
  }

  listing("merge-lists", "what the server lists, and what is there", shows: "D2") {
    func video(_ id: String, _ progress: Double) -> Video {
      Video(id: id, title: id, desc: "", length: 288, progress: progress)
    }
    let stored = [video("ball", 1), video("train", 0.5), video("old", 0.25), video("gone", 0)]
    let listed = [video("crowd", 0), video("train", 0), video("ball", 0)]

    print("replaced:", listed.map { "\($0.id) \($0.progress)" })
    let merged = mergeVideoArrays(originArray: stored, newArray: listed)
    print("merged:  ", merged.map { "\($0.id) \($0.progress)" })
  }

  listing("one-change", "one change of the list is one element", shows: "D2 83") {
    let videoArray = BehaviorRelay<[String]>(value: ["Ball"])
    let bag = DisposeBag()
    videoArray.skip(1).subscribe(onNext: { print($0) }).disposed(by: bag)

    print("one by one:")
    for title in ["Train", "Crowd"] { videoArray.accept(videoArray.value + [title]) }

    print("in a copy:")
    var titles = videoArray.value
    titles.removeLast(2)
    for title in ["Train", "Rain"] { titles.append(title) }
    videoArray.accept(titles)
  }
}
