import Foundation
import RxLite

/// The weather in a city, as the labels of a screen show it.
struct CityWeather: Equatable {
  let cityName: String
  let temperature: Int
  let humidity: Int
}

/// Exercise `weatherapp/one-request`: one request for four labels, and one of them says how old it is.
///
/// Each part of the weather has a label, and each label subscribes. If each subscription made a request,
/// the server would be asked several times for the same thing, and the labels could show different answers.
///
/// A tablet in the hall shows these labels all day. Before you leave, you want to know whether 4°C is the weather
/// of now or that of breakfast. So there is a label “12 min ago”, too, and it must be right on every screen,
/// however late the screen was opened.
///
/// `weatherLabels(cities:load:scheduler:)` returns a sequence for each label: the name of the city as it stands in
/// the weather, the temperature as in `4°C`, the humidity as in `71%`, and the age. Each city makes one request,
/// by calling `load`, however many subscribers the four sequences have together.
///
/// - The next city disposes the old request. A request that fails emits nothing more, and the next city makes
///   a new one.
/// - A late subscriber receives the last value at once, even if the request has completed.
/// - When an answer arrives, `age` emits `just now`. When a minute has passed on the scheduler since then, it emits
///   `1 min ago`, after another minute `2 min ago`, and so on. `age` goes on through the next city and the end of
///   a request. Only the next answer sets it back to `just now`.
/// - A late subscriber to `age` receives the age at that moment, and counts the minutes since the *answer*, to the
///   fraction of a second. If it subscribes 59.75 seconds after the answer, it receives `just now` at once, and
///   `1 min ago` a quarter of a second later, like every other subscriber.
/// - When the last of all subscriptions is disposed, the request is disposed, and so are the subscription to `cities`
///   and whatever waits on the scheduler. A later subscription starts anew: the old weather may be wrong by now, so
///   it is not emitted.
/// - When `cities` has completed and the last request has ended, the first three complete. `age` completes only if
///   there was no answer; otherwise it goes on counting. All four fail if `cities` fails.
/// - Once the first three have completed, a new subscription, to `age` as well, makes a new run with a new request,
///   even while an older `age` still counts.
/// - Only the minutes come from the scheduler. Everything else arrives on the thread that sent it, so don't make a
///   driver: share as a driver does.
///
///     cities       --O------------
///     request      --^----W|
///     cityName     -------n-------      n is "Oslo"
///     temperature  -------t-------      t is "4°C"
///     humidity     -------h-------      h is "71%"
///     age          -------j---1---      j is "just now", 1 is "1 min ago"; four columns are a minute
///
/// Then look at it: `swift run course play weatherapp/one-request`. Paste your code above the `do`, and replace
/// everything from `func states` to the end of the block. The third label shows the age now, and Atlantis has no
/// weather:
///
///     let labels = weatherLabels(
///       cities: cityInput,
///       load: { city in
///         api.currentWeather(city: city).map {
///           CityWeather(cityName: $0.cityName, temperature: $0.temperature, humidity: $0.humidity)
///         }.asObservable()
///       },
///       scheduler: clock.mainScheduler)
///     labels.cityName.bind(to: cityNameLabel.rx.text).disposed(by: bag)
///     labels.temperature.bind(to: tempLabel.rx.text).disposed(by: bag)
///     labels.age.bind(to: messageLabel.rx.text).disposed(by: bag)
///
///     for (city, pause) in [("Oslo", 1), ("Atlantis", 150), ("Lima", 1)] {
///       cityInput.onNext(city)
///       sleep(pause)
///       print("\(cityNameLabel), \(tempLabel), \(messageLabel)")
///     }
///     print(server.log.joined(separator: "\n"))
///
/// There is one request for each city. The weather of Oslo grows old, and Lima's is new again.
///
/// Chapter 13, section 7; chapter 3 on `share`, chapter 9, section 10 on `now`.
///
/// - Check it: `swift run course check weatherapp/one-request`,
///   or `swift test --package-path Exercises --filter OneRequest`
/// - A hint: `swift run course hint weatherapp/one-request`
func weatherLabels(
  cities: Observable<String>, load: @escaping (String) -> Observable<CityWeather>,
  scheduler: any SchedulerType
) -> (
  cityName: Observable<String>, temperature: Observable<String>, humidity: Observable<String>,
  age: Observable<String>
) {
  return (.never(), .never(), .never(), .never())  // Replace this line.
}
