import RxLite

/// Exercise `traits/my-as-single`: hold a sequence to its word.
///
/// A sequence that is to have one element, as a `Single`. Whether it was the only one is known when the
/// sequence completes. A second one is a mistake, and so is none.
///
///     source   --1-----|          --1--2          -----|        --1--X
///       myAsSingle
///              --------(1|)       -----X          -----X        -----X
///                                 moreThanOneElement, noElements, and the source's own error
///
/// Chapter 4, section 6: without `asSingle` and `asMaybe`, please.
///
/// Hints:
/// - `Single.create` gives you a function to call once. What you return stops the source.
/// - You need a place for the element until the source completes. Each subscription needs its own.
/// - The errors are `RxError.moreThanOneElement` and `RxError.noElements`. After the former the source
///   is of no more use.
///
/// Run its tests: `swift test --package-path Exercises --filter MyAsSingle`
extension ObservableType {
  func myAsSingle() -> Single<Element> {
    .never()  // Replace this line.
  }
}
