import RxLite

/// Downloads videos, no more than two at a time. The others wait.
final class Downloads {
  /// What has become of a video.
  enum Change: Equatable {
    case began
    case progress(Double)
    case completed
    case failed(String)
  }

  private let service: any VideoServiceType
  private let folder: VideoFolder
  private let starts = PublishSubject<(video: Video, ticket: Int)>()
  private let stops = PublishSubject<String>()
  /// The number of the start that counts for a video. A stopped one has none.
  private var tickets: [String: Int] = [:]
  private var nextTicket = 0

  init(service: any VideoServiceType, folder: VideoFolder) {
    (self.service, self.folder) = (service, folder)
  }

  /// What becomes of the videos that are started.
  ///
  /// - Ends: Never: the failure of a download is an element.
  var changes: Observable<(video: Video, change: Change)> {
    starts
      .map { [unowned self] start in
        self.changes(of: start.video, ticket: start.ticket).map { (start.video, $0) }
      }
      .merge(maxConcurrent: 2)
  }

  /// Downloads what is missing of a video, now or when it is its turn. One that is started already
  /// isn't started again.
  func start(_ video: Video) {
    guard tickets[video.id] == nil else { return }
    nextTicket += 1
    tickets[video.id] = nextTicket
    starts.onNext((video, nextTicket))
  }

  /// Stops a download. What is there of the video stays.
  func stop(_ video: Video) {
    tickets[video.id] = nil
    stops.onNext(video.id)
  }

  /// - Ends: Completes at once if it has been stopped while it waited.
  private func changes(of video: Video, ticket: Int) -> Observable<Change> {
    .deferred { [weak self] in
      guard let self, tickets[video.id] == ticket else { return .empty() }
      return downloadVideo(video).map { .progress($0) }
        .startWith(.began)
        .concat(Observable.just(.completed))
        .catch { .just(.failed(words(for: $0))) }
        .take(until: stops.filter { $0 == video.id })
        .do(onCompleted: { [weak self] in
          if self?.tickets[video.id] == ticket { self?.tickets[video.id] = nil }
        })
    }
  }

  /// Downloads what is missing of a video: 0.25, 0.5, 0.75 and 1, if nothing is there.
  func downloadVideo(_ video: Video) -> Observable<Double> {
    .deferred { [service, folder] in
      service.pieces(of: video, from: try folder.prepare(video)).map { piece in
        try folder.append(piece, to: video)
        return folder.progress(of: video)
      }
    }
  }
}
