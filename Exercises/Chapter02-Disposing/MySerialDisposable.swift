import RxLite

/// Exercise `disposing/my-serial-disposable`: a place for the subscription in force.
///
/// It holds one disposable at a time. `replace(with:)` puts a new one in and disposes the one
/// before; `dispose()` disposes the one in force and ends it all: a newcomer is then disposed at
/// once.
///
///     serial.replace(with: first)
///     serial.replace(with: second)   // first is disposed
///     serial.dispose()               // second is disposed
///     serial.replace(with: third)    // third is disposed at once
///
/// It disposes each of them exactly once. Make it safe to use from several threads at the same time,
/// too; the tests can't prove that for you, for a race may pass a hundred times.
///
/// Chapter 2, section 1: what is given back, and when. RxLite has the same thing under the name
/// `SerialDisposable`; look at it afterwards.
///
/// - Check it: `swift run course check disposing/my-serial-disposable`,
///   or `swift test --package-path Exercises --filter MySerialDisposable`
/// - A hint: `swift run course hint disposing/my-serial-disposable`
final class MySerialDisposable: Disposable {
  /// Puts a new one in, and disposes the one before.
  func replace(with next: any Disposable) {
    // Write this.
  }

  /// Disposes the one in force, and from now on every newcomer.
  func dispose() {
    // Write this too.
  }
}
