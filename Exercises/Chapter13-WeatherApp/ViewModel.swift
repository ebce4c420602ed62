import Foundation
import RxLite

/// What the screen of a weather app shows.
struct WeatherOutput {
  let temperature: Driver<String>
  let isRunning: Driver<Bool>
  let message: Driver<String>
}

/// Exercise `weatherapp/view-model`: what the screen shows, made from what the user does.
///
/// A view model has no screen and no network, so its whole behavior fits into a table, and the table is the
/// test.
///
/// `weatherOutput(cities:load:)` receives the text of the field each time the user ends editing. Spaces
/// around the name are dropped. If nothing is left, no request is made and nothing changes. Otherwise `load` is
/// called with the name, and its request makes the rows of this table:
///
///     when                             temperature  isRunning  message
///     at first                         (empty)      false      (empty)
///     a name has arrived               (empty)      true       (empty)
///     the request has emitted 4°C      4°C          false      (empty)
///     the request for X has failed     (empty)      false      No weather for “X”.
///
/// - You may assume that a request doesn't complete without an answer.
/// - The three outputs are drivers. How often an equal value is repeated is up to you.
/// - All subscribers together make one request for each name, even if the same name comes again.
/// - A new name disposes the request of the old one, whose answer never arrives.
/// - After a failure, the next name makes a request.
/// - An answer may come at once, before the request's `subscribe` returns. That changes nothing in the table,
///   in whatever order the outputs are bound.
///
/// Chapter 13, sections 8 and 11.
///
/// - Check it: `swift run course check weatherapp/view-model`,
///   or `swift test --package-path Exercises --filter ViewModel`
/// - A hint: `swift run course hint weatherapp/view-model`
func weatherOutput(
  cities: Observable<String>, load: @escaping (String) -> Observable<String>
) -> WeatherOutput {
  return WeatherOutput(
    temperature: .never(), isRunning: .never(), message: .never())  // Replace this line.
}
