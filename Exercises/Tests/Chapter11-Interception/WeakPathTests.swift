import RxLite
import RxLiteTest
import Testing

@testable import Chapter11Exercises

@Suite("WeakPath", .serialized) struct WeakPathTests {
  @Test func `the title now, and each new one`() throws {
    let song = Song(1)
    let player = Player(song)
    let window = titles(of: player)
    for title in [2, 2, 0] { song.title = title }
    try expect(
      window.received, equals: ["1", "2", "2", "0"],
      "The song's title is 1, and is set to 2, to 2 again, and to 0.")
  }

  @Test func `another song`() throws {
    let (first, second) = (Song(1), Song(5))
    let player = Player(first)
    let window = titles(of: player)
    player.song = second
    first.title = 3
    second.title = 6
    player.song = nil
    player.song = first
    try expect(
      window.received, equals: ["1", "5", "6", "nil", "3"],
      """
      Song 1 is followed by song 5. The first one's title is set to 3 meanwhile, and the second one's to 6. \
      Then no song is playing, and then the first one again.
      """)
    try expect(!second.isObserved, "The second song isn't playing any more, but is still observed.")
  }

  @Test func `the same song again`() throws {
    var song: Song? = Song(1)
    weak var probe: Song?
    probe = song
    let player = Player(song)
    let window = titles(of: player)
    player.song = song
    song?.title = 2
    for _ in 1...2 { player.song = song }
    try expect(
      window.received, equals: ["1", "2"],
      """
      The player has reported its song again, then the title was set to 2, and then the player has reported \
      the song two more times.
      """)
    song?.title = 3
    song = nil
    try expect(
      probe == nil,
      "The song was reported several times, and now nobody else holds it. Something of yours does.")
    try expect(
      window.received, equals: ["1", "2", "3", "nil"],
      "After all that the title was set to 3, and the song was released.")
  }

  @Test func `the same song, but not at once`() throws {
    let (first, second) = (Song(1), Song(5))
    let player = Player(first)
    let window = titles(of: player)
    player.song = nil
    player.song = first
    try expect(
      window.received, equals: ["1", "nil", "1"],
      "Song 1 was playing, then no song, and then song 1 again.")
    player.song = second
    player.song = first
    try expect(
      window.received, equals: ["1", "nil", "1", "5", "1"],
      "After song 1 the player has gone on with song 5, and then with song 1 again.")
  }

  @Test func `two songs with one title`() throws {
    let (first, second) = (Song(1), Song(1))
    let player = Player(first)
    let window = titles(of: player)
    player.song = second
    first.title = 3
    second.title = 4
    try expect(
      window.received, equals: ["1", "1", "4"],
      """
      The next song has the same title, but is another one. The titles of the first and of the second song \
      were set to 3 and 4.
      """)
  }

  @Test func `no song at first`() throws {
    let player = Player(nil)
    let window = titles(of: player)
    let song = Song(1)
    player.song = song
    try expect(
      window.received, equals: ["nil", "1"], "There is no song at first, and then song 1.")
  }

  @Test func `no song, once more`() throws {
    let player = Player(nil)
    let window = titles(of: player)
    for _ in 1...2 { player.song = nil }
    try expect(
      window.received, equals: ["nil"],
      "From the beginning no song is playing, and the player has reported that again, twice.")
    var song: Song? = Song(1)
    player.song = song
    for _ in 1...2 { player.song = nil }
    try expect(
      window.received, equals: ["nil", "1", "nil"],
      "After song 1 no song is playing, and the player has reported that again.")
    player.song = song
    song = nil
    for _ in 1...2 { player.song = nil }
    try expect(
      window.received, equals: ["nil", "1", "nil", "1", "nil"],
      "The song was released, and then the player has reported that there is none.")
    let next = Song(5)
    player.song = next
    try expect(
      window.received, equals: ["nil", "1", "nil", "1", "nil", "5"], "Then there is song 5.")
  }

