import RxLite

/// Exercise `disposing/my-ref-count-disposable`: the last one closes the connection.
///
/// Several downloads use one connection. It must stay open for as long as one of them needs it, even
/// after the screen that opened it has closed, and then be closed once. The library's
/// `RefCountDisposable` counts its users. Write one.
///
///     let connection = MyRefCountDisposable(disposable: close)
///     let download = connection.retain()
///     connection.dispose()   // still open: a download uses it
///     download.dispose()     // closed
///
/// - `retain()` returns another disposable for each user.
/// - The held disposable is disposed once, as soon as `dispose()` has been called *and* each disposable
///   that `retain()` returned has been disposed; then it is released. Until then `retain()` can still be
///   called, and counts.
/// - Disposing anything a second time does nothing. After the held disposable has been disposed,
///   `retain()` returns a disposable that does nothing.
/// - A user may be the last one to hold the `MyRefCountDisposable`: the count lives as long as it is
///   needed. Only `dispose()` counts: releasing a disposable doesn't dispose it.
/// - The `dispose()` of the held disposable may call `retain()`, or wait for another thread that does:
///   hold no lock meanwhile.
/// - Several threads may use this at the same time. The tests try it thousands of times; an
///   answer without a lock, or with two steps where one is needed, may still pass on a busy machine.
///
/// Chapter 2, section 7: the listing `ref-count`; and section 6: `my-disposable`.
///
/// - Check it: `swift run course check disposing/my-ref-count-disposable`,
///   or `swift test --package-path Exercises --filter MyRefCountDisposable`
/// - A hint: `swift run course hint disposing/my-ref-count-disposable`
final class MyRefCountDisposable: Disposable {
  /// Holds `disposable`, with no users yet.
  init(disposable: any Disposable) {
    // Write this.
  }

  /// Counts one more user.
  ///
  /// - Returns: A disposable that ends this use.
  func retain() -> any Disposable {
    Disposables.create()  // Replace this line.
  }

  /// Ends the owner's use. The held disposable is disposed as soon as it has no users.
  func dispose() {
    // Write this too.
  }
}
