import RxLite

/// Exercise `disposing/composite-insert`: many that end together, and the one that comes too late.
///
/// `insert` keeps a disposable until `dispose()`, which disposes all of them in the order in which
/// they came, each once. Whoever comes after that is disposed at once instead of being kept.
///
///     let key = composite.insert(first)    // a key, different for each member
///     composite.dispose()                  // first is disposed
///     composite.insert(second)             // nil: second is disposed already
///
/// Chapter 2, section 5: `CompositeDisposable` does the same; watch the late one in the listing
/// `composite`.
///
/// - Check it: `swift run course check disposing/composite-insert`,
///   or `swift test --package-path Exercises --filter CompositeInsert`
/// - A hint: `swift run course hint disposing/composite-insert`
final class MyComposite: Disposable {
  /// Keeps a disposable until `dispose()`; after that, disposes it at once.
  ///
  /// - Returns: a key of its own, or `nil` if it was disposed at once.
  @discardableResult
  func insert(_ disposable: any Disposable) -> Int? {
    nil  // Replace this line.
  }

  /// Disposes all members, in the order in which they came.
  func dispose() {
    // Write this too.
  }
}
