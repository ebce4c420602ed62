import RxLite

/// Exercise `observables/marble`: a marble diagram that plays, to be mended.
///
/// You want to see what an operator does with certain events at certain moments, and no kettle sends just
/// these. So write them down as a marble diagram, and let it play: each time that a clock ticks, the result
/// does what the next character of the diagram says.
///
///     ticks             --t--t--t--t--t--t--
///       marble("-a-b|")
///     result            -----a-----b--|
///
/// The function below is a colleague's. It compiles, it plays this diagram, and there are three complaints: when
/// two displays subscribe to one diagram, neither receives all of it; a kettle that is the clock boils on when
/// nobody is subscribed any longer; and if that kettle runs dry, no one learns of it. The function has two more
/// faults, which nobody has noticed yet. Mend all five.
///
/// - Nothing happens at a `-`. `|` is completion, `X` is the error `MarbleFailure()`, and any other character
///   is an element, as it stands: a digit, a blank, an emoji, a parenthesis.
/// - Each subscription subscribes to the clock, and plays the diagram from its first character. Disposing it
///   disposes the subscription to the clock. So does an end that is written in the diagram.
/// - A diagram may have no end: after its last character the clock goes on ticking, and the result sends
///   nothing more and doesn't end.
/// - If the clock itself fails or completes, so does the result.
/// - While an observer receives an element, it may make the clock tick, as a display does that can't wait for
///   the next one. Then the next character is played.
///
/// Then look at it: `swift run course play boil`. Paste the function, and let a kettle be the clock: subscribe to
/// `marble("-a|", ticks: boil().map { _ in () })` instead. The picture shows your diagram, one second for each
/// character, and that its end switches the kettle off. Keep the function: the next exercise plays with it.
///
/// Chapter 1, sections 5 and 6: the contract of `create`, what two subscriptions share, and the listing
/// `own-operator`. Here the source is not `self` but the clock, and the diagram says what is sent.
///
/// - Check it: `swift run course check observables/marble`,
///   or `swift test --package-path Exercises --filter MarbleTests`
/// - A hint: `swift run course hint observables/marble`
func marble(_ diagram: String, ticks: Observable<Void>) -> Observable<String> {
  // Replace this code where it is wrong.
  var rest = diagram[...]
  return .create { observer in
    _ = ticks.subscribe(onNext: {
      guard let character = rest.first else { return observer.onCompleted() }
      switch character {
      case "-": break
      case "|": observer.onCompleted()
      case "X": observer.onError(MarbleFailure())
      default: observer.onNext(String(character))
      }
      rest = rest.dropFirst()
    })
    return Disposables.create()
  }
}

/// The error that `X` stands for.
struct MarbleFailure: Error {}
