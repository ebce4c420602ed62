import RxLite

/// A row of the list.
struct ListedVideo: Equatable {
  let id: String
  var title: String
  /// From 0 to 1.
  var progress = 0.0
}

/// Exercise `videolist/merge-lists`: a list that is fetched again, and keeps its progress.
///
/// While videos are downloading, the server's list arrives once more. It knows nothing of the downloads,
/// whose progress must stay.
///
/// The result emits lists of rows: `stored` when it is subscribed to, then one list for each list of `server`
/// and one for each element of `progress`.
///
/// - A list of `server` says which videos there are, in which order, and with which titles. A video that was
///   in the rows already keeps its progress; a new one begins at 0.
/// - A row that the server no longer lists stays, below the others, if its progress is above 0. Several such
///   rows keep their order.
/// - An element of `progress` sets the progress of the video with this id. If no row has it, the list is
///   emitted as it is.
/// - An error of `server` ends the server's lists, and nothing else. An error of `progress` is passed on.
/// - The result completes when neither a list nor a progress can follow.
/// - Each subscription has rows of its own.
///
/// You may assume that no id occurs twice in `stored` or in a list of `server`.
///
///     stored    a 0
///     server    ------[b, a]---------
///     progress  ---a½----------b1----    a½: half of a is there
///     result    A--B--C--------D-----
///
/// The result's lists are A: a 0 · B: a ½ · C: b 0, a ½ · D: b 1, a ½.
///
/// Chapter 14, section 6.
///
/// - Check it: `swift run course check videolist/merge-lists`,
///   or `swift test --package-path Exercises --filter MergeLists`
/// - A hint: `swift run course hint videolist/merge-lists`
func rows(
  stored: [ListedVideo], server: Observable<[ListedVideo]>,
  progress: Observable<(id: String, progress: Double)>
) -> Observable<[ListedVideo]> {
  .never()  // Replace this line.
}
