import Foundation
import RxLite
import RxLiteTest
import Synchronization
import Testing

@testable import Chapter02Exercises

@Suite("MyRefCountDisposable", .serialized) struct MyRefCountDisposableTests {
  private let held = Probe()
  private let connection: MyRefCountDisposable

  init() { connection = MyRefCountDisposable(disposable: held) }

  @Test func `without users, dispose disposes what is held`() throws {
    connection.dispose()
    try expect(
      held.disposals, equals: 1,
      "There was no user, and dispose() was called: the connection must be closed.")
  }

  @Test func `a user keeps it`() throws {
    let download = connection.retain(for: "song")
    connection.dispose()
    try expect(
      held.disposals, equals: 0, "There is still a download. The connection must stay open.")
    download.dispose()
    try expect(
      held.disposals, equals: 1,
      "The last download has ended after dispose(): the connection must be closed.")
  }

  @Test func `before dispose is called, it stays`() throws {
    let download = connection.retain(for: "song")
    download.dispose()
    try expect(
      held.disposals, equals: 0, "The download has ended, but nobody has called dispose() yet.")
    let next = connection.retain(for: "song")
    connection.dispose()
    try expect(
      held.disposals, equals: 0,
      """
      The first download had ended, and the next one had begun, when dispose() was called. The \
      connection was closed, and the next download needs it: until the connection is closed, retain(for:) \
      counts.
      """)
    next.dispose()
    try expect(
      held.disposals, equals: 1,
      "dispose() was called and there is no download: the connection must be closed.")
  }

  @Test func `a user that is disposed twice is one user`() throws {
    let twice = connection.retain(for: "song")
    let other = connection.retain(for: "song")
    connection.dispose()
    twice.dispose()
    twice.dispose()
    try expect(
      held.disposals, equals: 0,
      "One download was disposed twice, and was counted as two. The other one has lost its connection."
    )
    other.dispose()
    try expect(
      held.disposals, equals: 1,
      "Both downloads have ended after dispose(): the connection must be closed.")
  }

  @Test func `a second dispose does not stand for a user`() throws {
    let download = connection.retain(for: "song")
    connection.dispose()
    connection.dispose()
    try expect(
      held.disposals, equals: 0,
      "dispose() was called twice, and the second call was counted as the end of the download.")
    download.dispose()
    try expect(
      held.disposals, equals: 1,
      "The last download has ended after dispose(): the connection must be closed.")
  }

  @Test func `a user that comes after dispose counts while there is another one`() throws {
    let download = connection.retain(for: "song")
    connection.dispose()
    let late = connection.retain(for: "song")
    download.dispose()
    try expect(
      held.disposals, equals: 0,
      """
      dispose() had been called, but the connection was still open when the late download began. It \
      uses it now.
      """)
    late.dispose()
    try expect(
      held.disposals, equals: 1,
      "The last download has ended after dispose(): the connection must be closed.")
  }

  @Test func `the count lives as long as a user needs it`() throws {
    var connection: MyRefCountDisposable? = MyRefCountDisposable(disposable: held)
    let download = connection!.retain(for: "song")
    connection!.dispose()
    connection = nil
    try expect(
      held.disposals, equals: 0,
      "The screen has released the count, but there is still a download. The connection must stay open."
    )
    download.dispose()
    try expect(
      held.disposals, equals: 1,
      """
      The screen had called dispose() and released the count. Then the last download ended, and \
      nothing counted it any more: the connection stays open for ever. What retain(for:) returns has to \
      hold the count.
      """)
  }

  @Test func `users names those that are left, in their order`() throws {
    try expect(connection.users, equals: [], "Nobody has called retain(for:) yet.")
    let song = connection.retain(for: "song")
    let cover = connection.retain(for: "cover")
    let again = connection.retain(for: "song")
    let text = connection.retain(for: "text")
    try expect(
      connection.users, equals: ["song", "cover", "song", "text"],
      """
      Four users came, two of them with the same name. They are four, in the order in which they came.
      """)
    again.dispose()
    again.dispose()
    try expect(
      connection.users, equals: ["song", "cover", "text"],
      "Of the two users with the name song, the second one was disposed. The first one is still there."
    )
    connection.dispose()
    let late = connection.retain(for: "late")
    try expect(
      connection.users, equals: ["song", "cover", "text", "late"],
      """
      One user had gone, and another one has come. It is the last, and takes nobody's place. (The owner has \
      called dispose(), but the connection is still open.)
      """)
    cover.dispose()
    try expect(
      connection.users, equals: ["song", "text", "late"],
      "The cover was disposed. The others keep their order.")
    let more = connection.retain(for: "more")
    try expect(
      connection.users, equals: ["song", "text", "late", "more"],
      "Two users had gone, and one more has come. It is the last, and takes nobody's place.")
    more.dispose()
    try expect(
      connection.users, equals: ["song", "text", "late"],
      "Two users had gone, and one more came, which is disposed. It takes nobody else with it.")
    for user in [song, text, late] { user.dispose() }
    try expect(connection.users, equals: [], "All users have been disposed.")
    try expect(
      held.disposals, equals: 1,
      "All users have been disposed after dispose(): the connection must be closed.")
    let tooLate = connection.retain(for: "too late")
    try expect(
      connection.users, equals: [],
      "The connection was closed before this user came. It uses nothing, so it isn't added.")
    tooLate.dispose()
  }

