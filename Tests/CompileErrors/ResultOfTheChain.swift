import RxLite

let words = Observable.of("one", "three")

#if !MENDED
  let lengths: Observable<Int> =
    words
    .map { $0.count }
    // error: cannot convert value of type 'String' to closure result type 'Int'
    .map { "\($0) letters" }
#else
  let lengths: Observable<String> =
    words
    .map { $0.count }
    .map { "\($0) letters" }
#endif
