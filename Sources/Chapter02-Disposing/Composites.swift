import ChapterKit
import RxLite

func composites() {
  listing("composite", "for when you must dispose by hand") {
    func named(_ name: String) -> any Disposable {
      return Disposables.create { print("\(name) disposed") }
    }

    let group = CompositeDisposable()
    let first = group.insert(named("first"))
    _ = group.insert(named("second"))
    _ = group.insert(named("third"))
    print("members: \(group.count)")

    if let first { group.remove(for: first) }
    print("members: \(group.count)")

    group.dispose()
    print("members: \(group.count)")

    // Who comes too late is disposed at the door, and gets no key.
    let late = group.insert(named("late"))
    print("key of the late one: \(late == nil ? "nil" : "some")")
  }
}
