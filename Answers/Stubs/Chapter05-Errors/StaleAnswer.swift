import RxLite

/// What a display says, and how old that is.
struct DatedAnswer: Equatable {
  let text: String
  /// The number of seconds since the answer arrived; 0 if it has just arrived.
  let age: Int
}

/// Exercise `errors/stale-answer`: an older answer that says how old it is.
///
/// At a bus stop without a network, the departures of two minutes ago are worth a lot, if the app says "2
/// minutes ago" below them. Those of yesterday are worse than none. And an app that asked the server ten
/// seconds ago needn't ask it again because the user has turned the phone.
///
/// `Departures` keeps the answer for each stop that arrived last, in a cache of your making, with the time of
/// its arrival.
/// `now` is the clock: it returns the current time in seconds.
///
/// `departures(from:)` returns a sequence, which does this at each subscription:
///
/// - If there is a kept answer for this stop that is younger than `freshFor` seconds, it is emitted with its
///   age, the result completes, and `load` isn't called.
/// - Otherwise `load` is called with the stop. Each answer is kept, in place of the one before, even if it
///   says the same or belongs to an earlier request. Then it is emitted with the age 0.
/// - If the request fails, the kept answer for the stop is emitted with its age, and the result completes,
///   if it is younger than `usableFor` seconds. Otherwise the error is that of the result. What counts is what
///   is kept *when the request fails*, and its age at that moment: a request may fail after a minute, and
///   another one may have been answered meanwhile.
/// - A failure leaves the kept answer and its time of arrival as they are.
/// - Disposing the subscription disposes the request.
///
/// You may assume that each request emits one answer and completes, or fails, and that everything happens on
/// one thread.
///
///     clock      100    130    200    300     freshFor is 60, usableFor is 180
///     request    a|            X      X       at 130, none is made
///     result     a|     a|     a|     X
///     age        0      30     100
///
/// Chapter 5, section 9; chapter 4, section 2.
///
/// - Check it: `swift run course check errors/stale-answer`,
///   or `swift test --package-path Exercises --filter StaleAnswer`
/// - A hint: `swift run course hint errors/stale-answer`
final class Departures {
  private let freshFor: Int
  private let usableFor: Int
  private let now: () -> Int
  private let load: (String) -> Observable<String>

  init(
    freshFor: Int, usableFor: Int, now: @escaping () -> Int,
    load: @escaping (String) -> Observable<String>
  ) {
    (self.freshFor, self.usableFor, self.now, self.load) = (freshFor, usableFor, now, load)
  }

  func departures(from stop: String) -> Observable<DatedAnswer> {
    .never()  // Replace this line.
  }
}
