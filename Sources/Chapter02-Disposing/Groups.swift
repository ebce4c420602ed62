import ChapterKit
import RxLite

func groups() {
  listing("composite", "disposables that end together", shows: "13") {
    func named(_ name: String) -> any Disposable {
      Disposables.create { print("\(name) disposed") }
    }

    let group = CompositeDisposable()
    let key = group.insert(named("kitchen"))
    _ = group.insert(named("garden"))
    _ = group.insert(named("cellar"))

    if let key { group.remove(for: key) }
    print("members: \(group.count)")

    group.dispose()
    let late = group.insert(named("attic"))
    print("key of the attic: \(late == nil ? "none" : "some")")
  }

  listing("ref-count", "the last one closes the connection") {
    var connection: RefCountDisposable? = RefCountDisposable(
      disposable: Disposables.create { print("connection closed") })
    let first = connection?.retain()
    let second = connection?.retain()

    print("the screen closes")
    connection?.dispose()
    connection = nil

    print("the first download ends")
    first?.dispose()
    first?.dispose()

    print("the second download ends")
    second?.dispose()
  }
}
