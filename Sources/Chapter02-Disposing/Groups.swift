import ChapterKit
import RxLite

func groups() {
  listing("composite", "disposables that end together", shows: "13") {
    func row(_ name: String) -> any Disposable {
      Disposables.create { print("\(name) off") }
    }

    let rows = CompositeDisposable()
    let kitchen = rows.insert(row("kitchen"))
    _ = rows.insert(row("garden"))
    _ = rows.insert(row("cellar"))

    print("the kitchen's row is swiped away")
    if let kitchen { rows.remove(for: kitchen) }

    print("the overview closes")
    rows.dispose()

    print("one more row")
    let attic = rows.insert(row("attic"))
    print("key of the attic: \(attic == nil ? "none" : "some")")
  }

  listing("ref-count", "the last one switches the radio off") {
    let radio = RefCountDisposable(disposable: Disposables.create { print("radio off") })
    let kitchen = radio.retain()
    let garden = radio.retain()

    print("the overview closes")
    radio.dispose()

    print("the kitchen's window closes")
    kitchen.dispose()
    kitchen.dispose()

    print("the garden's window closes")
    garden.dispose()
  }
}
