import ChapterKit
import ConsoleKit
import RxLite

func wholeSearch() {
  listing("whole-search", "a search whose types say what it promises", shows: "49 52 54") {
    let field = TextField()
    let button = Button("Help")
    let list = Label("-")
    let bag = DisposeBag()
    let memory = Memory()
    let warnings = PublishRelay<String>()
    func askServer(for text: String) -> Single<[String]> {
      suggestionsFromElsewhere(for: text)
        .observe(on: MainScheduler.instance)
        .flatMap { found in
          memory.remember(found, for: text).catch { _ in
            warnings.accept("The disk is full.")
            return .empty()
          }
          .andThen(.just(found))
        }
    }
    func results(for text: String) -> Single<[String]> {
      text.isEmpty ? .just([]) : memory.answer(for: text).ifEmpty(switchTo: askServer(for: text))
    }
    let shown: Driver<String> = field.rx.text.orEmpty.asDriver()
      .flatMapLatest { text in
        results(for: text)
          .map { found in found.joined(separator: ", ") }
          .asDriver(onErrorRecover: { error in .just("no answer: \(error)") })
      }
    let help: Signal<String> = button.rx.tap.asSignal().map { "Type a word." }
    let warning: Signal<String> = warnings.asSignal()
    shown.drive(list.rx.text).disposed(by: bag)
    shown.drive(onNext: { text in print("[\(text)]") }).disposed(by: bag)
    help.emit(onNext: { alert in print("alert: \(alert)") }).disposed(by: bag)
    warning.emit(onNext: { alert in print("alert: \(alert)") }).disposed(by: bag)
    button.tap()
    for text in ["rx", "bad", "rx", "bad", "swift", "go", "rx"] { type(text, into: field) }
    type("java", into: field, pause: 0.05)
    type("", into: field)
    memory.isDiskFull = true
    type("java", into: field)
  }
}
