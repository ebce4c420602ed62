import ChapterKit
import ConsoleKit
import Foundation
import RxLite

func ownControls() {
  listing(
    "own-properties", "a property for a control, and one for a delegate", shows: "B126 B127 58"
  ) {
    let segments = SegmentedControl(["one", "two", "three"])
    let bag = DisposeBag()

    segments.rx.selection.subscribe(onNext: { print("selection: \($0)") }).disposed(by: bag)
    segments.tap(segment: 1)
    Observable.just(2).bind(to: segments.rx.selection).disposed(by: bag)
    print(segments)

    let searchBar = SearchBar()
    searchBar.rx.value.orEmpty.subscribe(onNext: { print("value: “\($0)”") }).disposed(by: bag)
    searchBar.simulateTyping("a")
    Observable.just("from the program").bind(to: searchBar.rx.value).disposed(by: bag)
    print(searchBar)
  }

  listing(
    "own-events", "events from an overridden method, and from a delegate", shows: "B138 B140 57"
  ) {
    let screen = GreetingScreen("Greeting")
    let bag = DisposeBag()

    screen.rx.loaded.subscribe(onNext: { print("loaded") }).disposed(by: bag)
    screen.loadIfNeeded()

    let table = Table()
    let fruit = Observable.just(["apple", "pear", "orange"])
    fruit.bind(to: table.rx.items) { _, _, name in TableCell(name) }.disposed(by: bag)
    table.rx.rowTapped.subscribe(onNext: { print("row \($0)") }).disposed(by: bag)
    table.select(row: 1)
  }
}

extension Reactive where Base: SegmentedControl {
  fileprivate var selection: ControlProperty<Int> {
    return base.rx.controlProperty(
      editingEvents: .valueChanged,
      getter: { segmentedControl in
        segmentedControl.selectedSegmentIndex
      },
      setter: { segmentedControl, value in
        segmentedControl.selectedSegmentIndex = value
      })
  }
}

extension Reactive where Base: SearchBar {
  fileprivate var value: ControlProperty<String?> {
    let source = Observable<String?>.deferred { [weak searchBar = base] in
      guard let searchBar else { return .empty() }
      let listener = SearchBarListener()
      searchBar.delegate = listener
      return listener.textDidChange
        .map { text in Optional(text) }
        .startWith(searchBar.text)
        // A delegate is held weakly: the subscription keeps it.
        .do(onDispose: { withExtendedLifetime(listener) {} })
    }
    let bindingObserver = Binder(base) { (searchBar, text: String?) in
      searchBar.text = text
    }
    return ControlProperty(values: source.take(until: deallocated), valueSink: bindingObserver)
  }
}

private final class SearchBarListener: SearchBarDelegate {
  let textDidChange = PublishSubject<String>()

  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    textDidChange.onNext(searchText)
  }
}

private final class GreetingScreen: Screen {
  fileprivate let hasLoaded = PublishSubject<Void>()

  override func viewDidLoad() { hasLoaded.onNext(()) }
}

extension Reactive where Base: GreetingScreen {
  fileprivate var loaded: ControlEvent<Void> {
    return ControlEvent(events: base.hasLoaded.take(until: deallocated))
  }
}

extension Reactive where Base: Table {
  fileprivate var rowTapped: ControlEvent<Int> {
    let source = Observable<Int>.deferred { [weak table = base] in
      guard let table else { return .empty() }
      let listener = TableListener()
      table.delegate = listener
      return listener.didSelectRow.do(onDispose: { withExtendedLifetime(listener) {} })
    }
    return ControlEvent(events: source.take(until: deallocated))
  }
}

private final class TableListener: TableDelegate {
  let didSelectRow = PublishSubject<Int>()

  func table(_ table: Table, didSelectRowAt indexPath: IndexPath) {
    didSelectRow.onNext(indexPath.row)
  }
}
