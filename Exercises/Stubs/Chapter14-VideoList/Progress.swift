import RxLite

/// A download that has ended before all was there.
struct TooShort: Error, Equatable {
  /// How many bytes are there.
  let bytes: Int
}

/// Exercise `videolist/progress`: how far a download has come.
///
/// A bar that is full says that a video can be played. So it may not be full too early, may not go back, and
/// what breaks off must not look like what is done.
///
/// `pieces` emits how many bytes a piece has. `stored` bytes were there before; `total` is above 0.
///
/// - The result emits what part of `total` is there, from 0 to 1: at first by `stored`, then after each piece.
///   It is never above 1, and a value is never repeated.
/// - When `pieces` completes, the result completes if all bytes are there, and fails with `TooShort` if not.
/// - An error of `pieces` is passed on.
/// - If all bytes are stored, it emits 1 and completes, without subscribing to `pieces`.
/// - Each subscription counts for itself.
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
