import ChapterKit
import ConsoleKit
import Foundation
import RxLite

func controlEvents() {
  listing("control-event", "nothing at first, and then what the user does") {
    var button: Button? = Button("OK")
    let bag = DisposeBag()
    button?.tap()
    button!.rx.tap.subscribe { print("heard: \($0)") }.disposed(by: bag)
    print("a tap")
    button?.tap()
    print("a tap while the button is off")
    button?.isEnabled = false
    button?.tap()
    print("the button goes")
    button = nil
    withExtendedLifetime(bag) {}
  }

  listing("view-did-load", "an event out of a method that somebody overrides") {
    let screen = GreetingScreen("Greeting")
    let bag = DisposeBag()
    screen.rx.loaded.subscribe(onNext: { print("loaded: it is on") }).disposed(by: bag)
    print("not loaded yet")
    screen.loadIfNeeded()
    screen.loadIfNeeded()
  }

  listing("item-selected", "an event out of a delegate") {
    let table = Table()
    let bag = DisposeBag()
    let fruit = Driver.just(["apple", "pear", "orange"])
    fruit.drive(table.rx.items) { _, _, name in TableCell(name) }.disposed(by: bag)

    table.rx.rowTapped
      .subscribe(onNext: { print("row \($0.row)") })
      .disposed(by: bag)
    table.rx.modelSelected(String.self).asSignal()
      .emit(onNext: { print("it is the \($0)") })
      .disposed(by: bag)
    table.select(row: 1)
    print(table)
  }

  listing("infallible", "a promise for where there is no main thread") {
    let temperature = Infallible<Int>.create { observer in
      observer(.next(18))
      observer(.next(20))
      observer(.completed)
      return Disposables.create()
    }
    _ = temperature.map { "\($0)°C" }.subscribe(
      onNext: { print($0) }, onCompleted: { print("completed") })

    let reading = Observable<Int>.error(Broken.pipe)
    _ = reading.asInfallible(onErrorJustReturn: -273).subscribe(onNext: { print("\($0)°C") })
  }
}

private final class GreetingScreen: Screen {
  fileprivate let hasLoaded = PublishSubject<Void>()

  override func viewDidLoad() {
    print("viewDidLoad() runs")
    hasLoaded.onNext(())
  }
}

// NB: RxCocoa gets both events out of Objective-C: it has the runtime call it back when the method is
// called. ConsoleKit has both: `viewDidLoad` and `itemSelected`.

extension Reactive where Base: GreetingScreen {
  /// That the screen has been loaded.
  fileprivate var loaded: ControlEvent<Void> {
    ControlEvent(events: base.hasLoaded.take(until: deallocated))
  }
}

extension Reactive where Base: Table {
  /// Where the user taps.
  fileprivate var rowTapped: ControlEvent<IndexPath> {
    let source = Observable<IndexPath>.deferred { [weak table = base] in
      guard let table else { return .empty() }
      let listener = TableListener()
      table.delegate = listener
      // Nobody else keeps the listener: a delegate is held weakly.
      return listener.didSelectRow.do(onDispose: { withExtendedLifetime(listener) {} })
    }
    return ControlEvent(events: source.take(until: deallocated))
  }
}

/// A delegate that turns the calls it gets into elements.
private final class TableListener: TableDelegate {
  let didSelectRow = PublishSubject<IndexPath>()

  func table(_ table: Table, didSelectRowAt indexPath: IndexPath) {
    didSelectRow.onNext(indexPath)
  }
}
