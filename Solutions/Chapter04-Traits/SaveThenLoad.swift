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

/// Saves the text of a note, then says whether the store holds it, and whether the note still has it.
///
///     save           ---|               ---|               ---X
///     load              ---("new"|)        ---("ne"|)
///       saveThenLoad
///                    ------(saved|)     ------(c|)         ---X
///
/// Each thing is read at a moment of its own: the note when someone subscribes, the store when the saving has
/// completed, and the note again when the loaded text arrives. The text that was saved is kept for both
/// comparisons.
func saveThenLoad(_ note: Note, in store: any TextStore) -> Single<SaveResult> {
  .deferred {
    let text = note.text
    return store.save(text)
      .andThen(Single.deferred { store.load() })
      .map { loaded in
        if loaded != text { return .changed(to: loaded) }
        return note.text == text ? .saved : .edited
      }
  }
}
