import RxLite

/// A player for the previews in a music shop, which plays one at a time.
final class PreviewPlayer {
  private let current = SerialDisposable()
  private let bag = DisposeBag()
  private var song: String?

  /// The song that is playing and the last second of it, or an empty text.
  private(set) var display = ""

  init() { current.disposed(by: bag) }

  /// Plays a preview, which emits the seconds that it has played. If that song is playing, stops it.
  ///
  /// The song is noted before the subscription: a preview that ends meanwhile must find it noted.
  func tap(_ song: String, _ preview: Observable<Int>) {
    let isPlaying = self.song == song
    stop()
    if isPlaying { return }
    self.song = song
    current.disposable = preview.subscribe(
      with: self,
      onNext: { player, second in player.display = "\(song) \(second)" },
      onError: { player, _ in player.showNothing() },
      onCompleted: { player in player.showNothing() })
  }

  /// Stops what is playing.
  func stop() {
    current.disposable = Disposables.create()
    showNothing()
  }

  private func showNothing() {
    song = nil
    display = ""
  }
}
