import RxLite

/// Exercise `observables/my-generate`: a loop that can be stopped from outside.
///
/// Some sequences are computed, each element from the one before: dates of a calendar, attempts with
/// longer and longer waits. They may have no end, and the subscriber decides when it has enough.
///
/// Send `initialState`, then `iterate` of it, then `iterate` of that, and so on for as long as
/// `condition` holds; then complete.
///
///     myGenerate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 })
///     (1,2,4,8,|)
///
/// The loop may be endless. So it stops when its subscription is disposed:
///
///     myGenerate(initialState: 1, condition: { _ in true }) { $0 + 1 }.take(3)
///     (1,2,3,|)
///
/// - Everything happens on the subscriber's thread, before the outermost `subscribe` on it returns.
/// - Each subscriber has a loop of its own, even one that subscribes while another is receiving. Then the
///   two may take turns, as in the listing `two-logs`.
/// - `condition` is called once for each state, and `iterate` only with a state for which it holds.
///
/// Chapter 1, section 7: the listings `newest-reading`, `by-turns` and `two-logs`.
///
/// - Check it: `swift run course check observables/my-generate`,
///   or `swift test --package-path Exercises --filter MyGenerate`
/// - A hint: `swift run course hint observables/my-generate`
func myGenerate<State>(
  initialState: State,
  condition: @escaping (State) -> Bool,
  iterate: @escaping (State) -> State
) -> Observable<State> {
  .never()  // Replace this line.
}
