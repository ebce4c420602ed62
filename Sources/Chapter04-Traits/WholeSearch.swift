import ChapterKit
import ConsoleKit
import RxLite

func wholeSearch() {
  listing("whole-search", "a search whose types say what it promises", shows: "49 52 54") {
    let field = TextField()
    let help = Button("Help")
    let list = Label("-")
    let bag = DisposeBag()
    let memory = Memory()
    let warnings = PublishRelay<String>()
    func asked(_ text: String) -> Single<[String]> {
      suggestionsFromElsewhere(for: text)
        .observe(on: MainScheduler.instance)
        .flatMap { found in
          memory.remember(found, for: text).catch { _ in
            warnings.accept("The memory is full.")
            return .empty()
          }
          .andThen(.just(found))
        }
    }
    func results(for text: String) -> Single<[String]> {
      memory.answer(for: text).ifEmpty(switchTo: asked(text))
    }

    let shown: Driver<[String]> = field.rx.text.orEmpty.asDriver()
      .filter { text in !text.isEmpty }
      .flatMapLatest { text in results(for: text).asDriver(onErrorJustReturn: []) }
    let taps: Signal<String> = help.rx.tap.asSignal().map { "Type a word." }
    let alerts: Signal<String> = Signal.merge(taps, warnings.asSignal())

    shown.map { $0.joined(separator: ", ") }.drive(list.rx.text).disposed(by: bag)
    alerts.emit(onNext: { alert in print("alert: \(alert)") }).disposed(by: bag)

    help.tap()
    for text in ["rx", "bad", "rx", "bad", "swift", "go"] {
      field.simulateReplacing(with: text)
      sleep(1)
      runMainQueue()
      print("[\(list)]")
    }
  }
}
