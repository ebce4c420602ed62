import ChapterKit
import ConsoleKit
import RxLite

func controlProperties() {
  listing("control-property", "the value at first, and then what the user does") {
    var field: TextField? = TextField()
    field?.text = "a"
    let bag = DisposeBag()

    field!.rx.text.orEmpty.subscribe { print("first: \($0)") }.disposed(by: bag)
    print("the user types b")
    field?.simulateTyping("b")
    print("the program sets c")
    field?.text = "c"
    print("somebody else subscribes")
    field!.rx.text.orEmpty.subscribe { print("second: \($0)") }.disposed(by: bag)
    print("the field goes")
    field = nil
    withExtendedLifetime(bag) {}
  }

  listing("control-property-main", "on the main thread, whoever subscribes") {
    let field = TextField()
    field.text = "a"
    var subscription: (any Disposable)?
    onAnotherThread {
      print("subscribing, main thread: \(isOnMainThread())")
      subscription = field.rx.text.orEmpty
        .subscribe(onNext: { print("heard: \($0), main thread: \(isOnMainThread())") })
      print("subscribed, and nothing was heard yet")
    }
    runMainQueue()
    field.simulateTyping("b")
    subscription?.dispose()
  }

  listing("control-property-sink", "the other side: a property can be bound to") {
    let field = TextField()
    let bag = DisposeBag()
    field.rx.text.orEmpty.subscribe(onNext: { print("heard: “\($0)”") }).disposed(by: bag)

    let name = BehaviorRelay(value: "Alice")
    name.bind(to: field.rx.text).disposed(by: bag)
    print("the field: \(field)")
    name.accept("Bob")
    print("the field: \(field)")
    field.simulateTyping("!")

    print("bound the other way as well")
    field.rx.text.orEmpty.bind(to: name).disposed(by: bag)
    name.subscribe(onNext: { print("the name: \($0)") }).disposed(by: bag)
    field.simulateTyping("?")
    name.accept("Carol")
    print("the field: \(field)")
  }

  listing("search-bar", "a property of your own, out of a delegate") {
    let searchBar = SearchBar()
    let bag = DisposeBag()
    searchBar.text = "a"

    searchBar.rx.value.orEmpty.subscribe(onNext: { print("value: \($0)") }).disposed(by: bag)
    searchBar.simulateTyping("b")
    searchBar.text = "c"
    searchBar.simulateTyping("d")

    Observable.just("from the program").bind(to: searchBar.rx.value).disposed(by: bag)
    print(searchBar)
  }

  listing("segmented-control", "a property of your own, out of a getter and a setter") {
    let segments = SegmentedControl(["one", "two", "three"])
    let bag = DisposeBag()

    segments.rx.selection.subscribe(onNext: { print("selection: \($0)") }).disposed(by: bag)
    segments.tap(segment: 1)
    Observable.just(2).bind(to: segments.rx.selection).disposed(by: bag)
    print(segments)
    segments.tap(segment: 0)
  }
}

extension Reactive where Base: SearchBar {
  /// The text, as the user changes it.
  ///
  /// NB: A search bar has one delegate, and this takes its place. RxCocoa's delegate proxies pass on
  /// what they hear, and so leave room for another.
  var value: ControlProperty<String?> {
    let source = Observable<String?>.deferred { [weak searchBar = base] in
      guard let searchBar else { return .empty() }
      let listener = SearchBarListener()
      searchBar.delegate = listener
      return listener.textDidChange
        .map { text in Optional(text) }
        .startWith(searchBar.text)
        // Nobody else keeps the listener: a delegate is held weakly.
        .do(onDispose: { withExtendedLifetime(listener) {} })
    }
    let bindingObserver = Binder(base) { (searchBar, text: String?) in
      searchBar.text = text
    }
    return ControlProperty(values: source.take(until: deallocated), valueSink: bindingObserver)
  }
}

/// A delegate that turns the calls it gets into elements.
private final class SearchBarListener: SearchBarDelegate {
  let textDidChange = PublishSubject<String>()

  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    textDidChange.onNext(searchText)
  }
}

extension Reactive where Base: SegmentedControl {
  /// Which segment the user has chosen. ConsoleKit has it as `value`; this is how it is made.
  var selection: ControlProperty<Int> {
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