  @Test func `the order of many users is that of their calls`() throws {
    let names = (1...1000).map { "song \($0)" }
    let songs = names.map { connection.retain(for: $0) }
    connection.dispose()
    try expect(connection.users == names, "1000 users came. users isn't in the order of the calls.")
    for song in songs.dropLast() { song.dispose() }
    try expect(
      connection.users, equals: ["song 1000"], "1000 users came, and all but the last are disposed."
    )
    try expect(
      held.disposals, equals: 0,
      "There were 1000 users, and the last one is left. The connection must stay open.")
    songs[999].dispose()
    try expect(
      held.disposals, equals: 1,
      "There were 1000 users, and all of them are disposed: the connection must be closed.")
  }

  @Test func `whoever forgot to dispose is still a user`() throws {
    func retainAndRelease() { _ = connection.retain(for: "forgetful") }
    retainAndRelease()
    let song = connection.retain(for: "song")
    connection.dispose()
    song.dispose()
    try expect(
      connection.users, equals: ["forgetful"],
      """
      A user released its disposable, and never disposed it. That is why the connection is still open: \
      this is the name that you are looking for.
      """)
  }

  @Test func `releasing a user does not end its use`() throws {
    func retainAndRelease() { _ = connection.retain(for: "song") }
    retainAndRelease()
    connection.dispose()
    try expect(
      held.disposals, equals: 0,
      "What retain(for:) returned was released, and not disposed. Only dispose() counts.")
  }

  @Test func `releasing the count disposes nothing`() throws {
    func makeAndRelease() { _ = MyRefCountDisposable(disposable: held) }
    makeAndRelease()
    try expect(
      held.disposals, equals: 0,
      "The count was released, and nobody called dispose(). Only dispose() counts.")
  }

  @Test func `after all has ended, nothing happens`() throws {
    connection.dispose()
    let late = connection.retain(for: "song")
    late.dispose()
    connection.dispose()
    try expect(
      held.disposals, equals: 1, "The held disposable is disposed once, and never again.")
  }

  @Test func `the held disposable is released when it has been disposed`() throws {
    weak var held: Probe?
    func make() -> MyRefCountDisposable {
      let probe = Probe()
      held = probe
      return MyRefCountDisposable(disposable: probe)
    }
    let connection = make()
    connection.dispose()
    try expect(
      held == nil, "The held disposable was disposed. It is still held, and never released.")
  }

  @Test func `the count is released when nobody needs it`() throws {
    weak var count: MyRefCountDisposable?
    func useAndRelease() {
      let connection = MyRefCountDisposable(disposable: held)
      count = connection
      let downloads = [connection.retain(for: "song"), connection.retain(for: "song")]
      connection.dispose()
      for download in downloads { download.dispose() }
    }
    useAndRelease()
    try expect(
      count == nil,
      """
      All has ended, and everybody has released the count and its users. The count lives as long as \
      it is needed, and it is still held: do the count and its users hold each other?
      """)
  }

  @Test(arguments: Way.allCases)
  fileprivate func `no lock is held while the held disposable is disposed`(way: Way) throws {
    let couldRetain = Locked<Bool?>(nil)
    let usersAreLeft = Locked(false)
    var connection: MyRefCountDisposable?
    connection = MyRefCountDisposable(
      disposable: Disposables.create {
        // Another thread comes while this dispose() runs, and it waits for that thread.
        couldRetain.value = inTime {
          connection?.retain(for: "late").dispose()
          if connection?.users != [] { usersAreLeft.value = true }
        }
      })
    let download = connection?.retain(for: "song")
    switch way {
    case .byTheUser:
      connection?.dispose()
      download?.dispose()
    case .byTheOwner:
      download?.dispose()
      connection?.dispose()
    }
    try expect(
      couldRetain.value != nil,
      "There was no user left, and dispose() was called: the held disposable must be disposed.")
    try expect(
      couldRetain.value != false,
      """
      The dispose() of the held disposable waited for a thread that called retain(for:), and that \
      thread waited for your lock. Decide under the lock whether it has to go; dispose it when the \
      lock is free.
      """)
    try expect(
      !usersAreLeft.value,
      "The held disposable is being disposed, since there is no user left. But users isn't empty.")
  }

