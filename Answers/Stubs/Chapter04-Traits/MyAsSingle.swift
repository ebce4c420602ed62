import RxLite

/// There should have been one element, and there were at least these two.
struct MoreThanOne<Element>: Error {
  let first: Element
  let other: Element
}

/// Exercise `traits/my-as-single`: hold a sequence to its promise.
///
/// “Call Anna,” you say to your phone. It searches its own address book and the one on the server, and emits
/// each contact that it finds. If there is one Anna, it should dial. If there are two, it should ask “Anna Berg
/// or Anna Holm?”, as soon as it has found the second. `asSingle()` is no help: its error doesn't say who was
/// found, and an Anna who is in both address books counts twice. So write one that can do it.
///
/// The source should have one element, and may emit it several times: elements that equal the first are ignored.
///
/// - When the source completes, the single succeeds with the first element.
/// - At an element that doesn't equal the first, the single fails with `MoreThanOne`, which holds both. It also
///   cancels the subscription to the source, without waiting for its end.
/// - If the source completes without an element, the error is `RxError.noElements`.
/// - If the source fails, the single fails with the same error, even after an element.
///
/// The result arrives on the thread on which the source sends.
///
///     source     --1--1--|       --1--2--|    -----|      --1--X
///       myAsSingle
///     result     --------(1|)    -----X       -----X      -----X
///
/// (Parentheses: the element and completed, at one moment. The first error holds 1 and 2.)
///
/// Chapter 4, section 5.
///
/// - Check it: `swift run course check traits/my-as-single`,
///   or `swift test --package-path Exercises --filter MyAsSingle`
/// - A hint: `swift run course hint traits/my-as-single`
extension ObservableType where Element: Equatable {
  func myAsSingle() -> Single<Element> {
    .never()  // Replace this line.
  }
}
