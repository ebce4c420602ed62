import RxLite

/// Exercise `disposing/composite-insert`: the uploads that are running.
///
/// An app uploads photos. Its screen shows how many uploads are running, the user can cancel each of them, and
/// signing out cancels them all. A group does that, but the one in the lesson keeps a member until somebody
/// removes it: after a month, it would hold thousands of uploads that have ended. Yours removes each upload as
/// soon as it has ended. Write it without `CompositeDisposable`.
///
///     let key = uploads.run(photo) { event in … }     // subscribed to; uploads.count is 1
///     // photo completes                              // uploads.count is 0
///     uploads.dispose()                               // cancels all that are running
///     uploads.run(another) { event in … }             // nil: not subscribed to
///
/// - `insert` keeps a disposable and returns a key that no other member has ever had. After `dispose()` has
///   been called, it disposes the disposable at once and returns `nil`.
/// - `run` subscribes to an upload, makes it a member, passes its events on to `receive`, and returns the key.
///   While `receive` is called with an element, the upload counts as a member, unless it was cancelled. It leaves
///   before `receive` is called with the end. Elements and the end may come before `subscribe` has returned. After
///   `dispose()` has been called, `run` doesn't subscribe, and returns `nil`.
/// - An upload that is cancelled before its `subscribe` has returned may go on sending until then. You may pass
///   that on to `receive`, or drop it: either is right.
/// - `remove(for:)` disposes the member with that key, and releases it. If it has left, nothing happens.
/// - `count` is the number of members. After `dispose()` has been called, it is 0.
/// - `dispose()` disposes the members in the order in which they were inserted, and releases them. A
///   disposable that was inserted twice is two members. A second call does nothing.
/// - Releasing a `MyComposite` disposes nothing: an upload that is running goes on, and its events are received.
///   But no upload keeps the `MyComposite` alive.
/// - The `dispose()` of a member, and `receive`, may call any of these methods, or wait for another thread
///   that does: hold no lock meanwhile.
/// - Several threads may call all methods at the same time. The tests try it thousands of times, but
///   a wrong answer passes now and then, so green is no proof: decide in one `withLock`.
///
/// Then look at it: `swift run course play ends-by-itself`. Paste the class above the `do`, and replace what
/// stands below `let lamps = Lamps()`:
///
///     let uploads = MyComposite()
///     uploads.run(lamps.counting().take(2)) { event in print("photo: \(event)") }
///     uploads.run(lamps.counting()) { event in print("film: \(event)") }
///     print("running: \(uploads.count), lamps lit: \(lamps.lit)")
///     sleep(0.2)
///     print("running: \(uploads.count), lamps lit: \(lamps.lit)")
///     uploads.dispose()
///     print("running: \(uploads.count), lamps lit: \(lamps.lit)")
///
/// Two are running, then one, then none, and as many lamps are lit.
///
/// Chapter 2, section 7: the listing `composite`; section 6: `my-disposable`; and section 5: a place that has
/// been disposed.
///
/// - Check it: `swift run course check disposing/composite-insert`,
///   or `swift test --package-path Exercises --filter CompositeInsert`
/// - A hint: `swift run course hint disposing/composite-insert`
final class MyComposite: Disposable {
  /// The number of members.
  var count: Int {
    0  // Replace this line.
  }

  /// Keeps a disposable until it is removed, or until `dispose()`; after that, disposes it at once.
  ///
  /// - Returns: The member's key, or `nil` if it was disposed at once.
  @discardableResult
  func insert(_ disposable: any Disposable) -> Int? {
    nil  // Replace this line.
  }

  /// Subscribes to an upload, which is a member until it ends.
  ///
  /// - Parameter upload: Emits how many percent have been sent.
  /// - Returns: The upload's key, even if it has ended by now; or `nil`, if it was not subscribed to.
  @discardableResult
  func run(_ upload: Observable<Int>, _ receive: @escaping (Event<Int>) -> Void) -> Int? {
    nil  // Replace this line.
  }

  /// Disposes the member with this key, if there is one.
  func remove(for key: Int) {
    // Write this.
  }

  /// Disposes all members, in the order in which they were inserted.
  func dispose() {
    // Write this too.
  }
}
