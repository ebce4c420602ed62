import Foundation
import RxLite
import RxLiteTest
import Testing

@testable import Chapter14_VideoList

/// How to test a view model: send its inputs, record its outputs, and let virtual time pass. There is
/// neither a screen nor a server; the folder is a real one.
@Suite @MainActor struct VideoListViewModelTests {
  @Test func `the list of the server becomes rows`() {
    let app = App()
    #expect(app.rows == [])
    app.refresh.accept(())
    app.service.list.onNext([ball, train])
    #expect(app.rows == ["Ball 0.0 idle", "Train 0.0 idle"])
  }

  @Test func `a list that can't be loaded leaves the rows as they are`() {
    let app = App(showing: [ball])
    app.refresh.accept(())
    app.service.list.onError(VideoError.noConnection)
    #expect(app.rows == ["Ball 0.0 idle"])
    #expect(app.banner == "List: the server can't be reached.")
  }

  @Test func `a tap downloads a video, and its progress is shown`() {
    let app = App(showing: [ball, train])
    app.tap.accept(ball)
    #expect(app.rows == ["Ball 0.0 loading", "Train 0.0 idle"])
    app.service.send(2, of: ball)
    #expect(app.rows == ["Ball 0.5 loading", "Train 0.0 idle"])
    app.service.send(2, of: ball)
    app.service.pieces["ball"]?.onCompleted()
    #expect(app.rows == ["Ball 1.0 idle", "Train 0.0 idle"])
  }

  @Test func `a message is shown for three seconds`() {
    let app = App(showing: [ball])
    app.tap.accept(ball)
    app.service.pieces["ball"]?.onError(VideoError.brokenOff)
    #expect(app.banner == "Ball: the connection has broken off.")
    app.letPass(seconds: 2)
    #expect(app.banner == "Ball: the connection has broken off.")
    app.letPass(seconds: 1)
    #expect(app.banner == nil)
  }

  @Test func `each change of the list is one element`() {
    let app = App(showing: [ball, train])
    let before = app.elements
    app.tap.accept(ball)
    app.service.send(1, of: ball)
    // waiting, loading, progress
    #expect(app.elements - before == 3)
  }

  @Test func `a second tap starts nothing, and a third video waits`() {
    let app = App(showing: [ball, train, crowd])
    for video in [ball, ball, train, crowd, crowd] { app.tap.accept(video) }
    #expect(app.service.asked == ["ball from 0", "train from 0"])
    #expect(app.rows.last == "Crowd 0.0 waiting")
    app.service.pieces["train"]?.onError(VideoError.brokenOff)
    #expect(app.service.asked == ["ball from 0", "train from 0", "crowd from 0"])
  }

  @Test func `one that waits can be stopped, and started again`() {
    let app = App(showing: [ball, train, crowd])
    for video in [ball, train, crowd] { app.tap.accept(video) }
    app.mode.accept(.pause)
    app.tap.accept(crowd)
    app.mode.accept(.open)
    app.tap.accept(crowd)
    app.service.pieces["ball"]?.onError(VideoError.brokenOff)
    app.service.pieces["train"]?.onError(VideoError.brokenOff)
    #expect(app.service.asked == ["ball from 0", "train from 0", "crowd from 0"])
  }

  @Test func `a paused download resumes where it stopped`() {
    let app = App(showing: [ball])
    app.tap.accept(ball)
    app.service.send(1, of: ball)
    app.mode.accept(.pause)
    app.tap.accept(ball)
    #expect(app.service.running == [])
    #expect(app.rows == ["Ball 0.25 idle"])
    app.mode.accept(.open)
    app.tap.accept(ball)
    #expect(app.service.asked == ["ball from 0", "ball from 72"])
  }

  @Test func `retry starts what has failed`() {
    let app = App(showing: [ball, train])
    for video in [ball, train] { app.tap.accept(video) }
    app.service.pieces["ball"]?.onError(VideoError.brokenOff)
    app.retry.accept(())
    #expect(app.service.asked == ["ball from 0", "train from 0", "ball from 0"])
  }

