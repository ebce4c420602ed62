import RxLite

/// The download ended before all its bytes were there.
struct TooShort: Error, Equatable {
  /// The number of bytes that are there.
  let bytes: Int
}

/// Emits what fraction of a download is there.
///
///     pieces             ---2--4---2--|
///     stored: 0, total: 8
///     result             0--¼--¾---1--|
func progress(of pieces: Observable<Int>, stored: Int, total: Int) -> Observable<Double> {
  if stored >= total { return .just(1) }
  return Observable.deferred {
    var bytes = stored
    return
      pieces
      .map { piece in
        bytes += piece
        return bytes
      }
      .startWith(stored)
      .concat(
        Observable.deferred { bytes < total ? .error(TooShort(bytes: bytes)) : .empty() })
  }
  .map { min(1, Double($0) / Double(total)) }
  .distinctUntilChanged()
}
