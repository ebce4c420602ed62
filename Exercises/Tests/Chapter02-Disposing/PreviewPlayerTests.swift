import RxLite
import RxLiteTest
import Testing

@testable import Chapter02Exercises

@Suite("PreviewPlayer", .serialized) struct PreviewPlayerTests {
  private let shop = Shop()
  private let player = PreviewPlayer()

  @Test func `a tap plays a preview, and the display shows it`() throws {
    try expect(player.display, equals: "", "Nothing has been tapped on, so the display is empty.")
    player.tap("Help", shop.preview("Help"))
    try expect(
      !shop.log.contains("Help off"),
      """
      Help was tapped on, and its preview was disposed at once. Has the place been disposed that it was put into? \
      Then that disposes whatever it is given. Or has its bag been released already?
      """)
    try expect(shop.log, equals: ["Help on"], "A tap on Help subscribes to its preview, once.")
    try expect(player.display, equals: "", "The preview of Help hasn't emitted anything yet.")
    shop.play("Help", 1)
    shop.play("Help", 2)
    try expect(player.display, equals: "Help 2", "The preview of Help has emitted 1 and 2.")
  }

  @Test func `a tap on another song disposes the first preview, and then plays`() throws {
    player.tap("Help", shop.preview("Help"))
    shop.play("Help", 1)
    player.tap("Yesterday", shop.preview("Yesterday"))
    try expect(
      shop.log.contains("Help off"),
      "Help was playing, and Yesterday was tapped on: two songs play at once.")
    try expect(
      shop.log, equals: ["Help on", "Help off", "Yesterday on"],
      """
      There is one loudspeaker: the preview of Help is disposed before the player subscribes to that of \
      Yesterday.
      """)
    try expect(
      player.display, equals: "",
      "Yesterday was tapped on while Help was playing, and hasn't emitted anything yet.")
    shop.play("Yesterday", 1)
    try expect(player.display, equals: "Yesterday 1", "Yesterday is playing.")
    player.tap("Help", shop.preview("Help"))
    shop.play("Help", 1)
    try expect(
      player.display, equals: "Help 1", "The user has gone back to Help, which is playing.")
    try expect(
      shop.log, equals: ["Help on", "Help off", "Yesterday on", "Yesterday off", "Help on"],
      "Help, Yesterday and Help were tapped on: each one ends before the next begins.")
  }

  @Test func `a tap on the song that is playing stops it, and one more plays it again`() throws {
    player.tap("Help", shop.preview("Help"))
    shop.play("Help", 1)
    player.tap("Help", shop.preview("Help"))
    try expect(
      shop.log, equals: ["Help on", "Help off"],
      "The second tap on Help stops it, and subscribes to nothing.")
    try expect(player.display, equals: "", "Help was stopped by a second tap: nothing is playing.")
    player.tap("Help", shop.preview("Help"))
    try expect(
      shop.log, equals: ["Help on", "Help off", "Help on"], "The third tap on Help plays it again.")
    player.tap("Help", shop.preview("Help"))
    try expect(
      shop.log, equals: ["Help on", "Help off", "Help on", "Help off"],
      "The fourth tap on Help stops it again, although it hasn't emitted anything.")
  }

  @Test func `a song that has taken the place of another is playing`() throws {
    player.tap("Help", shop.preview("Help"))
    player.tap("Yesterday", shop.preview("Yesterday"))
    player.tap("Yesterday", shop.preview("Yesterday"))
    try expect(
      shop.log, equals: ["Help on", "Help off", "Yesterday on", "Yesterday off"],
      """
      Help was playing, and Yesterday was tapped on twice. At the first tap it has taken the place of Help, and is \
      playing. So the second tap stops it. Has the end of Help cleared the note of what is playing?
      """)
  }

  @Test func `another song is another song, even if its name begins in the same way`() throws {
    player.tap("Help Me Rhonda", shop.preview("Help Me Rhonda"))
    shop.play("Help Me Rhonda", 1)
    player.tap("Help", shop.preview("Help"))
    player.tap("Help Me Rhonda", shop.preview("Help Me Rhonda"))
    shop.play("Help Me Rhonda", 2)
    try expect(
      shop.log,
      equals: [
        "Help Me Rhonda on", "Help Me Rhonda off", "Help on", "Help off", "Help Me Rhonda on",
      ],
      """
      Help Me Rhonda was playing, Help was tapped on, and then Help Me Rhonda again. These are two songs: \
      a tap on one of them stops the other, and plays it.
      """)
    try expect(player.display, equals: "Help Me Rhonda 2", "Help Me Rhonda is playing.")
  }

  @Test func `stop stops, and the next tap plays`() throws {
    player.stop()
    player.tap("Help", shop.preview("Help"))
    shop.play("Help", 1)
    player.stop()
    try expect(
      shop.log, equals: ["Help on", "Help off"], "stop() disposes the preview that is playing.")
    try expect(
      player.display, equals: "", "After stop() nothing is playing, so the display is empty.")
    player.stop()
    player.tap("Help", shop.preview("Help"))
    shop.play("Help", 7)
    try expect(
      shop.log, equals: ["Help on", "Help off", "Help on"],
      "After stop(), Help isn't playing. So a tap on it plays it, and doesn't stop it.")
    try expect(
      player.display, equals: "Help 7", "Help is playing again, after two calls of stop().")
  }

