import RxLite

/// Exercise `weatherapp/newest-wins`: the newest question wins, but asking it twice doesn't start anew.
///
/// A weather app has a text field and a button “Here”, so there are two kinds of question. Whatever the
/// user has asked for last must be on the screen, and an older answer must never replace it.
///
/// Users are impatient, too. It takes two seconds to find a place. If each tap on “Here” began anew, a user who
/// taps once a second would never see an answer. So a question that is being answered isn't asked again.
///
/// `newestWeather(cities:places:weatherIn:weatherAt:)` calls `weatherIn` with each city and `weatherAt` with
/// each place, unchanged. It subscribes to the request that is returned, and emits what the request emits. When
/// another question comes, of either kind, the request in progress is disposed before the new one is subscribed to.
///
/// - If the same city or place comes again while its request is in progress, nothing changes: neither closure is
///   called, and the request goes on. Once the request has completed or failed, the same question counts as a
///   new one when it comes again.
/// - When a subscriber receives an answer, it may ask the next question at once. It may do so even inside of the
///   `subscribe` of a request that answers at once.
/// - A city and a place are never the same question. Two cities are the same if they are equal; so are two places.
/// - A request that fails is dropped: it emits nothing more, and the next question is answered.
/// - The result completes when `cities` and `places` have completed and the last request has ended, even if
///   it has failed. If `cities` or `places` fails, so does the result.
/// - Each subscription has a run of its own, which subscribes once to `cities` and then once to `places`.
///
///     cities   --O----------------L---------
///     places   -----p--p-------p------------
///     O          ---!
///     p             -----P-|
///     p                        ---!
///     L                           ----L-|
///     result   ----------P------------L-----
///
/// Then look at it: `swift run course play two-switches`. Paste your code above the `do`, and replace everything from
/// `let weatherInCity` to the end of the block. The location takes two seconds, and the user taps once a second:
///
///     let answer = { (data: Weather) in "\(data.cityName) \(data.temperature)°C" }
///     newestWeather(
///       cities: cityInput, places: hereInput.map { "here" },
///       weatherIn: { city in api.currentWeather(city: city).map(answer).asObservable() },
///       weatherAt: { _ in
///         location.currentLocation().flatMap { api.currentWeather(at: $0) }.map(answer).asObservable()
///       }
///     )
///     .subscribe(onNext: { print($0) }).disposed(by: bag)
///
///     for _ in 1...3 {
///       hereInput.onNext(())
///       sleep(1)
///     }
///     hereInput.onNext(())
///     sleep(0.5)
///     cityInput.onNext("Lima")
///     sleep(3)
///
/// Oslo is shown in spite of the taps. The fourth tap is never answered, because Lima was asked for later.
///
/// Chapter 13, section 6; chapter 7 on the flatMaps.
///
/// - Check it: `swift run course check weatherapp/newest-wins`,
///   or `swift test --package-path Exercises --filter NewestWins`
/// - A hint: `swift run course hint weatherapp/newest-wins`
func newestWeather<Place: Equatable>(
  cities: Observable<String>, places: Observable<Place>,
  weatherIn: @escaping (String) -> Observable<String>,
  weatherAt: @escaping (Place) -> Observable<String>
) -> Observable<String> {
  .never()  // Replace this line.
}
