import RxLite

// A bag in a variable is a place, too: a new one releases the old one.
final class PreviewPlayer {
  private var bag = DisposeBag()
  private var song: String?
  private(set) var display = ""

  func tap(_ song: String, _ preview: Observable<Int>) {
    if self.song == song { return stop() }
    stop()
    self.song = song
    preview.subscribe(
      onNext: { [weak self] second in self?.display = "\(song) \(second)" },
      onError: { [weak self] _ in self?.stop() },
      onCompleted: { [weak self] in self?.stop() }
    )
    .disposed(by: bag)
  }

  func stop() {
    bag = DisposeBag()
    song = nil
    display = ""
  }
}
