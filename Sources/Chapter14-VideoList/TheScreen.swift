import ChapterKit
import ConsoleKit
import Foundation
import RxLite

func theScreen() {
  listing("second-tap", "a tap on a row that is loading already") {
    let (web, temporary, bag) = (VideoWeb(), TemporaryFolder(), DisposeBag())
    let downloads = Downloads(service: web.service, folder: temporary.open())
    var ball = Film.all[0].video
    downloads.reports
      .subscribe(onNext: { _, report in
        switch report {
        case .began: ball.status = .loading
        case .progress(let progress): ball.progress = progress
        case .completed, .failed: ball.status = .idle
        }
        print("\(ball) \(ball.status)")
      })
      .disposed(by: bag)

    func tap() {
      ball.status = .waiting
      downloads.start(ball)
    }
    tap()
    web.pass("ball")
    tap()
    while web.pass("ball") {}
  }

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
    web.pass("ball")
    tap.accept(Film.all[0].video)
    while web.pass("ball") {}
    sleep(3)
  }

  listing("closed-screen", "a screen that is closed while it downloads", shows: "87") {
    let (web, temporary) = (VideoWeb(), TemporaryFolder())
    let tap = PublishRelay<Video>()
    var viewModel: VideoListViewModel? = VideoListViewModel(
      input: .init(tap: tap.asSignal()), service: web.service, folder: temporary.open(),
      scheduler: clock.mainScheduler)
    weak let closed = viewModel

    tap.accept(Film.all[0].video)
    web.pass("ball")
    viewModel = nil
    web.wait()
    print("still there: \(closed != nil)")
    print(web.server.log)
  }
}
