import ChapterKit
import ConsoleKit
import Foundation
import RxLite

func theDrivenSearch() {
  listing("driver-as-printed", "the compiler asks for the remedies", shows: "B81 B84 B88 38 49 52")
  {
    let screen = SearchScreen(searching: "rx")
    let bag = DisposeBag()

    let results = screen.query.rx.text.orEmpty.asDriver()
      .throttle(.milliseconds(300))
      .flatMapLatest { query in
        fetchAutoCompleteItems(query)
          .asDriver(onErrorJustReturn: [])
      }

    results
      .map { "\($0.count)" }
      .drive(screen.resultCount.rx.text)
      .disposed(by: bag)

    results
      .drive(screen.resultsTableView.rx.items(cellIdentifier: "Cell")) { _, result, cell in
        cell.textLabel.text = "\(result)"
      }
      .disposed(by: bag)

    screen.show()
    screen.type("bad")
    screen.type("swift")
    print(screen)
  }

  listing(
    "driver-spelled-out", "what asDriver(onErrorJustReturn:) stands for", shows: "B94 38 49 51"
  ) {
    func safeSequence(_ xs: Observable<Int>) -> Observable<Int> {
      return xs.observe(on: MainScheduler.instance)  // observe events on the main scheduler
        .catchAndReturn(0)  // can't error out
        .share(replay: 1, scope: .whileConnected)  // share side effects
    }

    func show(_ name: String, _ convert: (Observable<Int>) -> Observable<Int>) {
      print("\(name):")
      let source = PublishSubject<Int>()
      let safe = convert(source.do(onSubscribe: { print("  the work begins") }))
      func subscribe(_ name: String) -> any Disposable {
        return safe.subscribe { print("  \(name): \($0), main thread: \(Thread.isMainThread)") }
      }

      let first = subscribe("first")
      onAnotherThread { source.onNext(1) }
      runMainQueue()
      let second = subscribe("second")
      onAnotherThread { source.onError(Broken.pipe) }
      runMainQueue()
      first.dispose()
      second.dispose()
    }

    show("asDriver") { xs in xs.asDriver(onErrorJustReturn: 0).asObservable() }
    show("by hand") { xs in safeSequence(xs) }
  }
}
