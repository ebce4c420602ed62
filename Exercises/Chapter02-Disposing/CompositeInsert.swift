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
/// Hints:
/// - Suppose that a subscription is made while another thread disposes the composite. Who would
///   ever dispose a subscription that was put in afterwards?
/// - "Disposed" and "empty" are not the same. How can one property tell the two apart?
/// - `nil` tells the caller something. What can it do with the answer?
///
/// Run its tests: `swift test --package-path Exercises --filter CompositeInsert`
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