  @Test func `the song is released`() throws {
    var song: Song? = Song(1)
    weak var probe: Song?
    probe = song
    let player = Player(song)
    let window = titles(of: player)
    song = nil
    try expect(
      probe == nil,
      "Nobody else holds the song, and your sequence or a subscription keeps it alive.")
    try expect(
      window.received, equals: ["1", "nil"],
      "The song was released, without anyone setting the player's property.")
  }

  @Test func `the next song after that`() throws {
    let player = Player(nil)
    let window = titles(of: player)
    for title in 1...2 {
      let song = Song(title)
      player.song = song
      withExtendedLifetime(song) {}
    }
    let last = Song(3)
    player.song = last
    last.title = 4
    try expect(
      window.received, equals: ["nil", "1", "nil", "2", "nil", "3", "4"],
      """
      Songs 1 and 2 were played and released, one after the other. Song 3 is there, and its title is set \
      to 4.
      """)
  }

  @Test func `a song that takes the place of a released one`() throws {
    for _ in 1...200 {
      let player = Player(nil)
      let window = titles(of: player)
      var song: Song? = Song(1)
      let address = ObjectIdentifier(song!)
      player.song = song
      song = nil
      // Mostly one of these is where the released song was. If not, the next round may have it.
      let others = (1...50).map { _ in Song(5) }
      guard let next = others.first(where: { ObjectIdentifier($0) == address }) else { continue }
      player.song = next
      try expect(
        window.received, equals: ["nil", "1", "nil", "5"],
        """
        Song 1 was released, and another song was made, which has the title 5 and the address that song 1 \
        had before. The player plays that one next.
        """)
      withExtendedLifetime(others) {}
    }
  }

  @Test func `a song is released that isn't playing any more`() throws {
    let player = Player(nil)
    var song: Song? = Song(1)
    player.song = song
    let window = titles(of: player)
    let next = Song(5)
    player.song = next
    song = nil
    try expect(
      window.received, equals: ["1", "5"],
      "Song 1 was followed by song 5, and then song 1 was released. Song 5 is still playing.")
  }

  @Test func `the player is released`() throws {
    let song = Song(1)
    var player: Player? = Player(song)
    weak var probe: Player?
    probe = player
    let sequence = player!.rx.observeWeakly(\.songs, \.titles)
    let window = subscriber(sequence)
    player = nil
    try expect(
      probe == nil,
      "Nobody else holds the player, and your sequence or a subscription keeps it alive.")
    try expect(
      window.received, equals: ["1", "nil", "completed"],
      "The player was released, and the song wasn't: the result emits nil and completes.")
    try expect(!song.isObserved, "The player was released, but its song is still observed.")
    song.title = 2
    let late = subscriber(sequence)
    try expect(
      late.received, equals: ["nil", "completed"],
      """
      This observer subscribed after the player was released. It receives nil and completed, but no title.
      """)
    try expect(
      window.received, equals: ["1", "nil", "completed"], "After the end nothing may arrive.")
  }

  @Test func `first the song is released, and then the player`() throws {
    var song: Song? = Song(1)
    var player: Player? = Player(song)
    let window = titles(of: player!)
    song = nil
    player = nil
    // A second nil at the release of the player is right, too.
    let once = ["1", "nil", "completed"]
    try expect(
      window.received == ["1", "nil", "nil", "completed"] ? once : window.received, equals: once,
      "First the song was released, and then the player.")
  }

  @Test func `a title that completes`() throws {
    var song: Song? = Song(1)
    let player = Player(song)
    let window = titles(of: player)
    song?.complete()
    try expect(
      window.received, equals: ["1"],
      "The titles of the song have completed. The song is still there, and is playing.")
    song = nil
    try expect(
      window.received, equals: ["1", "nil"],
      "The titles of the song had completed, and then the song was released.")
    let next = Song(5)
    player.song = next
    try expect(window.received, equals: ["1", "nil", "5"], "The next song is there.")
  }

  @Test func `a player whose songs complete`() throws {
    var song: Song? = Song(1)
    var player: Player? = Player(song)
    let window = titles(of: player!)
    player?.complete()
    song?.title = 2
    song = nil
    try expect(
      window.received, equals: ["1", "2", "nil"],
      """
      The player's songs have completed. The last song's title was set to 2, and then it was released.
      """)
    player = nil
    let once = ["1", "2", "nil", "completed"]
    let twice = ["1", "2", "nil", "nil", "completed"]
    try expect(
      window.received == twice ? once : window.received, equals: once,
      "The player's songs had completed, and now the player is released.")
  }

