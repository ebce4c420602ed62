import RxLite

/// Exercise `observables/my-generate`: a loop that can be stopped from outside.
///
/// Send `initialState`; then `iterate` of it, then `iterate` of that, and so on for as long as
/// `condition` holds; then complete. All of it happens on the subscriber's thread.
///
///     myGenerate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 })
///     (1,2,4,8,|)
///
/// The loop may be endless. So it has to stop as soon as nobody listens any more:
///
///     myGenerate(initialState: 1, condition: { _ in true }) { $0 + 1 }.take(3)
///     (1,2,3,|)
///
/// Chapter 1, section 4: the listing `before-subscribe-returns` shows why a loop inside of `create`
/// can't be interrupted. What would stop it is handed over when the closure returns. So return
/// first, and loop afterwards.
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
