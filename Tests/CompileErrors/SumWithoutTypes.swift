import RxLite

#if !MENDED
  let sums = Observable.of("1", "two", "3")
    .map { text in
      let number = Int(text)
      // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
      return number
    }
    .scan(0) { sum, number in sum + number }
#else
  let sums = Observable.of("1", "two", "3")
    .map { text in
      let number = Int(text)
      return number
    }
    .scan(0) { sum, number in sum + (number ?? 0) }
#endif
