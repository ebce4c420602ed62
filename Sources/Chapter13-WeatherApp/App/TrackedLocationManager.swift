import ConsoleKit
import RxLite

/// A location manager that reads its locations from a track. After the last fix the device doesn't move.
final class TrackedLocationManager: LocationManager {
  private var fixes: ArraySlice<GPSTrack.Fix>
  private let scheduler: any SchedulerType
  private let waiting = SerialDisposable()

  /// - Parameter scheduler: Counts the seconds that a fix takes.
  init(_ track: GPSTrack, scheduler: any SchedulerType) {
    fixes = track.fixes[...]
    self.scheduler = scheduler
  }

  deinit { waiting.dispose() }

  /// Asks for one location, which the delegate receives some seconds later. An earlier request that still
  /// waits is dropped.
  func requestLocation() {
    guard let fix = fixes.first else { return }
    if fixes.count > 1 { fixes.removeFirst() }
    waiting.disposable = scheduler.scheduleRelative(
      (), dueTime: .milliseconds(Int(fix.seconds * 1000))
    ) { [weak self] in
      if let location = fix.location {
        self?.simulate(location)
      } else {
        self?.simulate(failure: WeatherError.noPosition)
      }
      return Disposables.create()
    }
  }
}
