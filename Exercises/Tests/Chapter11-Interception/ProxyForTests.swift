import ConsoleKit
import RxLite
import RxLiteTest
import Testing

@testable import Chapter11Exercises

@Suite("ProxyFor", .serialized) @MainActor struct ProxyForTests {
  @Test func `the proxy becomes the delegate`() throws {
    let bar = SearchBar()
    let texts = Texts(SearchProxy.proxy(for: bar))
    try expect(
      bar.delegate is SearchProxy,
      "After the call, the search bar's delegate is not a SearchProxy. Does anybody hold the proxy?"
    )
    bar.simulateTyping("rx")
    try expect(texts.lines, equals: ["r", "rx"], "The user typed “rx”: two changes of the text.")
  }

  @Test func `the same proxy each time`() throws {
    let bar = SearchBar()
    let first = SearchProxy.proxy(for: bar)
    let texts = Texts(first)
    let second = SearchProxy.proxy(for: bar)
    try expect(
      first === second, "proxy(for:) was called twice for one search bar, and made two proxies.")
    try expectNoLoop(second)
    bar.simulateTyping("r")
    try expect(
      texts.lines, equals: ["r"],
      """
      Somebody subscribed, then somebody else asked for the proxy. The first still receives the \
      text.
      """
    )
  }

  @Test func `two search bars`() throws {
    let (one, other) = (SearchBar(), SearchBar())
    let ofOne = Texts(SearchProxy.proxy(for: one))
    let ofOther = Texts(SearchProxy.proxy(for: other))
    one.simulateTyping("a")
    other.simulateTyping("b")
    try expect(
      [ofOne.lines, ofOther.lines].map { $0.joined() }, equals: ["a", "b"],
      """
      There are two search bars; “a” was typed into one, “b” into the other. Each has its own \
      proxy.
      """
    )
  }

  @Test func `the earlier delegate is called as well`() throws {
    let bar = SearchBar()
    let screen = Screen()
    bar.delegate = screen
    _ = SearchProxy.proxy(for: bar)
    try expectNoLoop(SearchProxy.proxy(for: bar))
    try expect(bar.delegate is SearchProxy, "The proxy takes the place of the screen.")
    bar.simulateTyping("r")
    try expect(
      screen.lines, equals: ["r"],
      """
      The screen was the delegate before proxy(for:) was called twice. It still receives each \
      change.
      """)
  }

  @Test func `a delegate that is set later`() throws {
    let bar = SearchBar()
    let (early, late) = (Screen(), Screen())
    bar.delegate = early
    let proxy = SearchProxy.proxy(for: bar)
    let texts = Texts(proxy)
    bar.delegate = late
    let again = SearchProxy.proxy(for: bar)
    try expect(again === proxy, "The delegate was replaced. The search bar keeps its proxy.")
    bar.simulateTyping("r")
    try expect(
      [early.lines, late.lines, texts.lines].map { $0.joined() }, equals: ["", "r", "r"],
      """
      A new delegate was set, and proxy(for:) was called again. From then on the proxy is called, \
      and forwards to the new delegate instead of the earlier one.
      """)
  }

  @Test func `a delegate that was removed`() throws {
    let bar = SearchBar()
    let screen = Screen()
    bar.delegate = screen
    let texts = Texts(SearchProxy.proxy(for: bar))
    bar.delegate = nil
    _ = SearchProxy.proxy(for: bar)
    bar.simulateTyping("r")
    try expect(
      [screen.lines, texts.lines].map { $0.joined() }, equals: ["", "r"],
      """
      The delegate was set to nil, and proxy(for:) was called again. The proxy is the delegate, \
      and forwards to nobody.
      """)
  }

  @Test func `the proxy lives as long as its search bar`() throws {
    var bar: SearchBar? = SearchBar()
    weak var probe: SearchBar?
    probe = bar
    weak var proxy: SearchProxy?
    proxy = SearchProxy.proxy(for: bar!)
    try expect(
      proxy != nil,
      "The search bar is still there, but its proxy is gone. A delegate is held weakly.")
    bar = nil
    try expect(probe == nil, "Nobody else holds the search bar, and its proxy keeps it alive.")
    try expect(proxy == nil, "The search bar was released. Its proxy is still there.")
  }

  @Test func `the earlier delegate isn't kept alive`() throws {
    let bar = SearchBar()
    var screen: Screen? = Screen()
    weak var probe: Screen?
    probe = screen
    bar.delegate = screen
    _ = SearchProxy.proxy(for: bar)
    screen = nil
    try expect(probe == nil, "Nobody else holds the earlier delegate, and something of yours does.")
  }

  @Test func `a thousand search bars, one after the other`() throws {
    for _ in 1...1000 {
      let bar = SearchBar()
      let proxy = SearchProxy.proxy(for: bar)
      try expect(
        bar.delegate === proxy,
        "Many search bars were made and released. A new one got a proxy that isn't its delegate.")
      try expect(
        !proxy.texts.hasObservers,
        """
        Many search bars were made and released. A new one got the proxy of one that has been \
        released.
        """)
      _ = proxy.texts.subscribe()
    }
  }
}

/// Checks what would otherwise be a crash: a change of the text that is forwarded without an end.
private func expectNoLoop(_ proxy: SearchProxy) throws {
  try expect(
    proxy.forwardTo !== proxy,
    """
    After the second call the proxy forwards to itself: the first change of the text would never \
    end. When it is the delegate already, there is nothing to do.
    """)
}

/// Writes down the texts of a proxy.
private final class Texts {
  @Locked var lines: [String] = []
  private let bag = DisposeBag()

  init(_ proxy: SearchProxy) {
    proxy.texts.subscribe(onNext: { [weak self] in self?.lines.append($0) }).disposed(by: bag)
  }
}

/// A delegate that records the calls it receives.
private final class Screen: SearchBarDelegate {
  @Locked var lines: [String] = []

  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    lines.append(searchText)
  }
}
