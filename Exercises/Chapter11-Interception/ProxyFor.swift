import ConsoleKit
import RxLite

/// Exercise `interception/proxy-for`: one proxy for an object, however often it is asked for.
///
/// You learn what `proxy(for:)` must take care of. A search bar has one delegate, and each use of
/// `searchBar.rx.delegate` asks for the proxy. If each made a new one, only the last would be the
/// delegate, and the earlier subscribers would receive nothing more.
///
///     proxy(for: bar)   makes a proxy, and makes it the delegate
///     proxy(for: bar)   returns the same one
///     bar.delegate = screen
///     proxy(for: bar)   the same one is the delegate again, and forwards to the screen
///
/// - Each search bar has its own proxy. It is made at the first call and lives as long as the bar; it
///   doesn't keep the bar alive.
/// - Whenever the bar's delegate isn't the proxy, the call makes the proxy the delegate and sets
///   `forwardTo` to the delegate that it replaces, or to `nil` if there was none.
/// - Only `proxy(for:)` is yours to write; the rest is right.
///
/// Chapter 11, section 3: the listings `proxy-for` and `delegate-set-later`. A search bar is a
/// `LifetimeOwner`.
///
/// - Check it: `swift run course check interception/proxy-for`,
///   or `swift test --package-path Exercises --filter ProxyFor`
/// - A hint: `swift run course hint interception/proxy-for`
final class SearchProxy: SearchBarDelegate {
  /// The text after each change.
  let texts = PublishSubject<String>()

  /// The delegate that was there before.
  weak var forwardTo: (any SearchBarDelegate)?

  /// Returns the proxy of a search bar.
  static func proxy(for searchBar: SearchBar) -> SearchProxy {
    SearchProxy()  // Replace this line.
  }

  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    forwardTo?.searchBar(searchBar, textDidChange: searchText)
    texts.onNext(searchText)
  }
}