  @Test func `a video that is removed while it loads stays away`() {
    let app = App(showing: [ball, train])
    app.tap.accept(ball)
    app.service.send(1, of: ball)
    app.mode.accept(.remove)
    app.tap.accept(ball)
    app.service.send(1, of: ball)
    #expect(app.rows == ["Train 0.0 idle"])
    #expect(app.folder.contents.filter { $0.hasPrefix("ball") } == [])
  }

  @Test func `a list that comes during a download keeps the progress`() {
    let app = App(showing: [ball])
    app.tap.accept(ball)
    app.service.send(1, of: ball)
    app.refresh.accept(())
    app.service.list.onNext([train, ball])
    app.service.send(1, of: ball)
    #expect(app.rows == ["Train 0.0 idle", "Ball 0.5 loading"])
  }

  @Test func `a video that is loading keeps its row when it is no longer listed`() {
    let app = App(showing: [ball, train])
    app.tap.accept(ball)
    app.refresh.accept(())
    app.service.list.onNext([crowd])
    #expect(app.rows == ["Crowd 0.0 idle", "Ball 0.0 loading"])
  }

  @Test func `two observers of the reports see one download, and may start it again`() {
    let (service, temporary, bag) = (TestService(), TemporaryFolder(), DisposeBag())
    let downloads = Downloads(service: service, folder: temporary.open())
    // Before anyone observes.
    downloads.start(ball)
    for _ in 1...2 {
      downloads.reports
        .subscribe(onNext: { [unowned downloads] video, report in
          if case .failed = report { downloads.start(video) }
        })
        .disposed(by: bag)
    }
    #expect(service.asked == ["ball from 0"])
    service.send(1, of: ball)
    service.pieces["ball"]?.onError(VideoError.brokenOff)
    #expect(service.asked == ["ball from 0", "ball from 72"])
  }

  @Test func `a whole video plays, two frames a second`() throws {
    let app = App(showing: [ball])
    try app.folder.append(Film.all[0].data, to: ball)
    var whole = ball
    whole.progress = 1
    app.tap.accept(whole)
    let frames = Film.all[0].frames
    app.letPass(seconds: 1)
    #expect(app.frames == [nil, frames[0], frames[1]])
    app.letPass(seconds: 10)
    let expected: [String?] = [nil] + frames + ["The end"]
    #expect(Array(app.frames.prefix(10)) == expected)
    #expect(app.frames.dropFirst(10).allSatisfy { $0 == nil } && app.frames.count > 10)
  }

  @Test func `a video that is removed stops playing`() throws {
    let app = App(showing: [ball])
    try app.folder.append(Film.all[0].data, to: ball)
    var whole = ball
    whole.progress = 1
    app.tap.accept(whole)
    app.letPass(seconds: 1)
    app.mode.accept(.remove)
    app.tap.accept(whole)
    #expect(app.frames.last == .some(nil))
    let count = app.frames.count
    app.letPass(seconds: 10)
    #expect(app.frames.count == count)
  }

  @Test func `the next start finds the list and the files`() throws {
    let temporary = TemporaryFolder()
    do {
      let app = App(showing: [ball, train], in: temporary)
      app.tap.accept(ball)
      app.service.send(3, of: ball)
    }
    #expect(App(in: temporary).rows == ["Ball 0.75 idle", "Train 0.0 idle"])
  }

