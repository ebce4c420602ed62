import ChapterKit
import ConsoleKit
import Dispatch
import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The calls that a web view makes to its delegate.
protocol WebViewDelegate: AnyObject {
  func webViewDidStartLoad(_ webView: WebView)
  func webViewDidFinishLoad(_ webView: WebView)
  func webView(_ webView: WebView, didFailLoadWithError error: any Error)
}

/// The error of a page that can't be loaded: its code is -1004, for example, if no server answers.
struct PageError: Error {
  let code: Int
}

/// Loads a page with a real request. Its delegate is called on the main thread.
final class WebView: View {
  weak var delegate: (any WebViewDelegate)?
  let session: LocalSession

  init(_ session: LocalSession) { self.session = session }

  func loadRequest(_ request: URLRequest) {
    DispatchQueue.main.async { [self] in
      delegate?.webViewDidStartLoad(self)
      let task = session.dataTask(with: request.url!) { [weak self] _, _, error in
        DispatchQueue.main.async { [weak self] in self?.finish(error) }
      }
      task.resume()
    }
  }

  private func finish(_ error: (any Error)?) {
    if let error {
      delegate?.webView(self, didFailLoadWithError: PageError(code: (error as NSError).code))
    } else {
      delegate?.webViewDidFinishLoad(self)
    }
  }
}

final class RxWebViewDelegateProxy: DelegateProxy<WebView, any WebViewDelegate>,
  DelegateProxyType, WebViewDelegate
{
  static func currentDelegate(for object: WebView) -> (any WebViewDelegate)? { object.delegate }

  static func setCurrentDelegate(_ delegate: (any WebViewDelegate)?, to object: WebView) {
    object.delegate = delegate
  }

  func webViewDidStartLoad(_ webView: WebView) {
    invoke([webView]) { $0.webViewDidStartLoad(webView) }
  }

  func webViewDidFinishLoad(_ webView: WebView) {
    invoke([webView]) { $0.webViewDidFinishLoad(webView) }
  }

  func webView(_ webView: WebView, didFailLoadWithError error: any Error) {
    invoke([webView, error]) { $0.webView(webView, didFailLoadWithError: error) }
  }
}

extension Reactive where Base: WebView {
  var delegate: RxWebViewDelegateProxy { RxWebViewDelegateProxy.proxy(for: base) }

  var didStartLoad: Observable<Void> {
    delegate.methodInvoked("webViewDidStartLoad(_:)").map { _ in }
  }

  var didFinishLoad: Observable<Void> {
    delegate.methodInvoked("webViewDidFinishLoad(_:)").map { _ in }
  }

  var didFailLoad: Observable<any Error> {
    delegate.methodInvoked("webView(_:didFailLoadWithError:)").map { $0[1] as! any Error }
  }
}

final class RxSearchBarDelegateProxy: DelegateProxy<SearchBar, any SearchBarDelegate>,
  DelegateProxyType, SearchBarDelegate
{
  static func currentDelegate(for object: SearchBar) -> (any SearchBarDelegate)? {
    object.delegate
  }

  static func setCurrentDelegate(_ delegate: (any SearchBarDelegate)?, to object: SearchBar) {
    object.delegate = delegate
  }

  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    invoke([searchBar, searchText]) { $0.searchBar(searchBar, textDidChange: searchText) }
  }

  func searchBarSearchButtonClicked(_ searchBar: SearchBar) {
    invoke([searchBar]) { $0.searchBarSearchButtonClicked(searchBar) }
  }
}

extension Reactive where Base: SearchBar {
  var delegate: RxSearchBarDelegateProxy { RxSearchBarDelegateProxy.proxy(for: base) }

  var value: ControlProperty<String?> {
    let source = Observable<String?>.deferred { [weak searchBar = base] in
      guard let searchBar else { return .empty() }
      return searchBar.rx.delegate.methodInvoked("searchBar(_:textDidChange:)")
        .map { $0[1] as? String }
        .startWith(searchBar.text)
    }
    let sink = Binder<String?>(base) { searchBar, text in searchBar.text = text }
    return ControlProperty(values: source, valueSink: sink)
  }
}

