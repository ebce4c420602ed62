import RxLite

/// Exercise `observables/find-kettles`: turn a library's callbacks into a sequence.
///
/// Somebody has bought a kettle, and your app should find it. The library of the radio can search: you start
/// a `Scan`, and it calls you back. The page that lists the kettles wants a sequence of their names
/// instead, which it can cancel when it is closed.
///
///     makeScan       --kitchen--kitchen--garden--|
///       findKettles
///     result         --kitchen-----------garden--|
///
/// - Each subscription makes a scan of its own, starts it, and emits what it finds. Without a subscription
///   no scan is made.
/// - A kettle answers again and again, even while an observer receives its name. Emit each name once for each
///   subscription.
/// - When the scan is over, the sequence completes, or fails with the scan's error.
/// - Disposing a subscription stops its scan.
/// - A scan may call you back before its `start` returns. And the library keeps no scan alive: one that is
///   released finds nothing more. So keep it as long as its subscription lasts, and no longer.
///
/// Then look at it: `swift run course play boil`. Paste the function, the protocol and this radio, for which each
/// reading of `boil()` is an answer. Subscribe to `findKettles { Radio() }` instead of `boil()`:
///
///     final class Radio: Scan {
///       var answers: (any Disposable)?
///       func start(onFound: @escaping (String) -> Void, onEnd: @escaping ((any Error)?) -> Void) {
///         answers = boil().subscribe(
///           onNext: { degrees in onFound(degrees < 80 ? "kitchen" : "garden") },
///           onCompleted: { onEnd(nil) })
///       }
///       func stop() { answers?.dispose() }
///     }
///
/// It answers four times, and the picture shows each name once. With `.take(1)` before `.subscribe`, the radio is
/// switched off at the first one.
///
/// Chapter 1, section 5: start, pass on, cancel, as `boil()` does with a timer.
///
/// - Check it: `swift run course check observables/find-kettles`,
///   or `swift test --package-path Exercises --filter FindKettles`
/// - A hint: `swift run course hint observables/find-kettles`
func findKettles(_ makeScan: @escaping () -> any Scan) -> Observable<String> {
  .never()  // Replace this line.
}

/// A search for kettles, as the library of the radio offers it.
protocol Scan: AnyObject {
  /// Starts the search. Call it once. It calls back from one thread at a time. The scan keeps both closures
  /// as long as it lives.
  ///
  /// - Parameters:
  ///   - onFound: Called with the name of a kettle each time that one answers.
  ///   - onEnd: Called once, when the search is over: with `nil`, or with the error that ended it.
  func start(onFound: @escaping (String) -> Void, onEnd: @escaping ((any Error)?) -> Void)

  /// Stops the search. Neither closure is called any more. After the end, it does nothing.
  func stop()
}
