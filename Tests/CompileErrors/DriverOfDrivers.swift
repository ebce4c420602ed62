// The closure of a driver's `flatMapLatest` returns a driver.
import ConsoleKit
import RxLite

func suggestions(for text: String) -> Single<[String]> { .just([text]) }

func show(_ texts: Driver<String>, on label: Label, bag: DisposeBag) {
  #if !MENDED
    // error: generic parameter 'Sharing' could not be inferred
    let found = texts.flatMapLatest { text in suggestions(for: text) }
  #else
    let found = texts.flatMapLatest { text in
      suggestions(for: text).asDriver(onErrorJustReturn: [])
    }
  #endif
  found.map { $0.joined(separator: ", ") }.drive(label.rx.text).disposed(by: bag)
}
