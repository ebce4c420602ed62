import Foundation
import RxLite

/// What the screen of a weather app shows.
struct WeatherOutput {
  let temperature: Driver<String>
  let isRunning: Driver<Bool>
  let message: Driver<String>
}

/// Turns the names that the user enters into what the screen shows.
///
///     when                             temperature  isRunning  message
///     at first                         (empty)      false      (empty)
///     a name has arrived               (empty)      true       (empty)
///     the request has emitted 4°C      4°C          false      (empty)
///     the request for X has failed     (empty)      false      No weather for “X”.
func weatherOutput(
  cities: Observable<String>, load: @escaping (String) -> Observable<String>
) -> WeatherOutput {
  let state =
    cities
    .map { $0.trimmingCharacters(in: .whitespaces) }
    .filter { !$0.isEmpty }
    .flatMapLatest { city in
      load(city)
        .map { OutputState(temperature: $0) }
        .catchAndReturn(OutputState(message: "No weather for “\(city)”."))
        .startWith(OutputState(isRunning: true))
    }
    .startWith(OutputState())
    .asDriver(onErrorDriveWith: .empty())
  return WeatherOutput(
    temperature: state.map { $0.temperature },
    isRunning: state.map { $0.isRunning },
    message: state.map { $0.message })
}

/// A row of the table.
private struct OutputState {
  var temperature = ""
  var isRunning = false
  var message = ""
}
