import ChapterKit
import ConsoleKit
import Foundation
import RxLite

/// A row whose title has a colour, in words.
private final class ColoredInfoCell: TableCell {
  enum Color { case green, white }

  let titleLabel = Label()
  var textColor = Color.white
  let progressBar = ProgressBar()

  override func render() -> String { "\(progressBar.render())\(titleLabel) (\(textColor))" }
}

/// The first screen of the text's app.
private final class FirstViewController {
  let tableView = Table()
  let videoArray = BehaviorRelay<[Video]>(value: [])
  let web = VideoWeb()
  private let temporary = TemporaryFolder()
  private lazy var folder = temporary.open()
  private let bag = DisposeBag()

  func viewDidLoad() {
    let cellID = "videoInfoCell"
    tableView.register(ColoredInfoCell.self, forCellReuseIdentifier: cellID)

    videoArray.asObservable().observe(on: MainScheduler.instance)
      .bind(
        to: tableView.rx.items(cellIdentifier: cellID, cellType: ColoredInfoCell.self)
      ) { _, videoItem, cell in
        cell.titleLabel.text = " " + videoItem.title
        cell.progressBar.progress = videoItem.progress
        if videoItem.progress == 1.0 {
          cell.textColor = .green
        } else {
          cell.textColor = .white
        }
      }.disposed(by: bag)
  }

  func playOrDownload() {
    let cellObservable = tableView.rx.modelSelected(Video.self).share()

    cellObservable.filter { (video) -> Bool in
      return video.progress == 1.0
    }.subscribe(onNext: { [weak self] in
      self?.playVideo($0)
    }).disposed(by: bag)

    cellObservable.filter { (video) -> Bool in
      return video.progress < 1.0 ? true : false
    }.subscribe(onNext: { _ in
      print("start download video file")
    }).disposed(by: bag)
  }

  func playVideo(_ video: Video) {
    let pictures = folder.data(of: video).map { Film.frames(in: $0) } ?? []
    print("play \(video.title), \(pictures.count) pictures")
  }

  func downloadVideo(video: Video, indexPath: IndexPath) {
    web.service.downloadVideo(video, to: folder)
      .subscribe(
        onNext: { [weak self] progress in
          print(" index:\(indexPath.row) :\(video.title) progress : \(progress)")
          let cell = self?.tableView.visibleCells[indexPath.row] as? ColoredInfoCell
          cell?.progressBar.progress = progress
        },
        onCompleted: { [weak self] in
          print("download completed")
          if let `self` = self {
            var videos = self.videoArray.value
            videos[indexPath.row].progress = 1.0
            self.videoArray.accept(videos)
            self.showMessage(videos[indexPath.row].title, title: "下载完成")
            try! self.folder.store(videos)
          }
        }
      ).disposed(by: bag)
  }

  func showMessage(_ message: String, title: String) { print("(!) \(title): \(message)") }
}

func firstViewController() {
  listing("download-as-printed", "a row that follows its download", shows: "D2 84 87") {
    let screen = FirstViewController()
    screen.viewDidLoad()
    screen.videoArray.accept(Film.all.prefix(2).map(\.video))
    screen.downloadVideo(video: Film.all[1].video, indexPath: IndexPath(row: 1, section: 0))
    for _ in 1...2 { screen.web.pass("train") }
    print(screen.tableView)
    while screen.web.pass("train") {}
    print(screen.tableView)
  }

  listing("tap-as-printed", "a tap on a video that is there, and on another", shows: "D3 86") {
    let screen = FirstViewController()
    screen.viewDidLoad()
    screen.playOrDownload()
    screen.videoArray.accept(Film.all.prefix(2).map(\.video))
    screen.downloadVideo(video: Film.all[1].video, indexPath: IndexPath(row: 1, section: 0))
    while screen.web.pass("train") {}

    screen.tableView.select(row: 1)
    screen.tableView.select(row: 0)
  }
}
