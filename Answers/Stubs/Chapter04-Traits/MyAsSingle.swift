import RxLite

/// Exercise `traits/my-as-single`: hold a sequence to its promise.
///
/// A query for an id should find one row. If it finds two, or none, you want to know, and not to continue
/// with the wrong one. Here you learn to keep something for each subscription until the source
/// completes.
///
/// The source should have one element. When it completes after one, the single succeeds with it. A second
/// element fails with `RxError.moreThanOneElement`, and cancels the subscription to the source, without
/// waiting for its end. If the source completes without an element, the error is `RxError.noElements`. If
/// it fails, the single fails with the same error, even after an element. The result arrives on the
/// thread on which the source sends.
///
///     source     --1-----|       --1--2--|    -----|      --1--X
///       myAsSingle
///     result     --------(1|)    -----X       -----X      -----X
///
/// (Parentheses: the element and completed, at one moment.)
///
/// Chapter 4, section 5: build it from `Single.create` and `subscribe`, without `asSingle`, `asMaybe` and
/// `single`.
///
/// - Check it: `swift run course check traits/my-as-single`,
///   or `swift test --package-path Exercises --filter MyAsSingle`
/// - A hint: `swift run course hint traits/my-as-single`
extension ObservableType {
  func myAsSingle() -> Single<Element> {
    .never()  // Replace this line.
  }
}
