import ConsoleKit
import RxLite

/// The delegate of a search bar that turns its calls into elements.
final class SearchProxy: SearchBarDelegate {
  /// The text after each change.
  let texts = PublishSubject<String>()

  /// The delegate that was there before.
  weak var forwardTo: (any SearchBarDelegate)?

  /// Returns the proxy of a search bar.
  ///
  /// The proxy belongs to the search bar: a delegate is held weakly, so somebody else must hold it, and
  /// must release it together with the bar. What the bar has for a delegate now becomes the one that the
  /// proxy forwards to, unless it is the proxy itself.
  static func proxy(for searchBar: SearchBar) -> SearchProxy {
    let proxy = AssociatedObjects.object(for: searchBar, key: "proxy") { SearchProxy() }
    if searchBar.delegate !== proxy {
      proxy.forwardTo = searchBar.delegate
      searchBar.delegate = proxy
    }
    return proxy
  }

  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    forwardTo?.searchBar(searchBar, textDidChange: searchText)
    texts.onNext(searchText)
  }
}
