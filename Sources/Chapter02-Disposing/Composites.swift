import ChapterKit
import RxLite

func composites() {
  listing("composite", "disposables that end together", shows: "13") {
    func named(_ name: String) -> any Disposable {
      return Disposables.create { print("\(name) disposed") }
    }

    let group = CompositeDisposable()
    let key = group.insert(named("first"))
    _ = group.insert(named("second"))
    _ = group.insert(named("third"))

    if let key { group.remove(for: key) }
    print("members: \(group.count)")

    group.dispose()

    let late = group.insert(named("late"))
    print("key of the late one: \(late == nil ? "nil" : "some")")
  }
}
