// A dictionary from the bar's identity to its proxy. The entry is removed when the bar is released.
import ConsoleKit
import RxLite

final class SearchProxy: SearchBarDelegate {
  let texts = PublishSubject<String>()

  weak var forwardTo: (any SearchBarDelegate)?

  private nonisolated(unsafe) static var proxies: [ObjectIdentifier: SearchProxy] = [:]

  static func proxy(for searchBar: SearchBar) -> SearchProxy {
    let proxy = proxies[ObjectIdentifier(searchBar)] ?? makeProxy(for: searchBar)
    if searchBar.delegate !== proxy {
      proxy.forwardTo = searchBar.delegate
      searchBar.delegate = proxy
    }
    return proxy
  }

  private static func makeProxy(for searchBar: SearchBar) -> SearchProxy {
    let (proxy, key) = (SearchProxy(), ObjectIdentifier(searchBar))
    proxies[key] = proxy
    _ = searchBar.rx.deallocated.subscribe(onCompleted: { proxies[key] = nil })
    return proxy
  }

  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    forwardTo?.searchBar(searchBar, textDidChange: searchText)
    texts.onNext(searchText)
  }
}
