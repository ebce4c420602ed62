import ChapterKit
import RxLite

func howABagWorks() {
  listing("how-a-bag-works", "a list of disposables, and a deinit", shows: "E14 95") {
    final class MyDisposeBag {
      private var disposables: [any Disposable] = []

      func insert(_ disposable: any Disposable) { disposables.append(disposable) }

      deinit {
        for disposable in disposables { disposable.dispose() }
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
