import RxLite

let words = Observable.of("one", "", "three")

#if !MENDED
  let lengths = words.flatMap { word in
    // error: cannot infer contextual base in reference to member 'empty'
    if word.isEmpty { return .empty() }
    return Observable.just(word.count)
  }
#else
  let lengths = words.flatMap { word -> Observable<Int> in
    if word.isEmpty { return .empty() }
    return .just(word.count)
  }
#endif
