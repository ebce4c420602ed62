import RxLite

/// Exercise `bindings/running`: what a screen shows while a request runs.
///
/// A user who has asked for something must see that the program is busy, and an old answer must not look
/// like the new one. Before the first question there is neither a request nor an answer to show.
///
/// Both properties of the result are for bindings, so neither may fail: `isAnimating` goes to the spinner,
/// `isHidden` to the label that shows the answer.
///
/// - `isAnimating` emits true at each input and false at each result, and nothing before the first input.
/// - `isHidden` emits the same, and true at first, as soon as it is subscribed to.
/// - An error of `results` counts as a result: it emits false, and an input after it still emits true.
///   An error of `inputs` emits false as well, and no more inputs follow.
/// - Each completes when no further input or result can arrive.
/// - Each subscription has subscriptions of its own to `inputs` and `results`, in this order, and an
///   element is emitted on the thread on which it arrives, without a scheduler.
///
/// You may assume that no result arrives before the first input.
///
///     inputs       ---a-------b-----------
///     results      ------A---------B------
///     isAnimating  ---t--f----t----f------    t is true, f is false
///     isHidden     t--t--f----t----f------
///
/// Chapter 10, section 4: the listing `running`.
///
/// - Check it: `swift run course check bindings/running`,
///   or `swift test --package-path Exercises --filter Running`
/// - A hint: `swift run course hint bindings/running`
func running<Input, Result>(
  inputs: Observable<Input>, results: Observable<Result>
) -> (isAnimating: Observable<Bool>, isHidden: Observable<Bool>) {
  return (.never(), .never())  // Replace this line.
}
