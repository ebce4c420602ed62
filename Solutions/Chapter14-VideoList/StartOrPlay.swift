import RxLite

/// The video of a row that was tapped.
struct TappedVideo: Equatable {
  let id: String
  /// From 0 to 1; at 1, the whole video is there.
  var progress = 0.0
}

/// Plays a tapped video that is there, and downloads one that isn't.
///
///     taps        -a-a-b-----a------    a: 0, b: 1, and at last a: 1
///     download a   ^-½-1|
///     played      -----b-----a------
///     loaded      ---½-1------------
func startOrPlay<Element>(
  _ taps: Observable<TappedVideo>, _ download: @escaping (TappedVideo) -> Observable<Element>
) -> (played: Observable<String>, loaded: Observable<Element>) {
  let tapped = taps.share()
  let played = tapped.filter { $0.progress == 1 }.map(\.id)
  let loaded = tapped.filter { $0.progress < 1 }
    .groupBy { $0.id }
    .flatMap { video in
      video.flatMapFirst { download($0).catch { _ in .empty() } }
    }
  return (played, loaded)
}
