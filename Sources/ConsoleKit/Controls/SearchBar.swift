/// What a search bar tells its delegate.
public protocol SearchBarDelegate: AnyObject {
  /// The user has changed the text.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)

  /// The user wants the search to begin.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
}

extension SearchBarDelegate {
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
}

/// A text to search for. It is no ``Control``: it tells what the user does to its delegate, to one
/// object alone.
open class SearchBar: View {
  /// Who is told. It isn't kept alive.
  public weak var delegate: (any SearchBarDelegate)?

  /// The text. To set it is silent.
  public var text: String? = "" {
    willSet { mustBeOnMainThread(self) }
  }

  /// The user types these characters after the text, one after the other.
  public func simulateTyping(_ characters: String) {
    for character in characters { userSets((text ?? "") + String(character)) }
  }

  /// The user deletes the last character.
  public func simulateBackspace() { userSets(String((text ?? "").dropLast())) }

  /// The user presses the search button.
  public func simulateSearch() { delegate?.searchBarSearchButtonClicked(self) }

  private func userSets(_ newText: String) {
    text = newText
    delegate?.searchBar(self, textDidChange: newText)
  }

  open override func render() -> String { "search: \(text ?? "")" }
}
