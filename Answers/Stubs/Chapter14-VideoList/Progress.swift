import RxLite

/// The download ended before all its bytes were there.
struct TooShort: Error, Equatable {
  /// The number of bytes that are there.
  let bytes: Int
}

/// Exercise `videolist/progress`: how much of a download is there.
///
/// A full bar says that a video can be played. So it must not be full too early, it must never go back, and a
/// download that breaks off must not look like one that is done.
///
/// `pieces` emits the number of bytes of each piece. `stored` bytes are there already; `total` is above 0.
///
/// - The result emits what fraction of `total` is there, from 0 to 1: first that of the stored bytes, then
///   the new one after each piece. It is never above 1, and no value is emitted twice in a row.
/// - When `pieces` completes, the result completes if all bytes are there, and fails with `TooShort` if not.
/// - An error of `pieces` is passed on.
/// - If all bytes are stored, it emits 1 and completes, without subscribing to `pieces`.
/// - Each subscription counts its own bytes.
///
///     pieces             ---2--4---2--|
///     stored: 0, total: 8
///     result             0--¼--¾---1--|
///
/// Chapter 14, section 3.
///
/// - Check it: `swift run course check videolist/progress`,
///   or `swift test --package-path Exercises --filter Progress`
/// - A hint: `swift run course hint videolist/progress`
func progress(of pieces: Observable<Int>, stored: Int, total: Int) -> Observable<Double> {
  .never()  // Replace this line.
}
