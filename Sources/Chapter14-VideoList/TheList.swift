import ChapterKit
import ConsoleKit
import RxLite

func theList() {
  listing("rows", "rows that change", shows: "D2 D5 83") {
    let (tableView, bag) = (Table(height: 2), DisposeBag())
    let cellID = "videoInfoCell"
    tableView.register(VideoInfoCell.self, forCellReuseIdentifier: cellID)
    let videoArray = BehaviorRelay<[Video]>(value: [])

    videoArray
      .bind(to: tableView.rx.items(cellIdentifier: cellID, cellType: VideoInfoCell.self)) {
        _, video, cell in
        cell.titleLabel.text = (video.progress == 1 ? "✓ " : "  ") + video.title
        cell.textView.text = video.desc
        cell.progressBar.progress = video.progress
      }
      .disposed(by: bag)

    var videos = Film.all.map(\.video)
    videoArray.accept(videos)
    print(tableView)
    (videos[0].progress, videos[1].progress) = (1, 0.5)
    videoArray.accept(videos)
    print(tableView)
    tableView.scroll(to: 2)
    print(tableView)
  }

  listing("one-change", "one change of the list is one element", shows: "D2 83") {
    let page = ["Train", "Crowd", "Rain"]
    let oneByOne = BehaviorRelay(value: ["Ball"])
    let atOnce = BehaviorRelay(value: ["Ball"])
    _ = oneByOne.skip(1).subscribe(onNext: { print("one by one:", $0) })
    _ = atOnce.skip(1).subscribe(onNext: { print("at once:   ", $0) })

    for title in page { oneByOne.accept(oneByOne.value + [title]) }

    var titles = atOnce.value
    for title in page { titles.append(title) }
    atOnce.accept(titles)
  }

  listing("merge-lists", "what the server lists, and what is there", shows: "D2") {
    func video(_ id: String, _ progress: Double) -> Video {
      Video(id: id, title: id, desc: "", length: 288, progress: progress)
    }
    let stored = [video("ball", 1), video("train", 0.5), video("old", 0.25), video("gone", 0)]
    let listed = [video("crowd", 0), video("train", 0), video("ball", 0)]

    print("replaced:", listed)
    print("merged:  ", mergeVideoArrays(originArray: stored, newArray: listed))
  }
}
