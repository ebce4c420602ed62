import RxLite

/// A report on a download.
enum DownloadReport: Equatable {
  case progress(id: String, Double)
  case completed(id: String)
  case failed(id: String)
}

/// Downloads the requested videos, two at a time.
///
///     requests  -a-b-c------------
///     a         -^--½---1-|
///     b           -^----------->
///     c                   ^------>
func downloadTwoAtATime(
  _ requests: Observable<String>, _ download: @escaping (_ id: String) -> Observable<Double>
) -> Observable<DownloadReport> {
  .deferred {
    var active: Set<String> = []
    return
      requests
      .filter { active.insert($0).inserted }
      .map { id in
        let reports = Observable.deferred { download(id) }
          .map { DownloadReport.progress(id: id, $0) }
        let end = Observable<DownloadReport>.deferred {
          active.remove(id)
          return .just(.completed(id: id))
        }
        return reports.concat(end)
          .catch { _ in
            active.remove(id)
            return .just(.failed(id: id))
          }
      }
      .merge(maxConcurrent: 2)
  }
}
