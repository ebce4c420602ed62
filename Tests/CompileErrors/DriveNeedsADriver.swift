// Shows 53: only a Driver has `drive`, and `flatMapLatest` of an Observable makes an Observable.
import ConsoleKit
import RxLite

func suggestions(for text: String) -> Single<[String]> { .just([text]) }

func show(_ texts: ControlProperty<String>, on list: Label, bag: DisposeBag) {
  #if !MENDED
    let results = texts.flatMapLatest { text in
      suggestions(for: text).asDriver(onErrorJustReturn: [])
    }
    // error: value of type 'Observable<String>' has no member 'drive'
    results.map { $0.joined(separator: ", ") }.drive(list.rx.text).disposed(by: bag)
  #else
    let results = texts.asDriver().flatMapLatest { text in
      suggestions(for: text).asDriver(onErrorJustReturn: [])
    }
    results.map { $0.joined(separator: ", ") }.drive(list.rx.text).disposed(by: bag)
  #endif
}
