import RxLite

/// The weather in a city, as the labels of a screen show it.
struct CityWeather: Equatable {
  let cityName: String
  let temperature: Int
  let humidity: Int
}

/// Exercise `weatherapp/one-request`: one request for three labels.
///
/// Each part of the weather has a label, and each label subscribes. If each subscription made a request,
/// the server would be asked three times for the same thing, and the labels could show three different
/// answers.
///
/// `weatherLabels(cities:load:)` returns a sequence for each label: the name of the city as it stands in
/// the weather, the temperature as in `4°C`, and the humidity as in `71%`. Each city makes one request, by
/// calling `load`, however many subscribers the three sequences have together.
///
/// - The next city disposes the old request. A request that fails emits nothing more, and the next city makes
///   a new one.
/// - A late subscriber receives the last value at once, even if the request has completed.
/// - When the last of all subscriptions is disposed, the request is disposed, and the subscription to
///   `cities` too. A later subscription starts anew: the old weather may be wrong by now, so it is not emitted.
/// - Each sequence completes when `cities` has completed and the last request has ended, even if it has
///   failed. It fails if `cities` fails.
/// - Elements arrive on the thread on which they are sent, without a scheduler. So a driver is the wrong tool:
///   it shares, but it also moves each element to the main thread. You need its one half without the other.
///
///     cities       --O----------
///     request      --^----W|
///     cityName     -------n-----      n is "Oslo"
///     temperature  -------t-----      t is "4°C"
///     humidity     -------h-----      h is "71%"
///
/// Chapter 13, section 7; chapter 3 on `share`.
///
/// - Check it: `swift run course check weatherapp/one-request`,
///   or `swift test --package-path Exercises --filter OneRequest`
/// - A hint: `swift run course hint weatherapp/one-request`
func weatherLabels(
  cities: Observable<String>, load: @escaping (String) -> Observable<CityWeather>
) -> (
  cityName: Observable<String>, temperature: Observable<String>, humidity: Observable<String>
) {
  return (.never(), .never(), .never())  // Replace this line.
}
