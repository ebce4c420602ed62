import RxLite

/// Exercise `disposing/my-ref-count-disposable`: the last one switches off the light.
///
/// It holds a disposable that several need. `retain()` lends out a disposable that stands for one
/// of those who need it. The held one is disposed as soon as `dispose()` has been called *and* all
/// that was lent has been disposed: once, and not before.
///
///     let lamp = MyRefCountDisposable(disposable: switchOff)
///     let reader = lamp.retain()
///     lamp.dispose()      // still lit: somebody reads
///     reader.dispose()    // off
///
/// To dispose anything a second time does nothing. What `retain()` returns when all is over does
/// nothing either.
///
/// Chapter 2, section 7: who keeps what alive, and until when. RxLite has the same thing under the
/// name `RefCountDisposable`; look at it afterwards.
///
/// - Check it: `swift run course check disposing/my-ref-count-disposable`,
///   or `swift test --package-path Exercises --filter MyRefCountDisposable`
/// - A hint: `swift run course hint disposing/my-ref-count-disposable`
final class MyRefCountDisposable: Disposable {
  /// Holds `disposable`, and has lent nothing out.
  init(disposable: any Disposable) {
    // Write this.
  }

  /// Lends out a disposable that counts.
  func retain() -> any Disposable {
    Disposables.create()  // Replace this line.
  }

  /// Gives up the first claim: the held disposable goes as soon as nothing lent is left.
  func dispose() {
    // Write this too.
  }
}
