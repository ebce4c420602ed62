import RxLite

func numbers(_ room: Observable<String>) -> Observable<Int> {
  #if !MENDED
    // error: instance method 'flatMap' requires that 'Int?' conform to 'ObservableConvertibleType'
    room.flatMap { text in Int(text) }
  #else
    room.compactMap { text in Int(text) }
  #endif
}
