import RxLite
import RxLiteTest

extension Chain {
  /// The tick at which a run ends.
  static let lastTick = 50

  /// Runs the chain on a virtual clock.
  ///
  /// - Returns: The log: each line has its tick.
  func run() -> [String] {
    let world = World()
    SharingScheduler.mock(scheduler: world.scheduler) {
      start(in: world)
      world.scheduler.advanceTo(Chain.lastTick)
    }
    // They hold closures that hold the world.
    world.shared = []
    world.subjects = []
    world.log("the end")
    return world.lines
  }

  private func start(in world: World) {
    for plan in subjects {
      let subject = LiveSubject(plan)
      world.subjects.append(subject)
      for event in plan.events { world.at(max(event.tick, 1)) { subject.on(event.event) } }
    }
    for term in shared { world.shared.append(world.build(term)) }
    let source = world.build(main)
    let again = SerialDisposable()
    var connected: [Int: Disposable] = [:]
    for (index, tick) in connections.sorted(by: { $0.key < $1.key }) {
      guard case .connectable(let connectable) = world.shared[index] else { continue }
      world.at(tick) { [unowned world] in
        world.log("connect s\(index)")
        let connection = connectable.connect()
        connected[index] = connection
      }
    }
    for (index, tick) in disconnections.sorted(by: { $0.key < $1.key }) {
      world.at(tick) { [unowned world] in
        world.log("disconnect s\(index)")
        connected[index]?.dispose()
      }
    }
    world.at(subscribed) { [unowned world] in
      world.main.setDisposable(world.subscribe(source, as: "main", receives: receives))
    }
    if let tick = self.again {
      world.at(tick) { [unowned world] in
        again.disposable = world.subscribe(source, as: "again", receives: .none)
      }
    }
    if let disposed {
      world.at(disposed) { [unowned world] in
        world.log("dispose main")
        world.main.dispose()
      }
    }
    // What is still there at the end is disposed in a fixed order.
    world.at(Chain.lastTick) { [unowned world] in
      world.log("end")
      world.main.dispose()
      again.dispose()
      for subscription in world.inner { subscription.dispose() }
      for (_, connection) in connected.sorted(by: { $0.key < $1.key }) { connection.dispose() }
      for (index, subject) in world.subjects.enumerated() where subject.hasObservers() {
        world.log("p\(index) has observers")
      }
      for (name, source) in world.testables where !source.subscriptions.isEmpty {
        let subscriptions = source.subscriptions.map {
          "\($0.subscribe)-\($0.unsubscribe == .max ? "" : "\($0.unsubscribe)")"
        }
        world.log("\(name) \(subscriptions.joined(separator: " "))")
      }
    }
  }
}
