import ChapterKit
import ConsoleKit
import Foundation
import RxLite

func theScreen() {
  listing("frames", "a player of text: the latest tap wins") {
    let taps = PublishSubject<Film>()
    let frames = taps.flatMapLatest { playing($0.frames, on: clock.scheduler) }
    let subscription = frames.subscribe(onNext: { print($0 ?? "the end") })

    taps.onNext(Film.all[0])
    sleep(0.6)
    print("tapped another one")
    taps.onNext(Film("short", "Short", "", ["(o)", "(-)"]))
    sleep(2)
    subscription.dispose()
  }

  listing("view-model", "inputs and outputs, and no screen") {
    let (web, temporary, bag) = (VideoWeb(), TemporaryFolder(), DisposeBag())
    let (refresh, tap) = (PublishRelay<Void>(), PublishRelay<Video>())
    let viewModel = VideoListViewModel(
      input: .init(refresh: refresh.asSignal(), tap: tap.asSignal()), service: web.service,
      folder: temporary.open(), scheduler: clock.mainScheduler)

    viewModel.videos.map { $0.prefix(2).map { "\($0.title) \($0.progress) \($0.status)" } }
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
      var screen: DownloadScreen? = DownloadScreen(
        downloads.downloadVideo(Film.all[0].video), isCapturedWeakly: isCapturedWeakly)
      weak let closed = screen
      web.pass("ball")
      screen = nil
      web.wait()
      print(isCapturedWeakly ? "[weak self]" : "self")
      print("  closed, still there: \(closed != nil)")
      print("  \(web.server.log.components(separatedBy: "\n").last ?? "")")
      while web.pass("ball") {}
    }
  }
}