class ViewController: Interceptable, ReactiveCompatible {
  static let selectors = ["viewDidLoad()"]
  let lifetime = LifetimeToken()

  dynamic func viewDidLoad() {}
}

extension ViewController {
  @_dynamicReplacement(for:viewDidLoad())
  func observedViewDidLoad() {
    let proxy = interceptor(of: "viewDidLoad()")
    proxy?.messageSent.onNext([])
    viewDidLoad()
    proxy?.methodInvoked.onNext([])
  }
}

extension Reactive where Base: ViewController {
  var viewDidLoad: ControlEvent<Void> {
    let source = methodInvoked("viewDidLoad()").map { _ in }
    return ControlEvent(events: source)
  }
}

/// The calls that a collection view makes to its delegate.
protocol CollectionViewDelegate: AnyObject {
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)
}

final class CollectionView: View {
  weak var delegate: (any CollectionViewDelegate)?

  func simulateTap(at indexPath: IndexPath) {
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }
}

final class RxCollectionViewDelegateProxy:
  DelegateProxy<CollectionView, any CollectionViewDelegate>, DelegateProxyType,
  CollectionViewDelegate
{
  static func currentDelegate(for object: CollectionView) -> (any CollectionViewDelegate)? {
    object.delegate
  }

  static func setCurrentDelegate(
    _ delegate: (any CollectionViewDelegate)?, to object: CollectionView
  ) { object.delegate = delegate }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    invoke([collectionView, indexPath]) {
      $0.collectionView(collectionView, didSelectItemAt: indexPath)
    }
  }
}

extension Reactive where Base: CollectionView {
  var delegate: RxCollectionViewDelegateProxy { RxCollectionViewDelegateProxy.proxy(for: base) }

  var itemSelected: ControlEvent<IndexPath> {
    let source = delegate.methodInvoked("collectionView(_:didSelectItemAt:)")
      .map { parameters in parameters[1] as! IndexPath }
    return ControlEvent(events: source)
  }
}

func moreProxies() {
  listing("didStartLoad", "a page begins to load", reproduces: "E2") {
    let server = LocalGitHub()
    let web = WebView(server.session)
    let disposeBag = DisposeBag()

    web.loadRequest(URLRequest(url: server.url("/repos/ReactiveX/RxSwift")))
    web.rx.didStartLoad
      .subscribe { event in
        print("event : \(event)")
      }
      .disposed(by: disposeBag)
    server.waitForPage()
  }

  listing("web-view", "a page that arrives, and a server that isn't there", shows: "E2 67") {
    let server = LocalGitHub()
    let web = WebView(server.session)
    _ = web.rx.didStartLoad.subscribe(onNext: { print("start") })
    _ = web.rx.didFinishLoad.subscribe(onNext: { print("finish") })
    _ = web.rx.didFailLoad.subscribe(onNext: { print("fail: \($0)") })

    web.loadRequest(URLRequest(url: server.url("/repos/ReactiveX/RxSwift")))
    server.waitForPage()
    server.stop()
    web.loadRequest(URLRequest(url: server.url("/repos/ReactiveX/RxSwift")))
    server.waitForPage()
  }

  listing("search-bar", "a delegate as a ControlProperty", shows: "B126 57") {
    let searchBar = SearchBar()
    searchBar.text = "rx"
    _ = searchBar.rx.value.subscribe(onNext: { print("value: \($0 ?? "nil")") })
    searchBar.simulateTyping("s")

    searchBar.rx.value.onNext("swift")
    print("set by the program: \(searchBar.text ?? "nil")")
  }

  listing("control-events", "a message and a delegate as a ControlEvent", shows: "B138 B140 57") {
    let controller = ViewController()
    _ = controller.rx.viewDidLoad.subscribe(onNext: { print("loaded") })
    controller.viewDidLoad()

    let collection = CollectionView()
    _ = collection.rx.itemSelected.subscribe(onNext: { print("selected: item \($0.row)") })
    collection.simulateTap(at: IndexPath(row: 2, section: 0))
  }
}

extension LocalGitHub {
  /// Waits until a web view has reported to its delegate how its request ended.
  fileprivate func waitForPage() {
    runMainQueue()
    waitForAnswers()
    runMainQueue()
  }
}
