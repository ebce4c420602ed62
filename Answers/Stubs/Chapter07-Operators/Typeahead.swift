import RxLite

/// Exercise `operators/typeahead`: search while somebody types, and search again.
///
/// You learn to choose operators by what should happen to the one before. A shop wants a search field
/// that doesn't ask for half a word, never shows the answer to an older one, and has a button *Search
/// again* for a customer whose train has just left the tunnel.
///
/// Each text begins a pause, and ends the pause of the text before, even if the two are equal. When the
/// time `pause` has passed, call `search` with the text, and emit what the request emits:
///
///     text    -r-x------s----|    each letter stands for a text that is long enough
///     again   ---------tt-----|   the second tap comes while x is requested
///     x             -1|           is requested at 6, and again at 9
///     s                    -2|    is requested at 13
///       typeahead
///     result  -------1--1---2-|   `pause` is 3 s
///
/// - A text of fewer than `minimum` characters is never searched for. It clears the list at once: an empty list
///   is emitted, a text that was waiting for its pause isn't searched for any more, and the request in progress is
///   disposed. The list stays cleared until the next search. Until then, a further text that is too short emits
///   nothing. `minimum` is at least 1.
/// - A text that is equal to the one searched for last isn't searched for again after its pause, unless the list
///   was cleared in between.
/// - A new search disposes the request in progress. A key alone doesn't, unless it clears the list.
/// - A tap on `again` repeats the last search at once, even during a pause, and the pause goes on. While a request
///   is in progress, a tap is ignored. Before the first search, and while the list is cleared, there is nothing to
///   repeat, and a tap does nothing.
/// - If a request fails, an empty list is emitted in place of the error. The next text and the next tap are
///   searched for as usual.
/// - The result completes when the text, `again` and the last request have all completed. If the text completes
///   during a pause, its last text is still searched for: at once, or after the pause.
/// - The result fails at once with an error of the text or of `again`.
/// - As long as there is nothing to repeat, your answer needn't watch `again`: then neither its error nor its
///   completion counts.
/// - All waiting is done on `scheduler`. Each subscription has a run of its own and makes its own requests. It
///   subscribes to `text` once, and to `again` as often as you like. Disposing it disposes everything.
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
