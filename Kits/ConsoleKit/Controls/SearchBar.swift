/// The calls that a search bar makes to its delegate.
public protocol SearchBarDelegate: AnyObject {
  /// Called when the user has changed the text.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)

  /// Called when the user has pressed the search button.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
}

extension SearchBarDelegate {
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
}

/// A field for a text to search for. It isn't a ``Control``: it reports what the user does to one object
/// only, its delegate.
open class SearchBar: View {
  /// The object that receives the reports. It isn't kept alive.
  public weak var delegate: (any SearchBarDelegate)?

  /// The text. Setting it isn't reported.
  public var text: String? = "" {
    willSet { mustBeOnMainThread(self) }
  }

  /// Types these characters at the end of the text, one after the other, as the user would.
  public func simulateTyping(_ characters: String) {
    for character in characters { userSets((text ?? "") + String(character)) }
  }

  /// Deletes the last character, as the user would.
  public func simulateBackspace() { userSets(String((text ?? "").dropLast())) }

  /// Presses the search button, as the user would.
  public func simulateSearch() { delegate?.searchBarSearchButtonClicked(self) }

  private func userSets(_ newText: String) {
    text = newText
    delegate?.searchBar(self, textDidChange: newText)
  }

  open override func render() -> String { "search: \(text ?? "")" }
}
