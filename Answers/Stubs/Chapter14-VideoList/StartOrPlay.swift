import RxLite

/// The video of a row that was tapped.
struct TappedVideo: Equatable {
  let id: String
  /// From 0 to 1; at 1, the whole video is there.
  var progress = 0.0
}

/// Exercise `videolist/start-or-play`: what a tap on a row does.
///
/// A tap plays a video that is there, and downloads one that isn't. People tap twice when nothing seems to
/// happen, and two downloads into one file destroy it.
///
/// - `played` emits the id of each tapped video whose progress is 1.
/// - `loaded` subscribes to `download(video)` for each other video that is tapped, and emits its elements. While
///   a video is being downloaded, more taps on it are ignored; taps on other videos start theirs, which run
///   at the same time.
/// - A download that fails ends without an event. When a download has ended, the next tap starts it again.
/// - `played` and `loaded` share one subscription to `taps`. `played` completes when `taps` completes, `loaded`
///   when the downloads have ended as well. If `taps` fails, so do both.
/// - Each subscription to `loaded` has its own downloads, and disposing it cancels them.
///
///     taps        -a-a-b-----a------    a: 0, b: 1, and at last a: 1
///     download a   ^-½-1|
///     played      -----b-----a------
///     loaded      ---½-1------------
///
/// Chapter 14, section 4.
///
/// - Check it: `swift run course check videolist/start-or-play`,
///   or `swift test --package-path Exercises --filter StartOrPlay`
/// - A hint: `swift run course hint videolist/start-or-play`
func startOrPlay<Element>(
  _ taps: Observable<TappedVideo>, _ download: @escaping (TappedVideo) -> Observable<Element>
) -> (played: Observable<String>, loaded: Observable<Element>) {
  return (.never(), .never())  // Replace this line.
}
