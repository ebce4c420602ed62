// A report frees a place, and the next one begins without a look at how many run: if an observer has
// requested another one meanwhile, there are three.
// Rejected with: There is one free place, and it is for c.
import RxLite

/// A report on a download.
enum DownloadReport: Equatable {
  case progress(id: String, Double)
  case completed(id: String)
  case failed(id: String)
}

func downloadTwoAtATime(
  _ requests: Observable<String>, _ download: @escaping (_ id: String) -> Observable<Double>
) -> Observable<DownloadReport> {
  .create { observer in
    let downloads = CompositeDisposable()
    var known: Set<String> = []
    var waiting: [String] = []
    var running = 0
    var isOver = false
    func begin() {
      if waiting.isEmpty {
        if isOver && running == 0 { observer.onCompleted() }
        return
      }
      let id = waiting.removeFirst()
      running += 1
      func end(_ report: DownloadReport) {
        running -= 1
        known.remove(id)
        observer.onNext(report)
        begin()
      }
      _ = downloads.insert(
        download(id).subscribe(
          onNext: { observer.onNext(.progress(id: id, $0)) },
          onError: { _ in end(.failed(id: id)) }, onCompleted: { end(.completed(id: id)) }))
    }
    _ = downloads.insert(
      requests.subscribe(
        onNext: { id in
          guard known.insert(id).inserted else { return }
          waiting.append(id)
          if running < 2 { begin() }
        },
        onError: { observer.onError($0) },
        onCompleted: {
          isOver = true
          if running == 0 { observer.onCompleted() }
        }))
    return downloads
  }
}
