import ChapterKit
import RxLite

func disposeBags() {
  listing("bag", "a bag disposes its members when it goes") {
    final class Screen {
      private let disposeBag = DisposeBag()

      func show(_ name: String) {
        Disposables.create { print("\(name) disposed") }.disposed(by: disposeBag)
        print("\(name) is in the bag")
      }
    }

    var screen: Screen? = Screen()
    screen?.show("title")
    screen?.show("picture")
    print("the screen is closed")
    screen = nil
  }

  listing("replace-the-bag", "a bag has no dispose(): put a new one there") {
    let lamps = Lamps()
    var disposeBag = DisposeBag()
    lamps.counting().subscribe(onNext: { print("old \($0)") }).disposed(by: disposeBag)
    sleep(0.2)

    disposeBag = DisposeBag()
    print("lamps lit: \(lamps.lit)")
    lamps.counting().subscribe(onNext: { print("new \($0)") }).disposed(by: disposeBag)
    sleep(0.2)
  }

  listing("how-a-bag-works", "a list of disposables, and a deinit") {
    do {
      let bag = MyDisposeBag()
      bag.insert(Disposables.create { print("first disposed") })
      bag.insert(Disposables.create { print("second disposed") })
      print("end of the scope")
    }
    print("after the scope")
  }
}

/// A bag at its plainest. RxLite's own also keeps two threads apart.
private final class MyDisposeBag {
  private var disposables: [any Disposable] = []

  func insert(_ disposable: any Disposable) { disposables.append(disposable) }

  private func dispose() {
    let oldDisposables = disposables
    disposables = []
    for disposable in oldDisposables {
      disposable.dispose()
    }
  }

  deinit { dispose() }
}
