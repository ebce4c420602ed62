// A dictionary from the bar's identity to its proxy. The entry is removed when the bar is released.
import ConsoleKit
import RxLite

final class SearchProxy: SearchBarDelegate {
  let texts = PublishSubject<String>()

  weak var forwardTo: (any SearchBarDelegate)?

  private nonisolated(unsafe) static var proxies: [ObjectIdentifier: SearchProxy] = [:]

  static func proxy(for searchBar: SearchBar) -> SearchProxy {
    let key = ObjectIdentifier(searchBar)
    let proxy = proxies[key] ?? SearchProxy()
    if proxies.updateValue(proxy, forKey: key) == nil {
      _ = searchBar.rx.deallocated.subscribe(onCompleted: { proxies[key] = nil })
    }
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
