import RxLite

func show(_ room: Observable<String>, bag: DisposeBag) {
  #if !MENDED
    room
      .map { text in
        let digits = text.prefix { $0 == "-" || $0.isNumber }
        // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
        return Int(digits)
      }
      .filter { degrees in degrees > -60 }
      .subscribe(onNext: { print($0) })
      .disposed(by: bag)
  #else
    room
      .compactMap { text in
        let digits = text.prefix { $0 == "-" || $0.isNumber }
        return Int(digits)
      }
      .filter { degrees in degrees > -60 }
      .subscribe(onNext: { print($0) })
      .disposed(by: bag)
  #endif
}
