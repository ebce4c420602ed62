import RxLite

/// Exercise `observables/my-range`: a sequence made by hand.
///
/// In the print dialog of your app, somebody chooses the pages 2 to 4 and 7, and the printer subscribes to a
/// sequence of them. What the printer has received is on paper: an element that was sent can't be taken back.
/// So look at all that was chosen before you send the first page.
///
///     myRange([2...4, 7...7], of: 10)
///     (2,3,4,7,|)
///
///     myRange([2...4, 7...17], of: 10)
///     X
///
/// Parentheses enclose what happens at the same moment: here, everything happens before `subscribe` returns.
/// `X` is an error.
///
/// - The pages of a document are numbered from 1 to `count`. Send those of each range, one range after the
///   other, in the order of the list: not sorted, and a page as often as it was chosen. Then complete.
/// - An empty list means all pages. If the document has none, the sequence only completes. (Swift crashes if you
///   make the range `1...0`.)
/// - If any range has a page that the document doesn't have, the sequence fails with `NoSuchPages()`, and sends
///   no page.
/// - Each subscription receives all of it, even one that begins in the middle of another.
///
/// Then look at it: `swift run course play create`. Paste the function and the error, and subscribe to
/// `myRange([2...4, 7...17], of: 10)` instead of `readings`. One line is printed, and no page. Then choose
/// `7...7` instead of `7...17`.
///
/// Chapter 1, section 3: the listing `create`. Here the closure decides what it sends.
///
/// - Check it: `swift run course check observables/my-range`,
///   or `swift test --package-path Exercises --filter MyRange`
/// - A hint: `swift run course hint observables/my-range`
func myRange(_ ranges: [ClosedRange<Int>], of count: Int) -> Observable<Int> {
  .never()  // Replace this line.
}

/// The error of a choice that isn't all within the document.
struct NoSuchPages: Error {}
