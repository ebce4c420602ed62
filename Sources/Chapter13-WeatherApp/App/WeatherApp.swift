import ConsoleKit
import RxLite

/// The parts of the program, put together.
final class WeatherApp {
  let server: WeatherServer
  let screen: WeatherScreen

  /// Puts it together with the clock of the machine, or with another one.
  ///
  /// - Parameter virtualScheduler: Where all waiting is done; without it, on the main thread and by the
  ///   server.
  /// - Throws: ``DataProblem`` if a file of the program is damaged.
  init(virtualScheduler: (any SchedulerType)? = nil) throws {
    let scheduler = virtualScheduler ?? MainScheduler.instance
    let track = try GPSTrack(DataFile(own: "track.txt"))
    let cities = try DataFile(own: "cities.json")
    let server: WeatherServer
    let weather: ApiController
    if virtualScheduler == nil {
      server = try WeatherServer(cities)
      weather = ApiController(address: { server.url }, scheduler: scheduler)
    } else {
      let wire = VirtualWire(scheduler: scheduler)
      server = try WeatherServer(cities, wait: { wire.hold($0, $1) })
      weather = ApiController(
        address: { server.url }, scheduler: scheduler, send: wire.response(request:))
    }
    let location = LocationController(TrackedLocationManager(track, scheduler: scheduler))
    let viewModel = WeatherViewModel(weather: weather, location: location, scheduler: scheduler)
    self.server = server
    screen = WeatherScreen(viewModel, NetworkSwitch(server))
  }
}
