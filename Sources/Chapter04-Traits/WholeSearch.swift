import ChapterKit
import ConsoleKit
import RxLite

func wholeSearch() {
  listing("whole-search", "a search whose types say what it promises", shows: "49 52 54") {
    let field = TextField()
    let help = Button("Help")
    let list = Label("-")
    let bag = DisposeBag()

    var cache: [String: [String]] = [:]
    func cached(_ text: String) -> Maybe<[String]> {
      Maybe.deferred {
        if let known = cache[text] { .just(known) } else { .empty() }
      }
    }
    func remember(_ found: [String], for text: String) -> Completable {
      Completable.create { send in
        cache[text] = found
        send(.completed)
        return Disposables.create()
      }
    }
    func asked(_ text: String) -> Single<[String]> {
      suggestionsFromElsewhere(for: text)
        .observe(on: MainScheduler.instance)
        .flatMap { found in remember(found, for: text).andThen(.just(found)) }
    }
    func results(for text: String) -> Single<[String]> {
      cached(text).ifEmpty(switchTo: asked(text))
    }

    let found: Driver<[String]> = field.rx.text.orEmpty.asDriver()
      .filter { text in !text.isEmpty }
      .flatMapLatest { text in results(for: text).asDriver(onErrorJustReturn: []) }
    let alerts: Signal<String> = help.rx.tap.asSignal().map { "Type a word." }

    found.map { $0.joined(separator: ", ") }.drive(list.rx.text).disposed(by: bag)
    alerts.emit(onNext: { alert in print("alert: \(alert)") }).disposed(by: bag)

    help.tap()
    for text in ["rx", "bad", "rx", "bad"] {
      field.simulateReplacing(with: text)
      sleep(1)
      runMainQueue()
      print("[\(list)]")
    }
  }
}
