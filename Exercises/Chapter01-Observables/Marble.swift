import RxLite

/// Exercise `observables/marble`: a marble diagram that plays.
///
/// You want to see what an operator does with certain events at certain moments, and no kettle sends just
/// these. So write them down as a marble diagram, and let it play: each time that a clock ticks, the result
/// does what the next character of the diagram says.
///
///     ticks             --t--t--t--t--t--t--
///       marble("-a-b|")
///     result            -----a-----b--|
///
/// - Nothing happens at a `-`. `|` is completion, `X` is the error `MarbleFailure()`, and any other character
///   is an element, as it stands: a digit, a blank, an emoji, a parenthesis.
/// - Each subscription subscribes to the clock, and plays the diagram from its first character. Disposing it
///   disposes the subscription to the clock. So does an end that is written in the diagram.
/// - A diagram without an end is like a sequence that goes on: after its last character, the clock ticks, and
///   nothing is sent.
/// - If the clock itself fails or completes, so does the result.
/// - While an observer receives an element, it may make the clock tick. Then the next character is played.
///
/// Then look at it: `swift run course play boil`. Paste the function, and let a kettle be the clock: subscribe to
/// `marble("-a|", ticks: boil().map { _ in () })` instead. The picture shows your diagram, one second for each
/// character, and that its end switches the kettle off.
///
/// Chapter 1, sections 4 and 6: the grammar, and the listing `own-operator`. Here the source is not `self`
/// but the clock, and the diagram says what is sent.
///
/// - Check it: `swift run course check observables/marble`,
///   or `swift test --package-path Exercises --filter MarbleTests`
/// - A hint: `swift run course hint observables/marble`
func marble(_ diagram: String, ticks: Observable<Void>) -> Observable<String> {
  .never()  // Replace this line.
}

/// The error that `X` stands for.
struct MarbleFailure: Error {}
