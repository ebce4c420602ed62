import RxLite

/// Exercise `disposing/my-ref-count-disposable`: the last one closes the connection.
///
/// Several downloads use one connection. It must stay open for as long as one of them needs it, even
/// after the screen that opened it has closed, and then be closed once. The library's
/// `RefCountDisposable` counts its users. But last night a connection stayed open until the morning,
/// because somebody had forgotten a `dispose()`, and a number can't tell who it was. Write one that can.
///
///     let connection = MyRefCountDisposable(disposable: close)
///     let song = connection.retain(for: "song")
///     let cover = connection.retain(for: "cover")
///     connection.dispose()   // still open: connection.users is ["song", "cover"]
///     song.dispose()         // still open: connection.users is ["cover"]
///     cover.dispose()        // closed
///
/// - `retain(for:)` returns another disposable for each user. Two users may have the same name.
/// - `users` is the names of those whose disposable hasn't been disposed, in the order in which
///   `retain(for:)` was called. It is what you print in the morning.
/// - The held disposable is disposed once, as soon as `dispose()` has been called *and* each disposable
///   that `retain(for:)` returned has been disposed; then it is released. Until then `retain(for:)` can
///   still be called, and counts.
/// - Disposing anything a second time does nothing. After the held disposable has been disposed,
///   `retain(for:)` returns a disposable that does nothing, and adds no user.
/// - A user may be the last one to hold the `MyRefCountDisposable`: it lives as long as it is needed.
///   Only `dispose()` counts: whoever releases a disposable and never disposes it is still a user.
/// - The `dispose()` of the held disposable may call any of these methods, or wait for another thread
///   that does: hold no lock meanwhile.
/// - Several threads may use this at the same time. The tests try it thousands of times; an
///   answer without a lock, or with two steps where one is needed, may still pass on a busy machine.
///
/// Chapter 2, section 7: the listing `ref-count`; and section 6: `my-disposable`.
///
/// - Check it: `swift run course check disposing/my-ref-count-disposable`,
///   or `swift test --package-path Exercises --filter MyRefCountDisposable`
/// - A hint: `swift run course hint disposing/my-ref-count-disposable`
final class MyRefCountDisposable: Disposable {
  /// The names of the users, in the order in which they came.
  var users: [String] {
    []  // Replace this line.
  }

  /// Holds `disposable`, with no users yet.
  init(disposable: any Disposable) {
    // Write this.
  }

  /// Adds one more user.
  ///
  /// - Returns: A disposable that ends this use.
  func retain(for name: String) -> any Disposable {
    Disposables.create()  // Replace this line.
  }

  /// Ends the owner's use. The held disposable is disposed as soon as it has no users.
  func dispose() {
    // Write this too.
  }
}
