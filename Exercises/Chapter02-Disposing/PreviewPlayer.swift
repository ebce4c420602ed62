import RxLite

/// Exercise `disposing/preview-player`: a player for the previews in a music shop.
///
/// In the shop's list, each song has a preview of half a minute. A tap plays it, and the player's `display`
/// shows what is playing. The class below is a colleague's. It compiles, it plays, and customers complain:
/// two songs at once, a song that goes on when the list is closed, a display that is wrong. Mend it.
///
/// - One preview at a time. A tap on another song first disposes the preview that is playing, and only then
///   subscribes to the new one: there is one loudspeaker.
/// - A tap on the song that is playing stops it. One more tap plays it from the beginning.
/// - A preview that has ended, by completion or by an error, isn't playing any more. So a tap on the same song
///   plays it again. A preview may end, or emit, while you subscribe to it.
/// - `stop()` stops what is playing, as when a call comes in. Afterwards, a tap plays as before.
/// - `display` is the song and the latest second that its preview has emitted, such as `Yesterday 3`. While
///   nothing plays, or nothing has been emitted yet, it is empty.
/// - No preview keeps the player alive. When the player is released, the preview that is playing is disposed.
///
/// All calls come from one thread, and none of them from inside a preview.
///
/// Then look at it: `swift run course play serial`. Paste the class above the `do`, and let two sensors be the
/// previews. Replace what stands below `let garden = lamps.counting()`:
///
///     let player = PreviewPlayer()
///     player.tap("Help", kitchen)
///     sleep(0.2)
///     player.tap("Yesterday", garden)
///     sleep(0.2)
///     print("\(player.display), lamps lit: \(lamps.lit)")
///     player.tap("Yesterday", garden)
///     print("stopped, lamps lit: \(lamps.lit)")
///
/// In the picture, the second preview begins where the first one ends. At last all lamps are out.
///
/// Chapter 2, sections 4 and 5.
///
/// - Check it: `swift run course check disposing/preview-player`,
///   or `swift test --package-path Exercises --filter PreviewPlayer`
/// - A hint: `swift run course hint disposing/preview-player`
final class PreviewPlayer {
  private let bag = DisposeBag()

  /// The song that is playing and the last second of it, or an empty text.
  private(set) var display = ""

  /// Plays a preview, which emits the seconds that it has played. If that song is playing, stops it.
  func tap(_ song: String, _ preview: Observable<Int>) {
    // Replace this code, and what you like of the rest.
    preview.subscribe(onNext: { second in self.display = "\(song) \(second)" })
      .disposed(by: bag)
  }

  /// Stops what is playing.
  func stop() { display = "" }
}