  @Test(arguments: [true, false])
  func `a preview that has ended isn't playing any more`(fails: Bool) throws {
    let how = fails ? "failed" : "completed"
    player.tap("Help", shop.preview("Help"))
    for second in 0...30 { shop.play("Help", second) }
    try expect(
      player.display, equals: "Help 30",
      "The preview of Help has emitted 0 to 30, and hasn't ended. It decides when it ends.")
    shop.end("Help", fails: fails)
    try expect(player.display, equals: "", "The preview of Help has \(how), so nothing is playing.")
    player.tap("Help", shop.preview("Help"))
    try expect(
      shop.log, equals: ["Help on", "Help off", "Help on"],
      "The preview of Help has \(how). The next tap on Help plays it again.")
    shop.play("Help", 1)
    player.tap("Yesterday", shop.preview("Yesterday"))
    shop.play("Yesterday", 1)
    try expect(
      player.display, equals: "Yesterday 1",
      "Help was played twice, once to its end. Now Yesterday is playing.")
  }

  @Test(arguments: [true, false])
  func `a preview may end while the player subscribes to it`(fails: Bool) throws {
    let how = fails ? "failed" : "completed"
    let short = Observable<Int>.create { observer in
      observer.onNext(1)
      if fails { observer.onError(Broken()) } else { observer.onCompleted() }
      return Disposables.create()
    }
    player.tap("Her Majesty", short)
    try expect(
      player.display, equals: "",
      "The preview emitted 1 and \(how) while the player subscribed to it. Nothing is playing.")
    player.tap("Her Majesty", shop.preview("Her Majesty"))
    try expect(
      shop.log, equals: ["Her Majesty on"],
      """
      A preview \(how) while the player subscribed to it. So it isn't playing, and the next tap on the song \
      plays it. Note which song is playing before you subscribe, not after it.
      """)
  }

  @Test func `a preview may emit while the player subscribes to it`() throws {
    player.tap("Help", shop.preview("Help"))
    shop.play("Help", 9)
    player.tap("Yesterday", shop.preview("Yesterday").startWith(0))
    try expect(
      player.display, equals: "Yesterday 0",
      """
      Help was playing. The preview of Yesterday emitted 0 while the player subscribed to it: the display \
      shows that, and the end of Help doesn't clear it.
      """)
  }

  @Test func `no preview keeps the player alive`() throws {
    var player: PreviewPlayer? = PreviewPlayer()
    weak let released = player
    player?.tap("Help", shop.preview("Help"))
    shop.play("Help", 1)
    player = nil
    try expect(
      released == nil,
      """
      Help was playing when the list was closed. Everything else has released the player, but its preview still \
      holds it: which closure names `self`?
      """)
    try expect(
      shop.log, equals: ["Help on", "Help off"],
      "The player was released while Help was playing, and the preview goes on. Who disposes it?")
  }

  @Test func `a player that is released after a stop leaves nothing behind`() throws {
    var player: PreviewPlayer? = PreviewPlayer()
    weak let released = player
    player?.tap("Help", shop.preview("Help"))
    player?.stop()
    player?.tap("Yesterday", shop.preview("Yesterday"))
    player = nil
    try expect(released == nil, "The player was released, but something still holds it.")
    try expect(
      shop.log, equals: ["Help on", "Help off", "Yesterday on", "Yesterday off"],
      """
      Help was played and stopped, and Yesterday was playing when the player was released. Both previews are \
      disposed.
      """)
  }

  @Test func `two players have nothing to do with each other`() throws {
    let other = PreviewPlayer()
    player.tap("Help", shop.preview("Help"))
    other.tap("Yesterday", shop.preview("Yesterday"))
    shop.play("Help", 1)
    shop.play("Yesterday", 2)
    player.stop()
    try expect(
      [player.display, other.display], equals: ["", "Yesterday 2"],
      "Two players were playing, and one of them was stopped.")
    try expect(
      shop.log, equals: ["Help on", "Yesterday on", "Help off"],
      "Two players were playing, and one of them was stopped: the other one goes on.")
    other.stop()
  }
}

private struct Broken: Error {}

/// Previews of songs that the test plays, second by second, with a log of who subscribes to them.
private final class Shop {
  private var songs: [String: PublishSubject<Int>] = [:]
  private(set) var log: [String] = []

  func preview(_ song: String) -> Observable<Int> {
    Observable.create { observer in
      self.log.append("\(song) on")
      let subject = PublishSubject<Int>()
      self.songs[song] = subject
      let subscription = subject.subscribe(observer)
      return Disposables.create {
        self.log.append("\(song) off")
        subscription.dispose()
      }
    }
  }

  func play(_ song: String, _ second: Int) { songs[song]?.onNext(second) }

  func end(_ song: String, fails: Bool) {
    if fails { songs[song]?.onError(Broken()) } else { songs[song]?.onCompleted() }
  }
}
