import ChapterKit
import RxLite

func howABagWorks() {
  listing("how-a-bag-works", "a list of disposables, and a deinit", shows: "E14 95") {
    final class MyDisposeBag {
      private var disposables: [any Disposable] = []

      func insert(_ disposable: any Disposable) { disposables.append(disposable) }

      private func dispose() {
        let oldDisposables = _dispose()

        for disposable in oldDisposables {
          disposable.dispose()
        }
      }

      private func _dispose() -> [any Disposable] {
        defer { disposables = [] }
        return disposables
      }

      deinit {
        dispose()
      }
    }

    do {
      let bag = MyDisposeBag()
      bag.insert(Disposables.create { print("first disposed") })
      bag.insert(Disposables.create { print("second disposed") })
      print("end of the scope")
    }
    print("after the scope")
  }
}
