import RxLite

/// Exercise `observables/marble`: read a marble diagram.
///
/// The tests of this course are written as marble diagrams. To check what a sequence does, a test has to
/// read them. Here you write the reader.
///
/// Each character of the diagram takes one frame of time; frames count from 0. Nothing happens at a `-`.
/// `|` is completion, `X` is the error `MarbleFailure()`, and any other character is an element, as it
/// stands: a digit, a blank, an emoji. (That includes `>`, `^` and parentheses: the lesson's diagrams use
/// them, and your reader doesn't have to know them.) After a terminal event nothing happens, whatever the
/// diagram says.
///
///     frame   0123456789
///             --a--b-X
///     events  a at 2, b at 5, the error at 7
///
/// Chapter 1, section 4: the grammar `next* (error | completed)?`, with time.
///
/// - Check it: `swift run course check observables/marble`,
///   or `swift test --package-path Exercises --filter MarbleTests`
/// - A hint: `swift run course hint observables/marble`
func marble(_ diagram: String) -> [TimedEvent] {
  []  // Replace this line.
}

/// An event, and the frame of the diagram at which it happens.
struct TimedEvent {
  let frame: Int
  let event: Event<String>
}

/// The error that `X` stands for.
struct MarbleFailure: Error {}
