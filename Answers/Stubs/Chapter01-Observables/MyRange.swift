import RxLite

/// Exercise `observables/my-range`: a sequence made by hand.
///
/// You will often turn something that exists already into a sequence: the pages of a list, the rows of a
/// file. Numbers are the simplest case. Send `count` consecutive numbers (zero or more), beginning with
/// `start`, then complete.
///
///     myRange(from: 3, count: 4)
///     (3,4,5,6,|)
///
/// Parentheses enclose what happens at the same moment: here, everything happens before `subscribe`
/// returns. Each subscriber receives all numbers, even one that subscribes while another is receiving
/// them. The last number may be `Int.max`.
///
/// Chapter 1, section 3: build it from `Observable.create`, as the listing `create` does.
///
/// - Check it: `swift run course check observables/my-range`,
///   or `swift test --package-path Exercises --filter MyRange`
/// - A hint: `swift run course hint observables/my-range`
func myRange(from start: Int, count: Int) -> Observable<Int> {
  .never()  // Replace this line.
}
