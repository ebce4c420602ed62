import Foundation
import RxLite

/// Exercise `observables/my-range`: a sequence made by hand.
///
/// The print dialog of your app has a field for the pages. Somebody types `2-4, 7`, and the printer subscribes to
/// a sequence of these pages. What the printer has received is on paper, and no error brings it back. So
/// everything that was typed has to be right before the first page is sent.
///
///     myRange("2-4, 7", of: 10)
///     (2,3,4,7,|)
///
///     myRange("2-4, 17", of: 10)
///     X
///
/// Parentheses enclose what happens at the same moment: here, everything happens before `subscribe` returns.
/// `X` is an error.
///
/// - Commas separate the parts of what was typed. A part is a page, or a first and a last page with a hyphen
///   between them. There may be blanks around each number, but not within it.
/// - The pages of a document are numbered from 1 to `count`. Send those of each part, part after part, as they
///   were typed: not sorted, and a page as often as it was typed. Then complete.
/// - If nothing was typed but blanks, or nothing at all, send all pages. A document may have none.
/// - If any part is something else, such as `0`, `17`, `4-2`, `1 2`, `x` or nothing, the sequence fails with
///   `NoSuchPages()`, and sends no page.
/// - Each subscriber receives all of this, even one that subscribes while another is receiving it.
///
/// Chapter 1, section 3: the listing `create`. Here the closure decides what it sends. `split` and `Int(…)` read
/// a text; Foundation's `trimmingCharacters(in: .whitespaces)` removes the blanks around it.
///
/// - Check it: `swift run course check observables/my-range`,
///   or `swift test --package-path Exercises --filter MyRange`
/// - A hint: `swift run course hint observables/my-range`
func myRange(_ typed: String, of count: Int) -> Observable<Int> {
  .never()  // Replace this line.
}

/// The error of a text that names anything but pages of the document.
struct NoSuchPages: Error {}
