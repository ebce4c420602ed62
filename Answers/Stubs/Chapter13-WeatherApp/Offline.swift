import RxLite

/// Weather that was saved, and when it arrived.
struct StoredWeather: Equatable {
  let text: String
  let arrival: RxTime
}

/// What a screen says about the weather in a city.
enum WeatherReport: Equatable {
  /// The weather that has just come from the server.
  case fresh(String)
  /// An attempt has failed, and others follow. Until then, this is the stored weather.
  case trying(StoredWeather)
  /// There is no connection, but this weather was stored earlier.
  case stored(StoredWeather)
  /// Nothing is known.
  case unknown
}

/// Keeps the last weather of each city.
final class WeatherStore {
  private var weathers: [String: StoredWeather] = [:]

  /// The weather that was saved for a city.
  func weather(for city: String) -> StoredWeather? { weathers[city] }

  /// Saves the weather of a city, in place of an older one.
  func save(_ weather: StoredWeather, for city: String) { weathers[city] = weather }
}

/// Exercise `weatherapp/offline`: an app that works in a tunnel.
///
/// Without a connection, the weather of an hour ago is better than none, if the user is told how old it is: an
/// hour, or a week? “4°C, at 8:12” stays right for as long as it is on the screen, so a report says when the weather
/// arrived. Invented weather is worse than none: nobody can tell an invented 0°C from a real one.
///
/// And it should be there soon. An attempt may take five seconds to fail, so three of them may take fifteen. Nobody
/// wants to look at an empty screen for so long. So your screen shows the stored weather as soon as the first attempt
/// has failed. (The screen of section 10 shows it from the start, before the first attempt. Yours waits for
/// the first failure: usually the answer comes in a moment, and then the old weather would only flicker.)
///
/// `report(on:load:store:scheduler:)` calls `load` with the city once for each subscription, and subscribes to the
/// request that it returns.
///
/// - Each answer is saved in the store for this city, with the time on the scheduler at which it arrived. Then it is
///   emitted as `fresh`.
/// - If the request fails, it is subscribed to again: three attempts at most, the first one included.
/// - When the first attempt fails, the result emits `trying` with what the store has for this city *at that
///   moment*, before the second attempt begins. If the store has nothing, nothing is emitted. The failure of the
///   second attempt emits nothing.
/// - When the third fails as well, the result emits `stored` with what the store has at *that* moment, or
///   `unknown` if it has nothing, and completes. It never fails.
/// - It completes when the request completes, and disposing it disposes the request.
/// - The scheduler only tells the time. Everything is emitted at once.
///
///     request  --X--X--X
///     store    (knows 4°C)
///     result   --t-----(s,|)      t is trying, s is stored, both with 4°C and its arrival
///
/// Then look at it: `swift run course play wait-states`. Paste your code above the `do`, with these lines below it,
/// which print an arrival in seconds since the start:
///
///     extension StoredWeather: CustomStringConvertible {
///       var description: String { "\(text), arrived at \(arrival.timeIntervalSinceReferenceDate) s" }
///     }
///
/// Then replace everything from `let cache` to the end of the block. A server that is `mute` doesn't answer, so an
/// attempt takes five seconds to fail:
///
///     let lima = report(
///       on: "Lima",
///       load: { city in api.currentWeather(city: city).map { "\($0.temperature)°C" }.asObservable() },
///       store: WeatherStore(), scheduler: clock.mainScheduler)
///     _ = lima.subscribe { print($0) }
///     sleep(1)
///     server.behavior = .mute
///     _ = lima.subscribe { print($0) }
///     sleep(16)
///
/// In the picture, `trying` comes where the first of the three attempts fails, and `stored` where the last one does.
///
/// Chapter 13, sections 9 and 10; chapter 5; chapter 9, section 10 on `now`.
///
/// - Check it: `swift run course check weatherapp/offline`,
///   or `swift test --package-path Exercises --filter Offline`
/// - A hint: `swift run course hint weatherapp/offline`
func report(
  on city: String, load: @escaping (String) -> Observable<String>, store: WeatherStore,
  scheduler: any SchedulerType
) -> Observable<WeatherReport> {
  .never()  // Replace this line.
}
