import Foundation
import RxLite

/// The weather in a city, as the labels of a screen show it.
struct CityWeather: Equatable {
  let cityName: String
  let temperature: Int
  let humidity: Int
}

/// Makes one request for four labels, one of which says how old the answer is.
///
///     cities       --O------------
///     request      --^----W|
///     cityName     -------n-------      n is "Oslo"
///     temperature  -------t-------      t is "4°C"
///     humidity     -------h-------      h is "71%"
///     age          -------j---1---      j is "just now", 1 is "1 min ago"; four columns are a minute
///
/// NB: An answer has arrived once, so its time is taken above `share`. Its age differs from one subscriber to
/// the next, so it is computed below. Milliseconds, because whole seconds would make a late label up to a second
/// late with each minute.
func weatherLabels(
  cities: Observable<String>, load: @escaping (String) -> Observable<CityWeather>,
  scheduler: any SchedulerType
) -> (
  cityName: Observable<String>, temperature: Observable<String>, humidity: Observable<String>,
  age: Observable<String>
) {
  let answers =
    cities
    .flatMapLatest { city in load(city).catch { _ in .empty() } }
    .map { (weather: $0, arrival: scheduler.now) }
    .share(replay: 1, scope: .whileConnected)
  let weather = answers.map { $0.weather }
  return (
    cityName: weather.map { $0.cityName },
    temperature: weather.map { "\($0.temperature)°C" },
    humidity: weather.map { "\($0.humidity)%" },
    age: answers.flatMapLatest { answer in
      let age = scheduler.now.timeIntervalSince(answer.arrival)
      let elapsed = Int((age * 1000).rounded())  // in milliseconds
      let others = Observable<Int>.interval(.seconds(60), scheduler: scheduler)
      return Observable<Int>.timer(.milliseconds(60_000 - elapsed % 60_000), scheduler: scheduler)
        .concat(others.map { $0 + 1 })
        .map { elapsed / 60_000 + 1 + $0 }
        .startWith(elapsed / 60_000)
        .map { $0 == 0 ? "just now" : "\($0) min ago" }
    }
  )
}
