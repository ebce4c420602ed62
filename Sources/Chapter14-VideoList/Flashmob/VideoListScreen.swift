import ConsoleKit
import RxLite

// Where what you see is made:
//
//     you tap a row        VideoListScreen    binds the controls to the view model
//       what it means      VideoListViewModel turns taps and answers into rows, pictures and messages
//       whose turn it is   Downloads          two at a time; stop, resume
//       the requests       VideoService       the list, and a video in pieces
//       the files          VideoFolder        parts, whole videos, the list; VideoWriting is the disk
//     a row                VideoInfoCell      shows a Video
//     the film             Film, Player       the frames, and the clock that shows them
//     a sentence           VideoError         each reason, in words
//     the server           VideoServer, VideoAnswers; VideoWeb holds it back for the listings
//     a script             Session            the commands of --script

/// The app's screen. It only knows which control is bound to what.
final class VideoListScreen: Screen {
  let refreshButton = Button("Refresh")
  let retryButton = Button("Retry")
  let modeControl = SegmentedControl(["open", "pause", "remove"])
  let tableView = Table()
  let playerView = Label()
  let banner = Label()

  private let makeViewModel: (VideoListViewModel.Input) -> VideoListViewModel
  private var viewModel: VideoListViewModel?
  private let bag = DisposeBag()

  init(_ makeViewModel: @escaping (VideoListViewModel.Input) -> VideoListViewModel) {
    self.makeViewModel = makeViewModel
    super.init("Flashmob")
    views = [refreshButton, retryButton, modeControl, tableView, playerView, banner]
  }

  override func viewDidLoad() {
    modeControl.selectedSegmentIndex = 0
    let cellID = "videoInfoCell"
    tableView.register(VideoInfoCell.self, forCellReuseIdentifier: cellID)

    let viewModel = makeViewModel(
      VideoListViewModel.Input(
        refresh: refreshButton.rx.tap.asSignal(),
        mode: modeControl.rx.selectedSegmentIndex.asDriver()
          .compactMap(VideoListViewModel.Mode.init),
        tap: tableView.rx.modelSelected(Video.self).asSignal(),
        retry: retryButton.rx.tap.asSignal()))

    viewModel.videos
      .drive(tableView.rx.items(cellIdentifier: cellID, cellType: VideoInfoCell.self)) {
        _, video, cell in
        cell.show(video)
      }
      .disposed(by: bag)
    // A tap is over at once. What plays is shown below.
    tableView.rx.itemSelected
      .subscribe(onNext: { [tableView] indexPath in tableView.deselectRow(at: indexPath) })
      .disposed(by: bag)
    viewModel.banner.drive(banner.rx.text).disposed(by: bag)
    viewModel.banner.map { $0 == nil }.drive(banner.rx.isHidden).disposed(by: bag)
    viewModel.frame.drive(playerView.rx.text).disposed(by: bag)
    viewModel.frame.map { $0 == nil }.drive(playerView.rx.isHidden).disposed(by: bag)
    self.viewModel = viewModel
  }
}
