import RxLite

/// Exercise `disposing/composite-insert`: a group that ends together, and the member that comes too late.
///
/// An operator with several sources has a subscription to each, and disposing the result must dispose
/// them all. A subscription may come too late: while it is being made, another thread disposes the
/// result. If the group kept it, nobody would ever dispose it.
///
///     let key = composite.insert(first)    // a key, different for each member
///     composite.dispose()                  // first is disposed
///     composite.insert(second)             // nil: second has been disposed
///
/// - `insert` keeps a disposable and returns a key that no other member has. After `dispose()` has been
///   called, it disposes the disposable at once and returns `nil`.
/// - `dispose()` disposes the members in the order in which they were inserted, and releases them. A
///   disposable that was inserted twice is disposed twice. A second call does nothing. Releasing a
///   `MyComposite` disposes nothing; only a bag disposes then.
/// - The `dispose()` of a member may insert another one, or wait for another thread that does: hold no
///   lock meanwhile.
/// - Several threads may call both methods at the same time. The tests try it thousands of times; an
///   answer without a lock, or with two steps where one is needed, may still pass on a busy machine.
///
/// Chapter 2, section 7: the listing `composite`; and section 6: `my-disposable`.
///
/// - Check it: `swift run course check disposing/composite-insert`,
///   or `swift test --package-path Exercises --filter CompositeInsert`
/// - A hint: `swift run course hint disposing/composite-insert`
final class MyComposite: Disposable {
  /// Keeps a disposable until `dispose()`; after that, disposes it at once.
  ///
  /// - Returns: The member's key, or `nil` if it was disposed at once.
  @discardableResult
  func insert(_ disposable: any Disposable) -> Int? {
    nil  // Replace this line.
  }

  /// Disposes all members, in the order in which they were inserted.
  func dispose() {
    // Write this too.
  }
}
