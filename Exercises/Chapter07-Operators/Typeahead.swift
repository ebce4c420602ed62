import RxLite

/// Exercise `operators/typeahead`: search while somebody types.
///
/// You learn to put four operators into the right order. A search field that makes a request for
/// each letter searches for words that nobody meant, and may end up showing the answer to one of
/// them.
///
/// When the text hasn't changed for the time `pause`, call `search` with it, and emit what the request
/// emits:
///
///     text    -r-x--------s-x-----|   each letter stands for a text, `pause` is 3 s
///     search        --1|               is called with x, at 6
///       typeahead
///     result  --------1-----------|   x again after a pause: no second request
///
/// - `search` is called when the pause is over, with the text as it is: an empty one too.
/// - A text that is equal to the one that was searched for last isn't searched for again, whatever
///   was typed in between.
/// - A new request disposes the old one. A keystroke alone doesn't: the request in progress may still
///   answer.
/// - If a request fails, an empty list is emitted in place of the error, and the next text is searched
///   for as usual.
/// - When the text completes during a pause, the last text is searched for at once. The result
///   completes with the last request. An error of the text is an error of the result, at once.
/// - All waiting is done on `scheduler`. Each subscription has requests of its own; disposing it
///   disposes the request in progress.
///
/// Chapter 7, sections 1 and 4: the listings `four-flat-maps` and `throttle-or-debounce`;
/// chapter 5, section 3: `caught-inside`.
///
/// - Check it: `swift run course check operators/typeahead`,
///   or `swift test --package-path Exercises --filter Typeahead`
/// - A hint: `swift run course hint operators/typeahead`
func typeahead(
  _ text: Observable<String>, pause: RxTimeInterval, scheduler: any SchedulerType,
  search: @escaping (String) -> Observable<[String]>
) -> Observable<[String]> {
  .never()  // Replace this line.
}
