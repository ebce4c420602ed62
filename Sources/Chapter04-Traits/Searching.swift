import ChapterKit
import ConsoleKit
import RxLite

func searching() {
  listing("wrong-thread", "the results arrive on another thread", shows: "33 50") {
    MainThreadRule.report = { mistake in print(mistake) }
    let field = TextField()
    let count = Label("-")
    let bag = DisposeBag()

    field.rx.text.orEmpty
      .flatMapLatest { text in text.isEmpty ? .just([]) : suggestionsFromElsewhere(for: text) }
      .subscribe(onNext: { results in count.text = "\(results.count) results" })
      .disposed(by: bag)

    field.simulateReplacing(with: "rx")
    sleep(1)
  }

  listing("careful", "three remedies, each in its place", shows: "36 37 50") {
    MainThreadRule.report = { mistake in print(mistake) }
    let field = TextField()
    let count = Label("-")
    let list = Label("-")
    let bag = DisposeBag()

    let results = field.rx.text.orEmpty
      .flatMapLatest { text in
        text.isEmpty
          ? .just([])
          : suggestionsFromElsewhere(for: text)
            .observe(on: MainScheduler.instance)
            .catchAndReturn([])
      }
      .share(replay: 1)

    results.subscribe(onNext: { results in count.text = "\(results.count) results" })
      .disposed(by: bag)
    results.map { $0.joined(separator: ", ") }.bind(to: list.rx.text).disposed(by: bag)

    for text in ["rx", "bad", "swift"] {
      type(text, into: field)
      print("[\(count)] [\(list)]")
    }
  }

  listing("driver-below", "an error is replaced after flatMapLatest", shows: "50") {
    let field = TextField()
    let count = Label("-")
    let list = Label("-")
    let bag = DisposeBag()

    let results = field.rx.text.orEmpty
      .flatMapLatest { text in text.isEmpty ? .just([]) : suggestionsFromElsewhere(for: text) }
      .asDriver(onErrorJustReturn: [])

    results.drive(onNext: { results in count.text = "\(results.count) results" })
      .disposed(by: bag)
    results.map { $0.joined(separator: ", ") }.drive(list.rx.text).disposed(by: bag)

    for text in ["rx", "bad", "swift"] {
      type(text, into: field)
      print("[\(count)] [\(list)]")
    }
  }

  listing("driver", "the compiler asks for the remedies", shows: "38 49 52") {
    let field = TextField()
    let count = Label("-")
    let list = Label("-")
    let bag = DisposeBag()

    let results = field.rx.text.orEmpty.asDriver()
      .flatMapLatest { text in
        text.isEmpty
          ? .just([])
          : suggestionsFromElsewhere(for: text).asDriver(onErrorJustReturn: [])
      }

    results.drive(onNext: { results in count.text = "\(results.count) results" })
      .disposed(by: bag)
    results.map { $0.joined(separator: ", ") }.drive(list.rx.text).disposed(by: bag)

    for text in ["rx", "bad", "swift"] {
      type(text, into: field)
      print("[\(count)] [\(list)]")
    }
  }
}
