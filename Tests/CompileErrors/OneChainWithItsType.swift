import RxLite

func show(_ room: Observable<String>, bag: DisposeBag) {
  #if !MENDED
    room
      // error: declared closure result 'Int?' is incompatible with contextual type 'Int'
      .map { text -> Int? in
        let digits = text.prefix { $0 == "-" || $0.isNumber }
        return Int(digits)
      }
      .filter { degrees in degrees > -60 }
      .subscribe(onNext: { print($0) })
      .disposed(by: bag)
  #else
    room
      .compactMap { text -> Int? in
        let digits = text.prefix { $0 == "-" || $0.isNumber }
        return Int(digits)
      }
      .filter { degrees in degrees > -60 }
      .subscribe(onNext: { print($0) })
      .disposed(by: bag)
  #endif
}
