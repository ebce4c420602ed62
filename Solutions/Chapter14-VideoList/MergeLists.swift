import RxLite

/// A row of the list.
struct ListedVideo: Equatable {
  let id: String
  var title: String
  /// From 0 to 1.
  var progress = 0.0
}

/// Merges the lists of a server with the progress of the downloads.
///
///     stored    a 0
///     server    ------[b, a]---------
///     progress  ---a½----------b1----    a½: half of a is there
///     result    A--B--C--------D-----
func rows(
  stored: [ListedVideo], server: Observable<[ListedVideo]>,
  progress: Observable<(id: String, progress: Double)>
) -> Observable<[ListedVideo]> {
  Observable.merge(
    server.map { Change.listed($0) }.catch { _ in .empty() },
    progress.map { Change.progress(id: $0.id, $0.progress) }
  )
  .scan(stored) { rows, change in change.applied(to: rows) }
  .startWith(stored)
}

/// A change to the rows.
private enum Change {
  case listed([ListedVideo])
  case progress(id: String, Double)

  func applied(to rows: [ListedVideo]) -> [ListedVideo] {
    switch self {
    case .listed(let listed):
      let known = Dictionary(rows.map { ($0.id, $0.progress) }) { first, _ in first }
      let ids = Set(listed.map(\.id))
      let others = rows.filter { $0.progress > 0 && !ids.contains($0.id) }
      return listed.map { video in
        ListedVideo(id: video.id, title: video.title, progress: known[video.id] ?? 0)
      } + others
    case .progress(let id, let progress):
      var rows = rows
      if let row = rows.firstIndex(where: { $0.id == id }) { rows[row].progress = progress }
      return rows
    }
  }
}
