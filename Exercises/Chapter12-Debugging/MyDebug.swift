import RxLite

/// Exercise `debugging/my-debug`: a probe that numbers its subscriptions.
///
/// In the log that the family sends, each reading is there twice. Does the sensor send it twice, or are there
/// two subscriptions? The lines of `debug` don't say whose they are. Write a probe that gives each
/// subscription a number, and says how many are open. It asks `now` for the time, and passes its lines to
/// `log`. Here a phone subscribes at 0 and a tablet at 4. At 6 the phone disposes, and at 8 the source completes:
///
///     0: room 1 -> subscribed, 1 open
///     2: room 1 -> Event next(18)
///     4: room 2 -> subscribed, 2 open
///     5: room 1 -> Event next(19)
///     5: room 2 -> Event next(19)
///     6: room 1 -> isDisposed, 1 open
///     8: room 2 -> Event completed
///     8: room 2 -> isDisposed, 0 open
///
/// - Everything passes, unchanged. A line is logged first; then the event is passed on.
/// - `isDisposed` is logged once for each subscription: when its terminal event has been passed on, or when the
///   subscription is disposed. The source is disposed then, too; before or after the line, as you like.
/// - The first subscription has the number 1, and no number is used again. Each call of `myDebug` begins
///   again at 1, even if two probes have the same name.
/// - Nothing is logged before somebody subscribes, and `now` is called once for each line.
/// - All of it happens on one thread, so you need no lock.
///
/// Chapter 12, section 3. Section 2 has the log in which two subscriptions can't be told apart.
///
/// - Check it: `swift run course check debugging/my-debug`,
///   or `swift test --package-path Exercises --filter MyDebug`
/// - A hint: `swift run course hint debugging/my-debug`
extension ObservableType {
  func myDebug(
    _ identifier: String, now: @escaping () -> Int, log: @escaping (String) -> Void
  ) -> Observable<Element> {
    .never()  // Replace this line.
  }
}
