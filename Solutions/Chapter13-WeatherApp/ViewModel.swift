import Foundation
import RxLite

/// What the screen of a weather app shows.
struct WeatherOutput {
  let temperature: Driver<String>
  let isRunning: Driver<Bool>
  let message: Driver<String>
}

/// Turns what the user does into what the screen shows.
///
///     when                             temperature  isRunning  message
///     at first                         (empty)      false      (empty)
///     a name has arrived               (empty)      true       (empty)
///     the user has refreshed           as before    true       (empty)
///     the request has emitted 4°C      4°C          false      (empty)
///     the request for X has failed     as before    false      No answer for “X”.
func weatherOutput(
  cities: Observable<String>, refreshes: Observable<Void>,
  load: @escaping (String) -> Observable<String>
) -> WeatherOutput {
  let state =
    cities
    .map { $0.trimmingCharacters(in: .whitespaces) }
    .filter { !$0.isEmpty }
    .flatMapLatest { city in
      refreshes.startWith(())
        .flatMapLatest {
          load(city)
            .map { Change.answered($0) }
            .catchAndReturn(.failed(city))
            .startWith(.refreshed)
        }
        .startWith(.asked)
    }
    .scan(into: OutputState()) { row, change in row.apply(change) }
    .startWith(OutputState())
    .asDriver(onErrorDriveWith: .empty())
  return WeatherOutput(
    temperature: state.map { $0.temperature },
    isRunning: state.map { $0.isRunning },
    message: state.map { $0.message })
}

/// What leads from one row of the table to the next.
private enum Change {
  case asked
  case refreshed
  case answered(String)
  case failed(String)
}

/// A row of the table.
private struct OutputState {
  var temperature = ""
  var isRunning = false
  var message = ""

  mutating func apply(_ change: Change) {
    switch change {
    case .asked: self = OutputState(isRunning: true)
    case .refreshed: self = OutputState(temperature: temperature, isRunning: true)
    case .answered(let text): self = OutputState(temperature: text)
    case .failed(let city):
      self = OutputState(temperature: temperature, message: "No answer for “\(city)”.")
    }
  }
}
