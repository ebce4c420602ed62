import ChapterKit
import ConsoleKit
import RxLite

func firstSearch() {
  listing("newest", "only the newest text counts") {
    let field = TextField()
    let list = Label("-")
    let bag = DisposeBag()

    field.rx.text.orEmpty
      .flatMapLatest { text in text.isEmpty ? .just([]) : answers(for: text) }
      .subscribe(onNext: { found in
        list.text = found.joined(separator: ", ")
        print("[\(list)]")
      })
      .disposed(by: bag)

    field.simulateReplacing(with: "r")
    sleep(0.05)
    field.simulateReplacing(with: "rx")
    sleep(1)
  }

  listing("three-words", "one failed request ends the search", shows: "50") {
    let field = TextField()
    let list = Label("-")
    let bag = DisposeBag()

    field.rx.text.orEmpty
      .flatMapLatest { text in text.isEmpty ? .just([]) : answers(for: text) }
      .subscribe(
        onNext: { results in list.text = results.joined(separator: ", ") },
        onError: { error in print("error: \(error)") }
      )
      .disposed(by: bag)

    for text in ["rx", "bad", "swift"] {
      field.simulateReplacing(with: text)
      sleep(1)
      print("[\(list)]")
    }
  }
}
