import RxLite

let texts = Observable.of("1", "two")

#if !MENDED
  // error: instance method 'flatMap' requires that 'Int?' conform to 'ObservableConvertibleType'
  let numbers = texts.flatMap { text in Int(text) }
#else
  let numbers = texts.compactMap { text in Int(text) }
#endif
