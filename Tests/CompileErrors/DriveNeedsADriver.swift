// Shows 53: only a Driver has `drive`.
import ConsoleKit
import RxLite

func show(_ names: Observable<String>, on label: Label, bag: DisposeBag) {
  #if !MENDED
    // error: value of type 'Observable<String>' has no member 'drive'
    names.drive(label.rx.text).disposed(by: bag)
  #else
    names.asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: bag)
  #endif
}
