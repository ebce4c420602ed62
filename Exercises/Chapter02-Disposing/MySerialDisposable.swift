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
/// Hints:
/// - What has to be remembered besides the one in force?
/// - Somebody else may have disposed the one in force already. Does that concern the newcomer?
/// - A lock protects what is remembered. What may happen if you hold it while you call the
///   `dispose()` of something that you don't know?
///
/// Run its tests: `swift test --package-path Exercises --filter MySerialDisposable`
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
