import ConsoleKit
import RxLite

/// The delegate proxy of a search bar, which turns calls into elements.
final class SearchProxy: SearchBarDelegate {
  /// The text after each change.
  let texts = PublishSubject<String>()

  /// The delegate that was there before.
  weak var forwardTo: (any SearchBarDelegate)?

  /// Returns the proxy of a search bar.
  ///
  /// The bar holds its delegate weakly, so the proxy is stored as an associated object: it lives as long
  /// as the bar. The bar's current delegate becomes the one that the proxy forwards to, unless it is the
  /// proxy itself.
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
