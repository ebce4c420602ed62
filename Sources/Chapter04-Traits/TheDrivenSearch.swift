import ChapterKit
import ConsoleKit
import RxLite

func theDrivenSearch() {
  listing("driver", "the same with Driver, which thinks of it all") {
    // In a program this line isn't there: drivers use the main thread's own clock.
    SharingScheduler.mock(scheduler: clock.mainScheduler) {
      let screen = SearchScreen()
      let (query, resultCount, resultsTableView) = (screen.query, screen.count, screen.table)
      let service = SearchService()
      let bag = DisposeBag()
      query.text = "rx"

      let results = query.rx.text.orEmpty.asDriver()
        .throttle(.milliseconds(300))
        .flatMapLatest { query in
          service.fetchAutoCompleteItems(query)
            .asDriver(onErrorJustReturn: [])  // Builder just needs info about what to return
        }

      results
        .map { "\($0.count)" }
        .drive(resultCount.rx.text)
        .disposed(by: bag)

      results
        .drive(resultsTableView.rx.items(cellIdentifier: "Cell")) { _, result, cell in
          cell.textLabel.text = "\(result)"
        }
        .disposed(by: bag)

      typeAndShow(["bad", "swift"], on: screen)
    }
  }

  listing("driver-spelled-out", "what asDriver(onErrorJustReturn:) stands for") {
    func show(_ name: String, _ safeSequence: (Observable<Int>) -> Observable<Int>) {
      print("\(name):")
      let source = PublishSubject<Int>()
      let xs = Observable<Int>.deferred {
        print("  the work begins")
        return source
      }
      let safe = safeSequence(xs)
      func hear(_ who: String) -> any Disposable {
        safe.subscribe { event in
          print("  \(who): \(event), main thread: \(isOnMainThread())")
        }
      }
      let first = hear("first")
      onAnotherThread { source.onNext(1) }
      runMainQueue()
      let second = hear("second")
      onAnotherThread { source.onError(Broken.pipe) }
      runMainQueue()
      first.dispose()
      second.dispose()
    }

    show("asDriver") { xs in
      xs.asDriver(onErrorJustReturn: 0).asObservable()
    }
    show("by hand") { xs in
      xs
        .observe(on: MainScheduler.instance)  // observe events on main scheduler
        .catchAndReturn(0)  // can't error out
        .share(replay: 1, scope: .whileConnected)  // side effects sharing
    }
  }

  listing("driver-from-what", "what can't fail needs no way out") {
    let field = TextField()
    field.text = "a"
    let relay = BehaviorRelay(value: "b")
    let bag = DisposeBag()

    field.rx.text.orEmpty.asDriver()
      .drive(onNext: { print("a control property: \($0)") })
      .disposed(by: bag)
    relay.asDriver()
      .drive(onNext: { print("a relay: \($0)") })
      .disposed(by: bag)
    Infallible.of("c")
      .asDriver()
      .drive(onNext: { print("an infallible: \($0)") })
      .disposed(by: bag)
    // This doesn't compile, for a sequence may fail:
    //     Observable.of("d").asDriver()
    // Nor does this, for a sequence may be on any thread:
    //     Observable.of("d").drive(onNext: { print($0) })
    Observable.of("d")
      .asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { print("any sequence: \($0)") })
      .disposed(by: bag)
    Observable.error(Broken.pipe)
      .asDriver(onErrorRecover: { error in .just("a word about \(error)") })
      .drive(onNext: { print("one that fails: \($0)") })
      .disposed(by: bag)
  }
}
