import RxLite

/// Exercise `observables/my-generate`: a loop that stops, and cleans up.
///
/// A kettle writes its readings to a log, a file with thousands of rows. A page of your app wants the first
/// three. So someone has to open the file, read row by row, stop when no one wants another one, and close
/// the file, however it ends. Write that once, for everything that can be opened, read and closed.
///
///     myGenerate(open: { Log() }, next: { $0.readRow() }, close: { $0.close() })
///     (20,60,100,|)
///
/// Each subscription opens a log of its own, and sends what `next` returns, call after call, until that
/// is nil. Then it completes.
///
/// - The loop stops when its subscription is disposed. No row is read that no one wants: with `take(3)`,
///   `next` is called three times.
/// - What was opened is closed once: when `next` has returned nil, when it has thrown, or when the
///   subscription is disposed. Nothing is read from it after that.
/// - If `open` or `next` throws, the sequence fails with that error. If `open` throws, there is nothing to
///   read or close.
/// - Everything happens on the subscriber's thread, before the outermost `subscribe` of that thread returns. If
///   a subscriber subscribes while another is receiving, the two may take turns, as in the listing `two-logs`.
///
/// Then read a real file: `swift run course play by-turns`. Below its imports, write `import Foundation`, and
/// replace what follows by the function and these lines, which want the first two pieces of 60 bytes:
///
///     _ = myGenerate(
///       open: { try FileHandle(forReadingFrom: URL(fileURLWithPath: "README.md")) },
///       next: { file in try file.read(upToCount: 60) },
///       close: { file in try? file.close(); print("closed") })
///       .map { bytes in String(decoding: bytes, as: UTF8.self) }
///       .take(2)
///       .subscribe { event in print(event) }
///
/// The file is closed, and the rest of it was never read. And if there is no file of that name?
///
/// Chapter 1, sections 5 and 7: the contract of `create`, and the listing `by-turns`.
///
/// - Check it: `swift run course check observables/my-generate`,
///   or `swift test --package-path Exercises --filter MyGenerate`
/// - A hint: `swift run course hint observables/my-generate`
func myGenerate<Log, Row>(
  open: @escaping () throws -> Log,
  next: @escaping (Log) throws -> Row?,
  close: @escaping (Log) -> Void
) -> Observable<Row> {
  .never()  // Replace this line.
}
