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
/// - For the window, that is `player.rx.observeWeakly(\.songs, \.titles)`, with the classes below. All titles of
///   the song that is playing now are passed on, and none of an earlier one. If the player emits that song once
///   more, nothing changes, and nothing is emitted.
/// - The result emits `nil` when the song is released, or when the player reports that it has none. While there
///   is no song, further reports of that emit nothing.
/// - When the player is released, the result emits `nil` and completes. A later subscriber receives these two.
/// - In two cases a second `nil` in a row is as right as none: when the player is released after a `nil`, and when
///   a song is gone that had no title yet.
/// - If the sequence of a property completes, the result goes on: when the titles complete, until the song is
///   released or another one plays; when the songs complete, with the titles of the last song. If either of them
///   fails, the result fails, without `nil`.
/// - Neither object is kept alive. Each subscription observes for itself; disposing it disposes both parts.
///
/// Only `observeWeakly` is yours to write; the rest is right. Chapter 11, sections 2 and 3.
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

/// A song. It belongs to somebody's playlist, which may release it.
final class Song: LifetimeOwner, ReactiveCompatible {
  let lifetime = LifetimeToken()
  let subject: BehaviorSubject<Int>

  init(_ title: Int) { subject = BehaviorSubject(value: title) }

  var title: Int {
    get { (try? subject.value()) ?? 0 }
    set { subject.onNext(newValue) }
  }

  /// Emits the title at the subscription, then each new one.
  var titles: Observable<Int> { subject.asObservable() }
}

/// The player of the app. It doesn't keep its song alive.
final class Player: LifetimeOwner, ReactiveCompatible {
  let lifetime = LifetimeToken()
  let playing: Playing

  init(_ song: Song?) { playing = Playing(song) }

  var song: Song? {
    get { playing.song }
    set { playing.play(newValue) }
  }

  /// Emits the song at the subscription, then each that is set. It holds neither the player nor a song.
  var songs: Observable<Song?> { playing.songs }
}

/// What the sequence of a player holds in place of the player.
final class Playing {
  private(set) weak var song: Song?
  let changes = PublishSubject<Song?>()

  init(_ song: Song?) { self.song = song }

  var songs: Observable<Song?> {
    Observable.create { [self] observer in
      observer.onNext(song)  // `startWith(song)` would hold the song.
      return changes.subscribe(observer)
    }
  }

  func play(_ song: Song?) {
    self.song = song
    changes.onNext(song)
  }
}