  @Test func `the held disposable may come back while it is disposed`() throws {
    // A crash below would hide what this finds.
    try Self().`no lock is held while the held disposable is disposed`(way: .byTheOwner)
    let disposals = Atomic(0)
    let isBack = inTime {
      var connection: MyRefCountDisposable?
      connection = MyRefCountDisposable(
        disposable: Action {
          if disposals.add(1, ordering: .relaxed).newValue > 1 { return }
          connection?.retain(for: "song").dispose()
          connection?.dispose()
        })
      connection?.dispose()
    }
    try expect(
      isBack,
      "The dispose() of the held disposable called retain(for:), and the thread waits for itself.")
    try expect(
      disposals.load(ordering: .relaxed), equals: 1,
      """
      While the held disposable was disposed, it called retain(for:) and dispose(), and was disposed \
      once more. Take it out first, then dispose it.
      """)
  }

  @Test func `two threads at the same time (a crash here means that a lock is missing)`() throws {
    // A crash below would hide what these find.
    try Self().`without users, dispose disposes what is held`()
    try Self().`a user keeps it`()
    try Self().`before dispose is called, it stays`()
    try Self().`a user that is disposed twice is one user`()
    try Self().`a second dispose does not stand for a user`()
    try Self().`a user that comes after dispose counts while there is another one`()
    try Self().`the count lives as long as a user needs it`()
    try Self().`users names those that are left, in their order`()
    try Self().`the order of many users is that of their calls`()
    try Self().`whoever forgot to dispose is still a user`()
    try Self().`releasing a user does not end its use`()
    try Self().`releasing the count disposes nothing`()
    try Self().`after all has ended, nothing happens`()
    try Self().`the held disposable is released when it has been disposed`()
    try Self().`the count is released when nobody needs it`()
    try Self().`the held disposable may come back while it is disposed`()
    let held = AtomicProbe()
    let connection = MyRefCountDisposable(disposable: held)
    onTwoThreads { _, _ in
      for turn in 0..<10_000 {
        connection.retain(for: "song").dispose()
        if turn % 10 == 0 { _ = connection.users }
      }
    }
    try expect(
      held.disposals, equals: 0,
      "Two threads called retain(for:) many times, and nobody called dispose().")
    let last = connection.retain(for: "song")
    connection.dispose()
    try expect(
      held.disposals, equals: 0,
      """
      Two threads called retain(for:), and disposed what it returned, many times. Since then the count \
      is wrong: there is still a user, and the connection was closed. Count under a lock.
      """)
    last.dispose()
    try expect(
      held.disposals, equals: 1,
      """
      Two threads called retain(for:), and disposed what it returned, many times. Since then the count \
      is wrong: the last user has gone after dispose(), and the connection stays open. Count under \
      a lock.
      """)

    let miscounted = race({ Connection() }) { _, subject in
      subject.count.retain(for: "song").dispose()
    } isRight: {
      $0.count.dispose()
      return $0.held.disposals == 1
    }
    try expect(
      miscounted == nil,
      """
      Two downloads began and ended at the same time, then dispose() was called, and the \
      connection was not closed once. Read the count and write it in one step, under one lock.
      """)

    let twice = race({
      let subject = Connection()
      subject.users = [subject.count.retain(for: "song"), subject.count.retain(for: "song")]
      subject.count.dispose()
      return subject
    }) { _, subject in
      subject.users[0].dispose()
    } isRight: {
      $0.held.disposals == 0
    }
    let closedTwice = race({ Connection() }) { _, subject in
      subject.count.dispose()
    } isRight: {
      $0.held.disposals == 1
    }
    try expect(
      closedTwice == nil,
      """
      Two threads called dispose() at the same time, and the connection was not closed once. Take \
      the held disposable out in one step, under one lock.
      """)
    try expect(
      twice == nil,
      """
      Two threads disposed the same user at the same time, and it was counted as two: the \
      connection was closed, and another download needs it. Decide under a lock whether a user has \
      been disposed already.
      """)
  }
}

/// A connection that is closed when `count` disposes it.
private final class Connection {
  let held = AtomicProbe()
  let count: MyRefCountDisposable
  var users: [any Disposable] = []
  init() { count = MyRefCountDisposable(disposable: held) }
}

/// Which disposal is the last one.
private enum Way: CaseIterable, CustomStringConvertible {
  case byTheUser, byTheOwner
  var description: String { self == .byTheUser ? "by the last user" : "by the owner" }
}

/// Counts how often it is disposed.
private final class Probe: Disposable {
  @Locked private(set) var disposals = 0
  func dispose() { disposals += 1 }
}

/// Counts how often it is disposed, from any thread.
private final class AtomicProbe: Disposable {
  private let count = Atomic(0)
  var disposals: Int { count.load(ordering: .acquiring) }
  func dispose() { count.add(1, ordering: .acquiringAndReleasing) }
}

/// Runs a closure each time that it is disposed.
private final class Action: Disposable {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  func dispose() { action() }
}
