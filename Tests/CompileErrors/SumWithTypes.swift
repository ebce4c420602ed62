import RxLite

let sums = Observable.of("1", "two", "3")
  .map { text -> Int? in
    let number = Int(text)
    return number
  }
  #if !MENDED
    // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
    .scan(0) { sum, number in sum + number }
  #else
    .scan(0) { sum, number in sum + (number ?? 0) }
  #endif
