import RxLite

/// Exercise `observables/marble`: read a marble diagram.
///
/// Each character of the diagram takes one frame of time. Nothing happens at a `-`; `|` is
/// completion, `X` is the error `MarbleFailure()`, and any other character is an element. After an
/// ending nothing happens any more, whatever the diagram says.
///
///     frame   0123456789
///             --a--b-X
///     events  a in 2, b in 5, the error in 7
///
/// Chapter 1, section 2: the grammar `next* (error | completed)?`, with time. Its listing `marbles`
/// draws such diagrams; here you read them.
///
/// - Check it: `swift run course check observables/marble`,
///   or `swift test --package-path Exercises --filter Marble`
/// - A hint: `swift run course hint observables/marble`
func marble(_ diagram: String) -> [TimedEvent] {
  []  // Replace this line.
}

/// An event, and the frame of the diagram in which it happens. Frames count from 0.
struct TimedEvent {
  let frame: Int
  let event: Event<String>
}

/// The error that `X` stands for.
struct MarbleFailure: Error {}
