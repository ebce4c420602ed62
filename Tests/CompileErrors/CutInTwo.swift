import RxLite

func show(_ room: Observable<String>, bag: DisposeBag) {
  #if !MENDED
    let numbers = room.map { text in
      let digits = text.prefix { $0 == "-" || $0.isNumber }
      return Int(digits)
    }
    numbers
      // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
      .filter { degrees in degrees > -60 }
      .subscribe(onNext: { print($0) })
      .disposed(by: bag)
  #else
    let numbers = room.compactMap { text in
      let digits = text.prefix { $0 == "-" || $0.isNumber }
      return Int(digits)
    }
    numbers
      .filter { degrees in degrees > -60 }
      .subscribe(onNext: { print($0) })
      .disposed(by: bag)
  #endif
}
