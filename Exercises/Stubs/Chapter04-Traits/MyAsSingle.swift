import RxLite

/// Exercise `traits/my-as-single`: hold a sequence to its word.
///
/// A sequence that is to have one element, as a `Single`. Whether it was the only one is known when the
/// sequence completes. A second one is a mistake, and so is none.
///
///     source   --1-----|          --1--2          -----|        --1--X
///       myAsSingle
///              --------(1|)       -----X          -----X        -----X
///                       moreThanOneElement, noElements, and the source's own error
///
/// Chapter 4, section 6: without `asSingle` and `asMaybe`, please.
///
/// - Check it: `swift run course check traits/my-as-single`,
///   or `swift test --package-path Exercises --filter MyAsSingle`
/// - A hint: `swift run course hint traits/my-as-single`
extension ObservableType {
  func myAsSingle() -> Single<Element> {
    .never()  // Replace this line.
  }
}
