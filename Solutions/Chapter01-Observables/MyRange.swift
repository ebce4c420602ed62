import RxLite

/// `count` numbers that count up from `start`, then completion.
///
///     myRange(from: 3, count: 4)
///     (3,4,5,6,|)
///
/// Zero numbers are a sequence too, and it ends: "there are none" is an answer, silence is not.
func myRange(from start: Int, count: Int) -> Observable<Int> {
  .create { observer in
    for offset in 0..<count {
      observer.onNext(start + offset)
    }
    observer.onCompleted()
    return Disposables.create()
  }
}
