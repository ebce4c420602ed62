import RxLite

/// Exercise `errors/reconnect`: a feed that comes back by itself.
///
/// A page shows where the buses are, from a connection that stays open all day. A phone loses it whenever it
/// changes from one network to the next. The listing `retry-when` would give up after the fourth loss of the
/// day, although each time all went well again. And when the server restarts, ten thousand phones lose the
/// connection in the same second; if all of them come back in the same second, it falls over again. You can
/// use this operator in any program that keeps a connection open.
///
/// `reconnect(maxFailures:longestWait:scheduler:jitter:)` passes on the elements of its source. When the source
/// fails, it waits on `scheduler`, and then subscribes to the source again.
///
/// - The wait is 1 second after the first failure *in a row*, 2 after the second, then 4, 8, and so on:
///   doubled each time, but never more than `longestWait`, which is at least 1 and at most a day. Failures are
///   in a row if no element arrives between them. So after an element, the next wait is 1 second again.
/// - Before each wait, `jitter` is called once, with the number of seconds above. What it returns is the number
///   of seconds to wait. It has no influence on the numbers that follow. (An app passes
///   `{ Int.random(in: 1...$0) }`, so that the phones come back one by one.)
/// - The failure number `maxFailures` in a row is the error of the result, at once and unchanged. It is 1 or
///   more, and may be so large that the doubled number doesn't fit into an `Int`.
/// - When the source completes, so does the result.
/// - Each subscription counts for itself. Disposing it disposes the source, or cancels the wait.
///
///     source    -X                 a column is a second
///     source      -X               1 second after the first failure
///     source         -a-b-X        2 seconds after the second
///     source               -c-|    1 second: elements have arrived meanwhile
///     result    ------a-b---c-|
///
/// Chapter 5, sections 7 and 8; section 6 on what counts over the whole life of a screen. `map` sees each
/// element that passes.
///
/// - Check it: `swift run course check errors/reconnect`,
///   or `swift test --package-path Exercises --filter Reconnect`
/// - A hint: `swift run course hint errors/reconnect`
extension ObservableType {
  func reconnect(
    maxFailures: Int, longestWait: Int, scheduler: any SchedulerType,
    jitter: @escaping (_ seconds: Int) -> Int
  ) -> Observable<Element> {
    .never()  // Replace this line.
  }
}
