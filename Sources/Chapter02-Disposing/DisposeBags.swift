import ChapterKit
import RxLite

func disposeBags() {
  listing("bag", "a bag disposes its members when it is released", shows: "11") {
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
    print("the screen closes")
    screen = nil
  }

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

  listing("replace-the-bag", "a bag has no dispose(): replace it", shows: "12") {
    let lamps = Lamps()
    var disposeBag = DisposeBag()
    lamps.counting().subscribe(onNext: { print("old \($0)") }).disposed(by: disposeBag)
    sleep(0.2)

    disposeBag = DisposeBag()
    print("lamps lit: \(lamps.lit)")
    lamps.counting().subscribe(onNext: { print("new \($0)") }).disposed(by: disposeBag)
    sleep(0.2)
  }

  listing("bag-cycle", "a closure in the bag holds the bag's owner", shows: "7 87") {
    final class Screen {
      private let disposeBag = DisposeBag()
      private var title = ""

      deinit { print("screen released") }

      func bindStrongly(_ numbers: Observable<Int>) {
        numbers.subscribe(onNext: { n in self.title = "\(n)" })
          .disposed(by: disposeBag)
      }

      func bindWeakly(_ numbers: Observable<Int>) {
        numbers.subscribe(onNext: { [weak self] n in self?.title = "\(n)" })
          .disposed(by: disposeBag)
      }
    }

    let lamps = Lamps()
    var screen: Screen? = Screen()
    screen?.bindStrongly(lamps.counting())
    screen = nil
    print("closed, lamps lit: \(lamps.lit)")

    screen = Screen()
    screen?.bindWeakly(lamps.counting())
    screen = nil
    print("closed, lamps lit: \(lamps.lit)")
  }
}
