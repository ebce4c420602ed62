import RxLite

/// Exercise `operators/typeahead`: search while somebody types, and search again.
///
/// You learn to choose operators by what should happen to the one before. A shop wants a search field
/// that doesn't ask for half a word, never shows the answer to an older one, and has a button *Search
/// again* for a customer whose train has just left the tunnel.
///
/// When a text hasn't changed for the time `pause`, call `search` with it, and emit what the request emits:
///
///     text    -r-x------s----|    each letter stands for a text that is long enough
///     again   ---------tt-----|   the second tap comes while x is requested
///     x             -1|           is requested at 6, and again at 9
///     s                    -2|    is requested at 13
///       typeahead
///     result  -------1--1---2-|   `pause` is 3 s
///
/// - A text of fewer than `minimum` characters is never searched for. It clears the list at once: an empty
///   list is emitted, the pause for another text is over, and the request in progress is disposed. The list
///   stays cleared until the next search: until then, nothing is emitted for such texts. `minimum` is at
///   least 1.
/// - When its pause is over, a text that is equal to the one searched for last isn't searched for again,
///   unless the list was cleared in between.
/// - A new request disposes the old one. A key alone doesn't, unless it clears the list.
/// - A tap on `again` repeats the last search at once, even during a pause. While a request is in
///   progress, it is ignored. Before the first search, and while the list is cleared, it does nothing.
/// - If a request fails, an empty list is emitted in place of the error. The next text and the next tap are
///   searched for as usual.
/// - The result completes when the text and `again` have completed, and the last request. An error of the
///   text or of `again` is an error of the result, at once. But before the first search, and while the list
///   is cleared, there is nothing to repeat: whether the result waits for `again` then, or fails with its
///   error, is left to you.
/// - All waiting is done on `scheduler`. Each subscription has a run of its own, of the text and of the
///   requests; disposing it disposes everything.
///
/// Chapter 7, sections 2 and 7: the listings `four-flat-maps` and `throttle-or-debounce`; chapter 6,
/// section 8, for `delay`; chapter 5, section 3: `caught-inside`.
///
/// - Check it: `swift run course check operators/typeahead`,
///   or `swift test --package-path Exercises --filter Typeahead`
/// - A hint: `swift run course hint operators/typeahead`
func typeahead(
  _ text: Observable<String>, again: Observable<Void>, minimum: Int, pause: RxTimeInterval,
  scheduler: any SchedulerType, search: @escaping (String) -> Observable<[String]>
) -> Observable<[String]> {
  .never()  // Replace this line.
}
