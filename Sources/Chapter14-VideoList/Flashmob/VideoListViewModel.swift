import Foundation
import RxLite

/// Computes what the screen shows from what the user does.
final class VideoListViewModel {
  /// What a tap on a row does.
  enum Mode: Int, CaseIterable { case open, pause, remove }

  struct Input {
    var refresh = Signal<Void>.empty()
    var mode = Driver<Mode>.just(.open)
    var tap = Signal<Video>.empty()
    var retry = Signal<Void>.empty()
  }

  /// The rows.
  var videos: Driver<[Video]> { videoArray.asDriver() }
  /// A message, which disappears after three seconds.
  let banner: Driver<String?>
  /// The picture of the video that plays.
  let frame: Driver<String?>

  private let videoArray: BehaviorRelay<[Video]>
  private let service: any VideoServiceType
  private let folder: VideoFolder
  private let downloads: Downloads
  private let messages = PublishRelay<String>()
  private let removed = PublishRelay<Video>()
  private let bag = DisposeBag()

  init(
    input: Input, service: any VideoServiceType, folder: VideoFolder, scheduler: any SchedulerType
  ) {
    (self.service, self.folder) = (service, folder)
    downloads = Downloads(service: service, folder: folder)
    let stored = Result { try folder.storedVideos() }
    // A program that was ended between the last piece and the renaming is made up for.
    for video in (try? stored.get()) ?? [] { _ = try? folder.prepare(video) }
    videoArray = BehaviorRelay(value: (try? stored.get()) ?? [])

    var complaints: [String] = []
    if case .failure(let error) = stored { complaints = ["Stored list: \(words(for: error))."] }
    banner = Observable.from(complaints).concat(messages)
      .flatMapLatest { message in
        Observable<Int>.timer(.seconds(3), scheduler: scheduler).map { _ -> String? in nil }
          .startWith(message)
      }
      .startWith(nil)
      .asDriver(onErrorJustReturn: nil)

    let cellObservable = input.tap.asObservable()
      .withLatestFrom(input.mode) { (video: $0, mode: $1) }
      .share()
    let opened = cellObservable.filter { $0.mode == .open }.map(\.video)
    frame = opened.filter { $0.progress == 1 }
      .flatMapLatest { [removed] video in
        let frames = folder.data(of: video).map(Film.frames) ?? []
        return playing(frames + ["The end"], on: scheduler)
          .take(until: removed.filter { $0.id == video.id })
          .concat(Observable.just(nil))
      }
      .startWith(nil)
      .asDriver(onErrorJustReturn: nil)
    opened.filter { $0.progress < 1 }
      .subscribe(onNext: { [weak self] in self?.start($0) }).disposed(by: bag)
    cellObservable.filter { $0.mode == .pause }
      .subscribe(onNext: { [weak self] in self?.pause($0.video) }).disposed(by: bag)
    cellObservable.filter { $0.mode == .remove }
      .subscribe(onNext: { [weak self] in self?.remove($0.video) }).disposed(by: bag)
    input.retry.emit(onNext: { [weak self] in self?.retry() }).disposed(by: bag)

    downloads.reports
      .subscribe(onNext: { [weak self] in self?.apply($0.report, to: $0.video) })
      .disposed(by: bag)

    input.refresh.asObservable()
      .flatMapLatest { service.videos(from: 0).materialize() }
      .subscribe(onNext: { [weak self] in self?.merge($0) }).disposed(by: bag)

    videoArray.map { $0.map(\.listed) }
      .distinctUntilChanged().skip(1)
      .subscribe(onNext: { [weak self] in self?.store($0) }).disposed(by: bag)
  }

  // MARK: - What the user does

  private func start(_ video: Video) {
    guard current(video)?.status != .loading else { return }
    change(video) { $0.status = .waiting }
    downloads.start(video)
  }

  private func pause(_ video: Video) {
    downloads.stop(video)
    change(video) { $0.status = .idle }
  }

  private func remove(_ video: Video) {
    pause(video)
    do { try folder.remove(video) } catch {
      return messages.accept("\(video.title): \(words(for: error)).")
    }
    removed.accept(video)
    videoArray.accept(videoArray.value.filter { $0.id != video.id })
  }

  private func retry() {
    for video in videoArray.value {
      if case .failed = video.status { start(video) }
    }
  }

  // MARK: - What follows

  private func merge(_ answer: Event<[Video]>) {
    switch answer {
    case .next(let listed):
      let newArray = listed.map { video in
        var video = video
        video.progress = folder.progress(of: video)
        return video
      }
      videoArray.accept(mergeVideoArrays(originArray: videoArray.value, newArray: newArray))
    case .error(let error): messages.accept("List: \(words(for: error)).")
    case .completed: break
    }
  }

  private func apply(_ report: Downloads.Report, to video: Video) {
    switch report {
    case .began: change(video) { $0.status = .loading }
    case .progress(let progress): change(video) { $0.progress = progress }
    case .completed:
      change(video) { $0.status = .idle }
      messages.accept("\(video.title): download completed.")
    case .failed(let reason):
      let progress = folder.progress(of: video)
      change(video) { ($0.status, $0.progress) = (.failed(reason), progress) }
      messages.accept("\(video.title): \(reason).")
    }
  }

  private func store(_ videos: [Video]) {
    do { try folder.store(videos) } catch {
      messages.accept("The list isn't stored: \(words(for: error)).")
    }
  }

  private func current(_ video: Video) -> Video? {
    videoArray.value.first { $0.id == video.id }
  }

  /// Changes a video in a copy of the list, and emits the list once. The video is found by its id, since
  /// its row may have moved.
  private func change(_ video: Video, _ body: (inout Video) -> Void) {
    var videos = videoArray.value
    guard let row = videos.firstIndex(where: { $0.id == video.id }) else { return }
    body(&videos[row])
    videoArray.accept(videos)
  }
}
