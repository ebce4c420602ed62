import ChapterKit
import ConsoleKit
import RxLite

/// Starts the server, with answers that arrive on the clock of the listing.
///
/// - Returns: The server, and its client.
func localServer() -> (server: WeatherServer, api: ApiController) {
  do {
    let wire = VirtualWire(scheduler: clock.mainScheduler)
    let server = try WeatherServer(DataFile(own: "cities.json"), wait: { wire.hold($0, $1) })
    let api = ApiController(
      address: { server.url }, scheduler: clock.mainScheduler, send: wire.response(request:))
    return (server, api)
  } catch {
    fatalError("\(error)")
  }
}

/// Creates a location service that plays a recorded walk, on the clock of the listing.
func recordedWalk() -> LocationController {
  do {
    let track = try GPSTrack(DataFile(own: "track.txt"))
    return LocationController(TrackedLocationManager(track, scheduler: clock.mainScheduler))
  } catch {
    fatalError("\(error)")
  }
}