  @Test func `a damaged list is reported, and the files are found when the list comes`() throws {
    let temporary = TemporaryFolder()
    do {
      let app = App(showing: [ball], in: temporary)
      app.tap.accept(ball)
      app.service.send(3, of: ball)
    }
    try Data("nonsense".utf8).write(to: temporary.url.appendingPathComponent("videos.json"))
    let app = App(in: temporary)
    #expect(app.rows == [])
    #expect(
      app.banner == "Stored list: it is damaged, and kept as videos.json.damaged.")
    app.refresh.accept(())
    app.service.list.onNext([ball])
    #expect(app.rows == ["Ball 0.75 idle"])
  }

  @Test func `a full disk stops a download, and nothing else`() {
    let disk = SmallDisk(room: .max)
    let app = App(showing: [ball, train], on: disk)
    disk.room = 100
    for video in [ball, train] { app.tap.accept(video) }
    app.service.send(2, of: ball)
    #expect(app.rows.first == "Ball \(100.0 / 288) failed(\"the disk is full\")")
    disk.room = .max
    app.service.send(1, of: train)
    app.retry.accept(())
    #expect(app.service.asked.last == "ball from 100")
    #expect(app.rows.last == "Train 0.25 loading")
  }

  @Test func `nothing is left of it`() {
    weak let folder: VideoFolder?
    do {
      let app = App(showing: [ball, train])
      for video in [ball, train] { app.tap.accept(video) }
      app.service.send(1, of: ball)
      folder = app.folder
    }
    #expect(folder == nil)
  }

  private let ball = Film.all[0].video
  private let train = Film.all[1].video
  private let crowd = Film.all[2].video
}

/// The view model, its inputs, and what it has sent.
@MainActor private final class App {
  let refresh = PublishRelay<Void>()
  let mode = BehaviorRelay(value: VideoListViewModel.Mode.open)
  let tap = PublishRelay<Video>()
  let retry = PublishRelay<Void>()
  let service = TestService()
  let folder: VideoFolder

  private(set) var rows: [String] = []
  private(set) var elements = 0
  private(set) var banner: String?
  private(set) var frames: [String?] = []

  private let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
  private let temporary: TemporaryFolder
  private let viewModel: VideoListViewModel
  private let bag = DisposeBag()

  init(
    showing videos: [Video] = [], in temporary: TemporaryFolder = TemporaryFolder(),
    on disk: any VideoWriting = FileWriter()
  ) {
    self.temporary = temporary
    folder = temporary.open(writer: disk)
    viewModel = VideoListViewModel(
      input: .init(
        refresh: refresh.asSignal(), mode: mode.asDriver(), tap: tap.asSignal(),
        retry: retry.asSignal()),
      service: service, folder: folder, scheduler: scheduler)
    viewModel.videos.drive(onNext: { [unowned self] videos in
      rows = videos.map { "\($0) \($0.status)" }
      elements += 1
    }).disposed(by: bag)
    viewModel.banner.drive(onNext: { [unowned self] in banner = $0 }).disposed(by: bag)
    viewModel.frame.drive(onNext: { [unowned self] in frames.append($0) }).disposed(by: bag)
    guard !videos.isEmpty else { return }
    refresh.accept(())
    service.list.onNext(videos)
  }

  func letPass(seconds: Int) { scheduler.advanceTo(scheduler.clock + seconds * 10) }
}

/// A service that answers when the test says so.
private final class TestService: VideoServiceType {
  private(set) var list = PublishSubject<[Video]>()
  private(set) var pieces: [String: PublishSubject<Data>] = [:]
  private(set) var asked: [String] = []
  private(set) var running: [String] = []

  func videos(from index: Int) -> Observable<[Video]> {
    list = PublishSubject()
    return list
  }

  func pieces(of video: Video, from offset: Int) -> Observable<Data> {
    .create { [self] observer in
      asked.append("\(video.id) from \(offset)")
      running.append(video.id)
      let subject = PublishSubject<Data>()
      pieces[video.id] = subject
      let subscription = subject.subscribe(observer)
      return Disposables.create { [self] in
        running.removeAll { $0 == video.id }
        subscription.dispose()
      }
    }
  }

  /// Sends quarters of a video.
  func send(_ count: Int, of video: Video) {
    for _ in 0..<count {
      pieces[video.id]?.onNext(Data(repeating: 0x78, count: video.length / 4))
    }
  }
}
