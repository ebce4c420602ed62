import RxLite

/// A note on the screen. The user changes its text at any time.
final class Note {
  var text: String

  init(text: String) { self.text = text }
}

/// A store for one text.
protocol TextStore {
  /// Saves a text when the result is subscribed to.
  func save(_ text: String) -> Completable

  /// Returns the text that the store holds at the moment of this call.
  func load() -> Single<String>
}

/// What the screen says about a note that was saved.
enum SaveResult: Equatable {
  /// The store holds the text that it was sent, and so does the note.
  case saved
  /// The store holds the text that it was sent, but the user has edited the note since.
  case edited
  /// The store holds another text.
  case changed(to: String)
}

/// Exercise `traits/save-then-load`: one thing after the other.
///
/// Write a *Save* button that doesn't lie. It says "saved" only if the store holds what it was sent: a server
/// may have shortened the text, or somebody else may have changed it meanwhile. And the user doesn't stop
/// typing while a text is being saved: then what is on the screen isn't saved any more.
///
/// `saveThenLoad(note, in: store)` is called once, when the screen opens. Each tap of the button subscribes
/// to its result. A subscription saves the text that the note has at this moment. When that has completed, it
/// loads the text that the store holds then. When the loaded text arrives, it succeeds with one of these:
///
/// - `.changed(to:)`, with the loaded text, if this isn't the text that was saved, whatever the note says by now.
/// - `.edited`, if the loaded text is the one that was saved, but the note has another text at this moment.
/// - `.saved`, if all of them are equal, even if the user has typed something and removed it again.
///
/// Nothing is read or saved before a subscription. The result is the error of whichever fails, the saving or
/// the loading. If saving fails, nothing is loaded. Disposing cancels whichever is in progress. Everything
/// happens on the thread on which the store sends its events, without a scheduler.
///
///     save           ---|               ---|               ---X
///     load              ---("new"|)        ---("ne"|)
///       saveThenLoad
///                    ------(saved|)     ------(c|)         ---X
///
/// (Parentheses: the element and completed, at one moment. `c` is `.changed(to: "ne")`.)
///
/// You will learn to choose the moment at which each thing is read.
///
/// Chapter 4, section 3.
///
/// - Check it: `swift run course check traits/save-then-load`,
///   or `swift test --package-path Exercises --filter SaveThenLoad`
/// - A hint: `swift run course hint traits/save-then-load`
func saveThenLoad(_ note: Note, in store: any TextStore) -> Single<SaveResult> {
  .never()  // Replace this line.
}
