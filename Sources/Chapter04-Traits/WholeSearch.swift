import ChapterKit
import ConsoleKit
import RxLite

func wholeSearch() {
  listing("whole-search", "a search whose types say what it promises", shows: "49 52 54") {
    let field = TextField()
    let help = Button("Help")
    let list = Label("-")
    let bag = DisposeBag()

    func cached(_ text: String) -> Maybe<[String]> {
      text == "rx" ? .just(["rxlite, from the cache"]) : .empty()
    }
    func results(for text: String) -> Single<[String]> {
      cached(text).ifEmpty(switchTo: suggestionsFromElsewhere(for: text))
    }

    let found: Driver<[String]> = field.rx.text.orEmpty.asDriver()
      .filter { text in !text.isEmpty }
      .flatMapLatest { text in results(for: text).asDriver(onErrorJustReturn: []) }
    let alerts: Signal<String> = help.rx.tap.asSignal().map { "Type a word." }

    found.map { $0.joined(separator: ", ") }.drive(list.rx.text).disposed(by: bag)
    alerts.emit(onNext: { alert in print("alert: \(alert)") }).disposed(by: bag)

    help.tap()
    for text in ["rx", "bad", "swift"] {
      field.simulateReplacing(with: text)
      sleep(1)
      runMainQueue()
      print("[\(list)]")
    }
  }
}
