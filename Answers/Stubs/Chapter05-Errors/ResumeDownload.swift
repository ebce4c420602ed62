import RxLite

/// Exercise `errors/resume-download`: continue where it broke off.
///
/// A podcast app loads an episode of forty megabytes on a train. After thirty-nine of them, a tunnel. A plain
/// `retry` would begin again, and pay for all of it once more. It would also emit the beginning twice, and a
/// file that is written from these parts can't be played. Servers can do better: they send a file from any
/// byte on, if they are asked to.
///
/// `download(maxAttempts:load:)` calls `load` with 0, and emits the parts of the file as they arrive. When
/// that fails, it calls `load` with the number of *bytes* that have arrived so far, in all attempts together,
/// and goes on with what this request emits.
///
/// - There are `maxAttempts` attempts at most, the first one included; it is 1 or more. An attempt begins at
///   once when the one before has failed.
/// - The error of the last attempt is the error of the result. When an attempt completes, so does the result.
/// - Parts may differ in length, and may be empty. Each is emitted once, as it is.
/// - Each subscription loads the file for itself, from byte 0, with attempts of its own. Nothing happens
///   before it. Disposing it disposes the attempt in progress.
///
///     load(0)   --a-b--X           a has 4 bytes, and b has 2
///     load(6)          --c--X      c has 3 bytes
///     load(9)               --d|
///     result    --a-b----c----d|
///
/// Chapter 5, section 5; chapter 4, section 2. Something has to count the bytes that pass: `map` can.
///
/// - Check it: `swift run course check errors/resume-download`,
///   or `swift test --package-path Exercises --filter ResumeDownload`
/// - A hint: `swift run course hint errors/resume-download`
func download(
  maxAttempts: Int, load: @escaping (_ offset: Int) -> Observable<[UInt8]>
) -> Observable<[UInt8]> {
  .never()  // Replace this line.
}
