import RxLite

/// Exercise `weatherapp/newest-wins`: the weather that was asked for last.
///
/// A weather app has a text field and a button "here", so there are two kinds of question. Whatever the
/// user has asked for last must be on the screen, and an older answer must never replace it.
///
/// `newestWeather(cities:places:weatherIn:weatherAt:)` calls `weatherIn` with each city and `weatherAt` with
/// each place, unchanged, even if the same one comes twice. It subscribes to the request that is returned,
/// and emits what the request emits. When the next question comes, of either kind, the request in progress is
/// disposed before the new one is subscribed to.
///
/// - A request that fails is dropped: it emits nothing more, and the next question is answered.
/// - The result completes when `cities` and `places` have completed and the last request has ended, even if
///   it has failed. If `cities` or `places` fails, so does the result.
/// - Each subscription has a run of its own, which subscribes to `cities` first.
///
///     cities   --O---------L---------
///     places   -----p----------------
///     O          ---!
///     p             ----P-|
///     L                    ----L-|
///     result   ---------P------L-----
///
/// Chapter 13, section 6.
///
/// - Check it: `swift run course check weatherapp/newest-wins`,
///   or `swift test --package-path Exercises --filter NewestWins`
/// - A hint: `swift run course hint weatherapp/newest-wins`
func newestWeather<Place>(
  cities: Observable<String>, places: Observable<Place>,
  weatherIn: @escaping (String) -> Observable<String>,
  weatherAt: @escaping (Place) -> Observable<String>
) -> Observable<String> {
  .never()  // Replace this line.
}
