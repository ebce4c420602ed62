import ConsoleKit
import RxLite
import Testing

@Suite @MainActor struct ControlTests {
  @Test func `a text field's property begins with the text and follows the user, not the program`()
  {
    let log = Log()
    let field = TextField()
    field.text = "R"
    let text: ControlProperty<String> = field.rx.text.orEmpty
    let subscription = text.subscribe(log.observer())
    field.simulateTyping("x!")
    field.text = "set by the program"
    field.simulateBackspace()
    field.simulateReplacing(with: "")
    field.simulateReturn()
    subscription.dispose()
    field.simulateTyping("after dispose")
    #expect(
      log.lines == [
        "next(R)", "next(Rx)", "next(Rx!)", "next(set by the progra)", "next()", "next()",
      ])
  }

  @Test func `a text field's property sets the text, silently`() {
    let log = Log()
    let field = TextField()
    _ = field.rx.text.changed.subscribe(log.observer())
    _ = Observable.of("one", nil, "two").bind(to: field.rx.text)
    field.rx.text.onNext("three")
    #expect(field.text == "three")
    #expect(log.lines == [])
  }

  @Test func `a text field's property emits what the program has set, once the cursor moves`() {
    let (log, changes) = (Log(), Log())
    let field = TextField()
    _ = field.rx.text.orEmpty.changed.subscribe(log.observer())
    _ = field.rx.controlEvent(.editingChanged).subscribe(changes.observer())
    field.rx.text.onNext("three")
    #expect(log.lines == [])
    field.simulateFocus()
    field.simulateLeaving()
    field.simulateReturn()
    #expect(log.lines == ["next(three)", "next(three)", "next(three)"])
    #expect(changes.lines == [])
  }

  @Test func `there is one cursor: editing ends in a field before it begins in another one`() {
    let log = Log()
    let fields = ["first", "second"].map { (name: $0, field: TextField()) }
    for (name, field) in fields {
      _ = field.rx.controlEvent(.editingDidBegin).map { "begins" }.subscribe(
        log.observer("\(name) "))
      _ = field.rx.controlEvent(.editingDidEnd).map { "ends" }.subscribe(log.observer("\(name) "))
    }
    fields[0].field.simulateFocus()
    fields[0].field.simulateFocus()
    fields[1].field.simulateLeaving()
    fields[1].field.simulateFocus()
    fields[1].field.simulateLeaving()
    fields[1].field.simulateLeaving()
    #expect(
      log.lines == [
        "first next(begins)", "first next(ends)", "second next(begins)", "second next(ends)",
      ])
  }

  @Test func `each subscriber gets the value at its own subscription`() {
    let log = Log()
    let field = TextField()
    _ = field.rx.text.orEmpty.subscribe(log.observer("first "))
    field.simulateTyping("a")
    _ = field.rx.text.orEmpty.subscribe(log.observer("second "))
    #expect(log.lines == ["first next()", "first next(a)", "second next(a)"])
  }

  @Test func `a control that is not enabled sends no event`() {
    let log = Log()
    let (field, button, choice) = (TextField(), Button(), SegmentedControl(["a"]))
    _ = field.rx.text.changed.map { $0! }.subscribe(log.observer())
    _ = button.rx.tap.subscribe(log.observer())
    _ = choice.rx.value.changed.subscribe(log.observer())
    for control in [field, button, choice] { control.rx.isEnabled.onNext(false) }
    field.simulateTyping("a")
    button.tap()
    choice.tap(segment: 0)
    #expect(log.lines == [])
    #expect(field.text == "")
    #expect(choice.selectedSegmentIndex == -1)
  }

  @Test func `a tap reaches everything that is subscribed when it happens`() {
    let log = Log()
    let button = Button("Go")
    button.tap()
    let tap: ControlEvent<Void> = button.rx.tap
    let first = tap.subscribe(log.observer("first "))
    button.tap()
    _ = tap.subscribe(log.observer("second "))
    button.tap()
    first.dispose()
    button.tap()
    #expect(
      log.lines == ["first next(())", "first next(())", "second next(())", "second next(())"])
  }

  @Test func `a tap may change what is subscribed`() {
    let log = Log()
    let button = Button("Go")
    let later = SerialDisposable()
    let once = SerialDisposable()
    once.disposable = button.rx.tap.subscribe(onNext: {
      log.add("once")
      once.dispose()
      later.disposable = button.rx.tap.subscribe(onNext: { log.add("later") })
    })
    button.tap()
    button.tap()
    #expect(log.lines == ["once", "later"])
  }

  @Test func `a choice follows the user and can be set`() {
    let log = Log()
    let choice = SegmentedControl(["day", "week", "month"])
    let value: ControlProperty<Int> = choice.rx.value
    _ = value.subscribe(log.observer())
    choice.tap(segment: 1)
    choice.tap(segment: 1)
    choice.tap(segment: 9)
    value.onNext(2)
    #expect(choice.render() == " day | week |[month]")
    #expect(log.lines == ["next(-1)", "next(1)"])
  }

  @Test func `properties and events complete when their control goes`() {
    let log = Log()
    var field: TextField? = TextField()
    var button: Button? = Button()
    weak var observed: Control?
    observed = field
    _ = field!.rx.text.orEmpty.subscribe(log.observer())
    _ = button!.rx.tap.subscribe(log.observer())
    let text = field!.rx.text.orEmpty
    field = nil
    button = nil
    #expect(observed == nil)
    _ = text.subscribe(log.observer("late "))
    #expect(log.lines == ["next()", "completed", "completed", "late completed"])
  }

  @Test func `every property of a view is a binder`() {
    let label = Label()
    let text: Binder<String?> = label.rx.text
    _ = Observable.of("a", "b").bind(to: text)
    _ = Driver.just(true).drive(label.rx.isHidden)
    #expect(label.text == "b")
    #expect(label.isHidden)
  }

  @Test func `a search bar informs its delegate`() {
    final class Delegate: SearchBarDelegate {
      let log = Log()
      func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
        log.add(searchText)
      }
      func searchBarSearchButtonClicked(_ searchBar: SearchBar) { log.add("search") }
    }
    let (bar, delegate) = (SearchBar(), Delegate())
    bar.delegate = delegate
    bar.simulateTyping("ab")
    bar.text = "c"
    bar.simulateSearch()
    #expect(delegate.log.lines == ["a", "ab", "search"])
    #expect(bar.render() == "search: c")
  }
}
