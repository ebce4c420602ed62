import RxLite

/// Exercise `operators/pair-tap`: what belongs together.
///
/// You learn to choose between `combineLatest`, `zip` and `withLatestFrom`. A table sends each tap
/// twice: first the model that was tapped, then its row. A screen needs both, and a pair that nobody
/// tapped opens the wrong page.
///
/// Emit each model together with its row, as soon as the row arrives:
///
///     models  -A----B---C----D--|
///     rows    --0---------2---0-|      a finger has slid off B: no row follows
///       pairTap
///     result  --A0--------C2--D0|
///
/// - The model of a tap always comes first, its row next, usually at the same moment.
/// - A finger may slide off. Then the model has been sent and no row follows; the next tap has both
///   again.
/// - A subscription may begin in the middle of a tap, between its model and its row. That tap isn't
///   emitted, and the next one is complete.
/// - Two equal taps are two taps.
/// - The sequence of models completes first, and the result completes with the rows. An error of
///   either is an error of the result.
/// - Each subscription has its own state. It subscribes to each source once, and disposing it
///   disposes both.
///
/// Chapter 7, section 2: the listing `ghost-pair`.
///
/// - Check it: `swift run course check operators/pair-tap`,
///   or `swift test --package-path Exercises --filter PairTap`
/// - A hint: `swift run course hint operators/pair-tap`
func pairTap<Model>(
  models: Observable<Model>, rows: Observable<Int>
) -> Observable<(model: Model, row: Int)> {
  .never()  // Replace this line.
}
