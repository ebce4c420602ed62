import RxLite

extension Reactive where Base: LifetimeOwner & ReactiveCompatible {
  /// Emits the value at the end of a path, and keeps nothing of the path alive.
  ///
  ///     child     x-----y----------
  ///     x         1--2-----3-------      flatMapLatest leaves x when y comes
  ///     y         5-------6---*          y is released
  ///     value     1--2--5-6---n----      n is nil
  func observeWeakly<Child: LifetimeOwner & ReactiveCompatible, Value>(
    _ child: KeyPath<Base, Observable<Child?>>, _ value: KeyPath<Child, Observable<Value>>
  ) -> Observable<Value?> {
    changes(of: base[keyPath: child])
      .flatMapLatest { child -> Observable<Value?> in
        guard let child else { return .just(nil) }
        return child[keyPath: value]
          .map { $0 }
          .concat(Observable.never())
          .take(until: child.rx.deallocated)
          .concat(Observable.just(nil))
      }
      .concat(Observable.never())
      .take(until: deallocated)
      .concat(Observable.just(nil))
  }
}

/// Leaves out an object that is the one before, and `nil` after `nil`. It remembers an object weakly: so one
/// that is gone is `nil`, can't be mistaken for a later one, and isn't kept.
private func changes<Child: AnyObject>(of children: Observable<Child?>) -> Observable<Child?> {
  .deferred {
    var isFirst = true
    weak var last: Child?
    return children.filter { child in
      defer { (isFirst, last) = (false, child) }
      return isFirst || child !== last
    }
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