  @Test func `the errors`() throws {
    let song = Song(1)
    let player = Player(song)
    let window = titles(of: player)
    song.fail()
    try expect(
      window.received, equals: ["1", "error(torn)"], "The titles of the song have failed.")
    let other = Song(1)
    let broken = Player(other)
    let second = titles(of: broken)
    broken.fail()
    try expect(
      second.received, equals: ["1", "error(torn)"], "The player's songs have failed.")
    try expect(!other.isObserved, "The player's songs have failed, but the song is still observed.")
  }

  @Test func `two windows`() throws {
    var song: Song? = Song(1)
    let player = Player(song)
    let sequence = player.rx.observeWeakly(\.songs, \.titles)
    let (first, second) = (subscriber(sequence), subscriber(sequence))
    first.dispose()
    song?.title = 2
    song = nil
    try expect(
      second.received, equals: ["1", "2", "nil"],
      "Of two subscriptions one was disposed. The title was set to 2, and the song was released.")
    try expect(first.received, equals: ["1"], "The first subscription was disposed at title 1.")
  }

  @Test func `the songs aren't kept, and the observer neither`() throws {
    let song = Song(1)
    let player = Player(song)
    weak var probe: Song?
    do {
      let observer = Song(0)
      probe = observer
      player.rx.observeWeakly(\.songs, \.titles)
        .subscribe { _ in withExtendedLifetime(observer) {} }
        .dispose()
    }
    try expect(
      probe == nil, "The subscription was disposed, but its observer is still held by something.")
    try expect(!song.isObserved, "The subscription was disposed, but the song is still observed.")
    try expect(
      !player.isObserved, "The subscription was disposed, but the player is still observed.")
  }

  @Test(arguments: Law.all(of: beginning, end))
  func `keeps what every operator keeps`(law: Law.Case) throws { try law.check() }

  /// Only the release of the object at the beginning completes the result. (Two threads take long on a busy
  /// machine: one of the two properties has to do for them.)
  private static let beginning = Operator(
    of: "the first property of the path", except: [.completion, .threads]
  ) { source, trial in
    let kept = Locked<[Place]>([])
    let places = source.map { value -> Place? in
      let place = Place(.just(value))
      kept.value.append(place)
      return place
    }
    return trial.keep(Path(places)).rx.observeWeakly(\.places, \.values)
  }

  private static let end = Operator(
    of: "the second property of the path", except: [.completion]
  ) { source, trial in
    trial.keep(Path(.just(trial.keep(Place(source))))).rx.observeWeakly(\.places, \.values)
  }
}

private struct Torn: Error, CustomStringConvertible { let description = "torn" }

extension Song {
  fileprivate var isObserved: Bool { subject.hasObservers }
  fileprivate func complete() { subject.onCompleted() }
  fileprivate func fail() { subject.onError(Torn()) }
}

extension Player {
  fileprivate var isObserved: Bool { playing.changes.hasObservers }
  fileprivate func complete() { playing.changes.onCompleted() }
  fileprivate func fail() { playing.changes.onError(Torn()) }
}

/// A path whose properties are sequences of any kind.
private final class Path: LifetimeOwner, ReactiveCompatible {
  let lifetime = LifetimeToken()
  let places: Observable<Place?>

  init(_ places: Observable<Place?>) { self.places = places }
}

private final class Place: LifetimeOwner, ReactiveCompatible {
  let lifetime = LifetimeToken()
  let values: Observable<Int>

  init(_ values: Observable<Int>) { self.values = values }
}

private func titles(of player: Player) -> Subscriber {
  subscriber(player.rx.observeWeakly(\.songs, \.titles))
}

private func subscriber(_ sequence: Observable<Int?>) -> Subscriber {
  Subscriber(sequence.map { $0.map { "\($0)" } ?? "nil" })
}
