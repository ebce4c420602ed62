import RxLite
import RxLiteTest
import Testing

@testable import Chapter02Exercises

@Suite("AutoDispose", .serialized) struct AutoDisposeTests {
  @Test func `while the owner lives, everything passes`() throws {
    let screen = Screen()
    try marbles {
      "--1--2--3--|"
      $0.autoDispose(with: screen)
      "--1--2--3--|"
    }
    try marbles {
      "--1--2--X"
      $0.autoDispose(with: screen)
      "--1--2--X"
    }
  }

  @Test func `completes when the owner goes`() throws {
    let time = MarbleTime()
    var screen: Screen? = Screen()
    time.scheduleAt(10) { screen = nil }
    try marbles(in: time) {
      "--1--2--3--4--|"
      "^---------!"
      $0.autoDispose(with: screen!)
      "--1--2--3-|"
    }
  }

  @Test func `the subscription does not keep the owner alive`() throws {
    var screen: Screen? = Screen()
    weak var observed: Screen?
    observed = screen
    let sequence = Observable<Int>.never().autoDispose(with: screen!)
    let subscription = sequence.subscribe()
    screen = nil
    try expect(
      observed == nil,
      """
      The owner was released by everybody else, and your sequence still keeps its owner alive. So \
      the owner never goes, and the subscription never ends.
      """)
    withExtendedLifetime(sequence) { subscription.dispose() }
  }

  @Test func `a lifetime tells that it has ended, now and later`() throws {
    var lifetime: Lifetime? = Lifetime()
    let ended = lifetime!.ended
    var early = 0
    let subscription = ended.subscribe(onNext: { early += 1 })
    try expect(early, equals: 0, "Nobody has released the lifetime yet.")
    lifetime = nil
    try expect(early, equals: 1, "The lifetime was released: `ended` sends one element.")
    var late = 0
    ended.subscribe(onNext: { late += 1 }).dispose()
    try expect(
      late, equals: 1,
      """
      Somebody subscribed to `ended` after the lifetime had been released, and is to get its element \
      at once: without it, nobody who comes late learns that it is over.
      """)
    subscription.dispose()
  }

  @Test func `completes at once if the owner has gone before`() throws {
    var screen: Screen? = Screen()
    let sequence = Observable<Int>.never().autoDispose(with: screen!)
    screen = nil
    try marbles {
      sequence
      "|"
    }
  }
}

/// An owner.
private final class Screen: HasLifetime {
  let lifetime = Lifetime()
}
