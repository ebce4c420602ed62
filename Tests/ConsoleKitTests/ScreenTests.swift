import ConsoleKit
import Dispatch
import Foundation
import RxLite
import Testing

@Suite(.serialized) @MainActor struct ScreenTests {
  @Test func `a screen draws what is on it`() {
    let (query, go) = (TextField(placeholder: "name", width: 6), Button("Go"))
    let (count, results) = (Label("0"), Table())
    let screen = Screen("Search", query, go, count, results)
    #expect(
      screen.render() == """
        Search
        ======
        [name__]
        ( Go )
        0
          (no rows)
        """)
    query.simulateTyping("ReactiveX")
    go.isEnabled = false
    count.isHidden = true
    screen.present(alert: "Saved")
    #expect(
      "\(screen)" == """
        Search
        ======
        [ReactiveX]
        - Go -
          (no rows)
        (!) Saved
        """)
    screen.dismissAlerts()
    #expect(screen.alerts == [])
  }

  @Test func `the listing that the traits are for`() {
    let log = Log()
    let (query, count, results) = (TextField(), Label(), Table())
    func fetch(_ query: String) -> Observable<[String]> {
      .deferred {
        log.add("request \(query)")
        return query == "ba" ? .error(RxError.unknown) : .of([query, query.uppercased()])
      }
    }

    let items = query.rx.text.orEmpty.asDriver()
      .filter { !$0.isEmpty }
      .distinctUntilChanged()
      .flatMapLatest { fetch($0).asDriver(onErrorJustReturn: []) }
    let bag = DisposeBag()
    items.map { "\($0.count)" }.drive(count.rx.text).disposed(by: bag)
    items.drive(results.rx.items(cellIdentifier: "Cell")) { _, result, cell in
      cell.textLabel.text = "\(result)"
    }.disposed(by: bag)

    query.simulateTyping("ba")
    #expect(count.text == "0")
    query.simulateReplacing(with: "rx")
    #expect(count.text == "2")
    #expect(results.render() == "  rx\n  RX")
    #expect(log.lines == ["request b", "request ba", "request rx"])
  }

  @Test func `an alert for a tap: a driver replays it to a late subscriber, a signal doesn't`() {
    let button = Button()
    let screen = Screen("Home", button)
    let state: Driver<Void> = button.rx.tap.asDriver()
    let event: Signal<Void> = button.rx.tap.asSignal()
    let bag = DisposeBag()
    state.drive().disposed(by: bag)
    event.emit().disposed(by: bag)
    button.tap()
    event.map { "signal" }.emit(to: screen.rx.alert).disposed(by: bag)
    #expect(screen.alerts == [])
    state.map { "driver" }.drive(screen.rx.alert).disposed(by: bag)
    #expect(screen.alerts == ["driver"])
  }

  @Test func `loading is an event, once`() {
    let log = Log()
    var screen: Screen? = Screen("Home")
    _ = screen!.rx.viewDidLoad.subscribe(log.observer())
    screen!.loadIfNeeded()
    screen!.loadIfNeeded()
    screen = nil
    #expect(log.lines == ["next(())", "completed"])
  }

  @Test func `what changes a control on another thread is reported`() async throws {
    let log = Log()
    let original = MainThreadRule.report
    MainThreadRule.report = { log.add($0) }
    defer { MainThreadRule.report = original }
    nonisolated(unsafe) let (label, table, field) = (Label(), Table(), TextField())
    try await onThread {
      label.text = "there"
      field.isHidden = true
      table.reloadData()
    }
    label.text = "here"
    #expect(
      log.lines == [
        "Label.text must be used from the main thread only.",
        "TextField.isHidden must be used from the main thread only.",
        "Table.reloadData() must be used from the main thread only.",
      ])
  }

  @Test func `a binder goes to the main thread by itself`() async throws {
    let label = Label()
    let binder = label.rx.text
    try await onThread { [binder = UncheckedBox(binder)] in binder.value.onNext("there") }
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(label.text == "there")
  }
}

/// Carries what isn't `Sendable` to another thread.
private struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
