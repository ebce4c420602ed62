import ConsoleKit
import RxLite

/// The parts of the program, put together.
final class WeatherApp {
  let server: WeatherServer
  let screen: WeatherScreen

  /// Creates the program, with real or with virtual time.
  ///
  /// - Parameter virtualScheduler: The scheduler for everything that takes time. Without it, the program
  ///   uses the main thread, and the server waits by itself.
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
