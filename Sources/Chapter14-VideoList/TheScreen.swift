import ChapterKit
import ConsoleKit
import Foundation
import RxLite

func theScreen() {
  listing("view-model", "inputs and outputs, and no screen") {
    let (web, temporary, bag) = (VideoWeb(), TemporaryFolder(), DisposeBag())
    let (refresh, tap) = (PublishRelay<Void>(), PublishRelay<Video>())
    let viewModel = VideoListViewModel(
      input: .init(refresh: refresh.asSignal(), tap: tap.asSignal()), service: web.service,
      folder: temporary.open(), scheduler: clock.mainScheduler)

    viewModel.videos.map { $0.prefix(2).map { "\($0) \($0.status)" } }
      .drive(onNext: { print($0) }).disposed(by: bag)
    viewModel.banner.drive(onNext: { print("banner: \($0 ?? "none")") }).disposed(by: bag)

    print("refresh")
    refresh.accept(())
    web.wait()
    print("tap")
    tap.accept(Film.all[0].video)
    for _ in 1...4 { web.pass("ball") }
    sleep(3)
  }

  listing("closed-screen", "a screen that is closed while it downloads", shows: "87") {
    final class DownloadScreen {
      let title = Label()
      private let bag = DisposeBag()

      init(_ progress: Observable<Double>, isCapturedWeakly: Bool) {
        if isCapturedWeakly {
          progress.subscribe(onNext: { [weak self] in self?.title.text = "\($0)" })
            .disposed(by: bag)
        } else {
          progress.subscribe(onNext: { self.title.text = "\($0)" }).disposed(by: bag)
        }
      }
    }

    for isCapturedWeakly in [false, true] {
      let (web, temporary) = (VideoWeb(), TemporaryFolder())
      let downloads = Downloads(service: web.service, folder: temporary.open())
      let progress = downloads.downloadVideo(Film.all[0].video)
      var screen: DownloadScreen? = DownloadScreen(progress, isCapturedWeakly: isCapturedWeakly)
      weak let closed = screen
      web.pass("ball")
      screen = nil
      web.wait()
      print(isCapturedWeakly ? "[weak self]" : "self")
      print("  closed, still there: \(closed != nil)")
      while web.pass("ball") {}
      print("  pieces requested: \(web.server.ranges.split(separator: "\n").count)")
      // A thread of URLSession releases the closure, a moment after the last piece.
      runMainQueue(until: { closed == nil })
      print("  at the end, still there: \(closed != nil)")
    }
  }
}
