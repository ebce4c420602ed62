import RxLite

/// Downloads videos, no more than two at a time. The others wait.
final class Downloads {
  /// What has become of a video.
  enum Report: Equatable {
    case began
    case progress(Double)
    case completed
    case failed(String)
  }

  /// The reports on all videos. They never end: the failure of a download is an element.
  let reports = PublishRelay<(video: Video, report: Report)>()

  private let service: any VideoServiceType
  private let folder: VideoFolder
  private let starts = PublishSubject<(video: Video, ticket: Int)>()
  private let stops = PublishSubject<Video>()
  /// The ticket of each video that waits or loads, by its id.
  private var tickets: [String: Int] = [:]
  private var lastTicket = 0
  private let bag = DisposeBag()

  init(service: any VideoServiceType, folder: VideoFolder) {
    (self.service, self.folder) = (service, folder)
    starts
      .map { [weak self] video, ticket in
        Observable.deferred { self?.reports(on: video, ticket: ticket) ?? .empty() }
          .map { (video, $0) }
      }
      .merge(maxConcurrent: 2)
      .bind(to: reports)
      .disposed(by: bag)
  }

  /// Downloads what is missing of a video, now or when it is its turn. One that waits or loads already
  /// isn't started again.
  func start(_ video: Video) {
    guard tickets[video.id] == nil else { return }
    lastTicket += 1
    tickets[video.id] = lastTicket
    starts.onNext((video, lastTicket))
  }

  /// Stops a download, whether it loads or waits. What is there of the video stays.
  func stop(_ video: Video) {
    tickets[video.id] = nil
    stops.onNext(video)
  }

  /// Downloads a video whose turn it is.
  ///
  /// - Ends: Completes at once if the ticket has been torn up while the video waited.
  private func reports(on video: Video, ticket: Int) -> Observable<Report> {
    guard tickets[video.id] == ticket else { return .empty() }
    let tearUp = { [weak self] in self?.tickets[video.id] = nil }
    return service.downloadVideo(video, to: folder).map { .progress($0) }
      .do(onError: { _ in tearUp() }, onCompleted: { tearUp() })
      .startWith(.began)
      .concat(Observable.just(.completed))
      .catch { .just(.failed(words(for: $0))) }
      .take(until: stops.filter { $0.id == video.id })
  }
}
