import RxLite

/// Exercise `disposing/my-serial-disposable`: a place for one subscription at a time.
///
/// A search field makes a request for each letter, and the new request must cancel the old one. The
/// library's `SerialDisposable` does that. Write one, to see what it takes to dispose each disposable
/// exactly once, whatever happens meanwhile.
///
///     serial.replace(with: first)
///     serial.replace(with: second)   // first is disposed
///     serial.dispose()               // second is disposed
///     serial.replace(with: third)    // third is disposed at once
///
/// - `replace(with:)` first stores the new disposable, then disposes the old one. The `dispose()` of the
///   old one may call `replace(with:)` again, or wait for another thread that does: hold no lock
///   meanwhile.
/// - `dispose()` disposes the current one, and from then on each new one is disposed at once.
/// - The place keeps nothing that it has disposed. When it is itself released, it disposes nothing: only a
///   bag does that.
/// - Several threads may call both methods at the same time. The tests try it thousands of times, but
///   a wrong answer passes now and then, so green is no proof: decide in one `withLock`.
///
/// Then look at it: `swift run course play serial`. Paste the class above the `do`, write `MySerialDisposable()`
/// for `SerialDisposable()`, and `current.replace(with: readings.subscribe(…))` for the assignment. The picture is
/// that of section 5.
///
/// Chapter 2, sections 5 and 6: the listings `serial` and `my-disposable`.
///
/// - Check it: `swift run course check disposing/my-serial-disposable`,
///   or `swift test --package-path Exercises --filter MySerialDisposable`
/// - A hint: `swift run course hint disposing/my-serial-disposable`
final class MySerialDisposable: Disposable {
  /// Holds a new disposable, and disposes the old one.
  func replace(with next: any Disposable) {
    // Write this.
  }

  /// Disposes the current disposable, and from now on each new one.
  func dispose() {
    // Write this too.
  }
}
