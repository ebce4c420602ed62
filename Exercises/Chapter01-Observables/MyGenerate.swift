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
///     myGenerate(initialState: 1, condition: { _ in true }, iterate: { $0 + 1 }).take(3)
///     (1,2,3,|)
///
/// Chapter 1, section 4: the listing `before-subscribe-returns` shows why a loop inside of `create`
/// can't be interrupted. What would stop it is handed over when the closure returns. So return
/// first, and loop afterwards.
///
/// Hints:
/// - Who could call you back once the subscription is made? Work for "later, on this same thread"
///   is what `CurrentThreadScheduler.instance` takes.
/// - One round of the loop is one piece of work, and it ends by asking for the next round. Look for
///   a method of the scheduler that has "recursive" in its name, and at what it returns.
///
/// Run its tests: `swift test --package-path Exercises --filter MyGenerate`
func myGenerate<State>(
  initialState: State,
  condition: @escaping (State) -> Bool,
  iterate: @escaping (State) -> State
) -> Observable<State> {
  .never()  // Replace this line.
}
