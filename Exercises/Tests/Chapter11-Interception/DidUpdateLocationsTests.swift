import ConsoleKit
import RxLite
import RxLiteTest
import Testing

@testable import Chapter11Exercises

@Suite("DidUpdateLocations", .serialized) struct DidUpdateLocationsTests {
  @Test func `each report is an element`() throws {
    let manager = LocationManager()
    let received = Received(manager.rx.didUpdateLocations)
    manager.simulate(a)
    manager.simulate(a, b)
    manager.simulate(a, b)
    manager.simulate()
    try expect(
      received.lines, equals: ["[a]", "[a, b]", "[a, b]", "[]"],
      "Four reports were made: a; a and b; the same again; and one without locations.")
  }

  @Test func `the map still receives each report, and first`() throws {
    let manager = LocationManager()
    let map = Map()
    manager.delegate = map
    let received = Received(manager.rx.didUpdateLocations, map)
    manager.simulate(a)
    try expect(
      map.lines, equals: ["map [a]", "rx [a]"],
      """
      The map was the manager's delegate before. It receives each report first, then the \
      subscriber does.
      """
    )
    try expect(received.lines, equals: ["[a]"], "The subscriber receives the report as well.")
  }

  @Test func `the map receives failures, too`() throws {
    let manager = LocationManager()
    let map = Map()
    manager.delegate = map
    let received = Received(manager.rx.didUpdateLocations)
    manager.simulate(failure: Broken.compass)
    manager.simulate(b)
    try expect(
      map.lines, equals: ["map compass", "map [b]"],
      """
      The manager reported a failure and a location. The proxy took the map's place, so it \
      forwards both methods of the protocol.
      """)
    try expect(
      received.lines, equals: ["[b]"], "A failure is no report of locations, and ends nothing.")
  }

  @Test func `two subscribers, and the map is called once`() throws {
    let manager = LocationManager()
    let map = Map()
    manager.delegate = map
    let first = Received(manager.rx.didUpdateLocations)
    let second = Received(manager.rx.didUpdateLocations)
    manager.simulate(a)
    try expect(map.lines, equals: ["map [a]"], "There are two subscribers. The map is called once.")
    try expect(
      [first.lines, second.lines].map { $0.joined(separator: ", ") }, equals: ["[a]", "[a]"],
      "`didUpdateLocations` was read twice. Both subscribers receive the report.")
  }

  @Test func `a late subscriber receives later reports only`() throws {
    let manager = LocationManager()
    let sequence = manager.rx.didUpdateLocations
    manager.simulate(a)
    let received = Received(sequence)
    manager.simulate(b)
    try expect(
      received.lines, equals: ["[b]"], "a was reported before anybody subscribed, b afterwards.")
    let late = Received(sequence)
    try expect(
      late.lines, equals: [],
      "b was reported before this observer subscribed. A report is an event: it isn't replayed.")
  }

  @Test func `the proxy is there from the first time that the sequence is read`() throws {
    let manager = LocationManager()
    let sequence = manager.rx.didUpdateLocations
    try expect(
      manager.delegate is LocationProxy,
      """
      `didUpdateLocations` was read, and no one has subscribed yet. The proxy is the manager's \
      delegate from now on.
      """)
    try expect(Received(sequence).lines, equals: [], "Nothing has been reported.")
  }

  @Test func `two managers`() throws {
    let (here, there) = (LocationManager(), LocationManager())
    let ofHere = Received(here.rx.didUpdateLocations)
    let ofThere = Received(there.rx.didUpdateLocations)
    here.simulate(a)
    there.simulate(b)
    try expect(
      [ofHere.lines, ofThere.lines].map { $0.joined(separator: ", ") }, equals: ["[a]", "[b]"],
      "There are two managers. Each has its own sequence.")
  }

  @Test func `a report after a subscription was disposed`() throws {
    let manager = LocationManager()
    let map = Map()
    manager.delegate = map
    manager.rx.didUpdateLocations.subscribe().dispose()
    manager.simulate(a)
    try expect(
      map.lines, equals: ["map [a]"],
      "The only subscription was disposed. The map still receives reports.")
  }

  @Test func `the manager isn't kept alive, and the sequence completes with it`() throws {
    var manager: LocationManager? = LocationManager()
    weak var probe: LocationManager?
    probe = manager
    let sequence = manager!.rx.didUpdateLocations
    let received = Received(sequence)
    manager = nil
    try expect(
      probe == nil, "Nobody else holds the manager, and your sequence or a subscription does.")
    try expect(received.isCompleted, "The manager was released: the sequence completes.")
    withExtendedLifetime(sequence) {}
  }
}

private let a = Location(latitude: 1, longitude: 1)
private let b = Location(latitude: 2, longitude: 2)

private func names(_ locations: [Location]) -> String {
  "[" + locations.map { $0 == a ? "a" : "b" }.joined(separator: ", ") + "]"
}

/// Records what a sequence emits.
private final class Received {
  @Locked var lines: [String] = []
  @Locked var isCompleted = false
  private let bag = DisposeBag()

  init(_ sequence: Observable<[Location]>, _ map: Map? = nil) {
    sequence
      .subscribe(
        onNext: { [weak self] locations in
          self?.lines.append(names(locations))
          map?.lines.append("rx \(names(locations))")
        },
        onCompleted: { [weak self] in self?.isCompleted = true }
      )
      .disposed(by: bag)
  }
}

/// A delegate that records the calls it receives.
private final class Map: LocationManagerDelegate {
  @Locked var lines: [String] = []

  func locationManager(_ manager: LocationManager, didUpdateLocations locations: [Location]) {
    lines.append("map \(names(locations))")
  }

  func locationManager(_ manager: LocationManager, didFailWithError error: any Error) {
    lines.append("map \(error)")
  }
}

private enum Broken: Error { case compass }
