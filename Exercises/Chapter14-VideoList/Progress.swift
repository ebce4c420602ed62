import RxLite

/// The download ended before all its bytes were there.
struct TooShort: Error, Equatable {
  /// The number of bytes that are there.
  let bytes: Int
}

/// Exercise `videolist/progress`: how much of a download is there, also when it goes on later.
///
/// You download a podcast on the way to work, and the bar should go on where it stopped. A download that breaks
/// off must not look like one that is done, and no byte should be requested twice: `retry(2)` below the result
/// must request the rest, and nothing else.
///
/// `stored()` returns how many bytes are there now. `request(from)` requests the bytes from this one on; it
/// stores each piece, and emits the number of its bytes. `total` is above 0.
///
/// For each subscription to the result:
///
/// - `stored` is called once, when it is subscribed to.
/// - The result emits what fraction of `total` is there, from 0 to 1: first that of the stored bytes, then the
///   new one after each piece. It is never above 1, and no value is emitted twice in a row.
/// - If bytes are missing, `request` is called once, for those behind the stored ones. If none is missing,
///   it isn't called: the result emits 1 and completes.
/// - When the pieces complete, the result completes if all bytes are there, and fails with `TooShort` if not.
/// - An error of the pieces is passed on.
///
///     request(0)        ---2--4--X
///     request(6)                 ---2--|    total: 8
///     result, retry(2)  0--¼--¾--¾--1--|
///
/// The second ¾ is the first value of the new subscription.
///
/// Chapter 14, section 2.
///
/// - Check it: `swift run course check videolist/progress`,
///   or `swift test --package-path Exercises --filter Progress`
/// - A hint: `swift run course hint videolist/progress`
func progress(
  total: Int, stored: @escaping () -> Int, request: @escaping (_ from: Int) -> Observable<Int>
) -> Observable<Double> {
  .never()  // Replace this line.
}
