import RxLite

/// The download ended before all its bytes were there.
struct TooShort: Error, Equatable {
  /// The number of bytes that are there.
  let bytes: Int
}

/// Emits what fraction of a download is there. Each subscription continues behind the stored bytes.
///
///     request(0)        ---2--4--X
///     request(6)                 ---2--|    total: 8
///     result, retry(2)  0--¼--¾--¾--1--|
func progress(
  total: Int, stored: @escaping () -> Int, request: @escaping (_ from: Int) -> Observable<Int>
) -> Observable<Double> {
  Observable.deferred {
    var bytes = stored()
    let pieces = bytes < total ? request(bytes) : .empty()
    return
      pieces
      .map { piece in
        bytes += piece
        return bytes
      }
      .startWith(bytes)
      .concat(
        Observable.deferred { bytes < total ? .error(TooShort(bytes: bytes)) : .empty() })
  }
  .map { min(1, Double($0) / Double(total)) }
  .distinctUntilChanged()
}
