import RxLite

/// Exercise `interception/weak-path`: a path of which you own nothing.
///
/// A small window shows the title of the song that is playing. The player belongs to the app, and it holds its
/// song weakly, because songs belong to playlists. When a playlist is deleted, the song is gone: the player's
/// property becomes `nil` by itself, and nothing is emitted. The window must not go on showing the title, and
/// must not keep a player or a song alive just to show it. After each pause the player reports its song once more,
/// and that must not make the window flicker.
///
///     player's song    x--------y---y--------      x and y: songs, with the titles 1 and 5
///     song's title     1--2-----5------------
///     y is released    ---------------*------
///     player released  -------------------*--
///       observeWeakly
///     result           1--2-----5-----n---(n|)     n is nil
///
/// - Both properties are sequences that emit their value to each subscriber, then each new value. All titles of
///   the song that is playing now are passed on, and none of an earlier one.
/// - Without a song, the result emits `nil`. Once it has, it emits no other before there is a song again. So a
///   song that is released, and then reported as `nil`, gives one `nil`, at the release.
/// - If the player emits the song that is playing already, nothing changes, and nothing is emitted.
/// - Neither object is kept alive. When the song is released, the result emits `nil`, and waits for the next one.
/// - When the player is released, the result emits `nil` and completes. (If `nil` was its last value, it may emit
///   another one or not.) A later subscriber receives `nil` and `completed`.
/// - If the sequence of a property completes, the result doesn't: it waits for a release or for what the other
///   one emits. If it fails, the result fails, without `nil`.
/// - Each subscription observes for itself; disposing it disposes both parts.
///
/// Chapter 11, section 5.
///
/// - Check it: `swift run course check interception/weak-path`,
///   or `swift test --package-path Exercises --filter WeakPath`
/// - A hint: `swift run course hint interception/weak-path`
extension Reactive where Base: LifetimeOwner & ReactiveCompatible {
  func observeWeakly<Child: LifetimeOwner & ReactiveCompatible, Value>(
    _ child: KeyPath<Base, Observable<Child?>>, _ value: KeyPath<Child, Observable<Value>>
  ) -> Observable<Value?> {
    .never()  // Replace this line.
  }
}
