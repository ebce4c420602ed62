import Foundation
import RxLite

/// What the screen of a weather app shows.
struct WeatherOutput {
  let temperature: Driver<String>
  let isRunning: Driver<Bool>
  let message: Driver<String>
}

/// Exercise `weatherapp/view-model`: a screen that can be refreshed.
///
/// Pull the screen of a weather app down, and it asks again. Meanwhile the old weather stays, and if the request
/// fails, it stays on. But when the user asks for another city, it must go at once. All of this fits into a
/// table, and the tests check the table: no screen, no network.
///
/// `weatherOutput(cities:refreshes:load:)` receives the text of the field each time the user ends editing. Spaces
/// around the name are dropped. If nothing is left, no request is made and nothing changes. Otherwise `load` is
/// called with the name. Whenever `refreshes` emits, `load` is called again, with the last name. (If there was no
/// name yet, nothing happens.) The requests make the rows of this table:
///
///     when                             temperature  isRunning  message
///     at first                         (empty)      false      (empty)
///     a name has arrived               (empty)      true       (empty)
///     the user has refreshed           as before    true       (empty)
///     the request has emitted 4°C      4°C          false      (empty)
///     the request for X has failed     as before    false      No answer for “X”.
///
/// - You may assume that a request doesn't complete without an answer, and that `refreshes` is hot: it emits whether
///   or not it has a subscriber, sends nothing while you subscribe to it, and never ends. How often you subscribe to
///   it is up to you.
/// - The three outputs are drivers. How often an equal value is repeated is up to you.
/// - All subscribers together make one request for each name and each refresh, even if the same name comes again.
/// - A new name or a refresh disposes the request in progress, whose answer never arrives.
/// - After a failure, the next name or refresh makes a request.
/// - An answer may come at once, before the request's `subscribe` returns. The table holds then as well,
///   in whatever order the outputs are bound.
///
/// Then look at it: `swift run course play weatherapp/one-request`. Paste your code above the `do`, and replace
/// everything from `func states` to the end of the block. The user refreshes without a network, and then asks for Lima:
///
///     let refreshes = PublishSubject<Void>()
///     let output = weatherOutput(
///       cities: cityInput, refreshes: refreshes,
///       load: { city in api.currentWeather(city: city).map { "\($0.temperature)°C" }.asObservable() })
///     output.temperature.drive(tempLabel.rx.text).disposed(by: bag)
///     output.message.drive(messageLabel.rx.text).disposed(by: bag)
///
///     cityInput.onNext("Oslo")
///     sleep(1)
///     print("“\(tempLabel)” “\(messageLabel)”")
///     server.switchOff()
///     refreshes.onNext(())
///     sleep(1)
///     print("“\(tempLabel)” “\(messageLabel)”")
///     cityInput.onNext("Lima")
///     sleep(1)
///     print("“\(tempLabel)” “\(messageLabel)”")
///
/// The weather of Oslo survives the failed refresh, but it doesn't stay when the user asks for Lima.
///
/// Chapter 13, sections 8 and 12; chapter 7 on `scan`.
///
/// - Check it: `swift run course check weatherapp/view-model`,
///   or `swift test --package-path Exercises --filter ViewModel`
/// - A hint: `swift run course hint weatherapp/view-model`
func weatherOutput(
  cities: Observable<String>, refreshes: Observable<Void>,
  load: @escaping (String) -> Observable<String>
) -> WeatherOutput {
  return WeatherOutput(
    temperature: .never(), isRunning: .never(), message: .never())  // Replace this line.
}
