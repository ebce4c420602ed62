import MarbleDrawing

/// Finds out which clock each subscription's times come from.
///
/// A listing may use several clocks: each test creates its own. An event that a clock's work causes has
/// that clock's time. What happens while no clock is running work, such as a subscription before
/// `start()`, belongs to the clock of the remaining events.
struct MarbleTiming {
  let clocks: [MarbleClock]
  /// The state of each existing clock at each step.
  let readings: [[MarbleClock.Reading?]]
  var subscriptions: [MarbleWitness.Subscription]
  /// Where the program has created the observables.
  let origins: [Int: ProgramSource.Origin]

  /// Returns the diagram, with the times of the clocks if each row has one.
  func diagram(stepsElsewhere: Set<Int>) -> MarbleDiagram {
    if !stepsElsewhere.isEmpty {
      var timing = self
      timing.orderThreads(stepsElsewhere)
      return timing.inOrder(.threads)
    }
    guard let found = clockOfEach() else { return inOrder(.clocks) }
    guard let first = found.first else { return inOrder(.clockStands) }
    var timed = subscriptions
    for (index, clock) in zip(timed.indices, found) {
      for step in timed[index].happenings.indices {
        let number = timed[index].happenings[step].step
        guard let time = reading(of: clock, at: number)?.time else { return inOrder(.clocks) }
        timed[index].happenings[step].time = time
      }
    }
    return diagram(timed, found, clocks[first].unit)
  }

  private func diagram(
    _ timed: [MarbleWitness.Subscription], _ clockOf: [Int], _ unit: MarbleDiagram.Unit
  ) -> MarbleDiagram {
    let times = timed.flatMap { $0.happenings.map(\.time) }
    guard let first = times.min(), let last = times.max(), first < last else {
      return inOrder(unit == .ticks ? .tick((times.first ?? 0) / 1_000_000) : .clockStands)
    }
    let areSeveral = Set(clockOf).count > 1
    let found = MarbleRows(timed, origins)
    let rows = found.rows.map { row, index in
      var row = row
      row.clock = clockOf[index]
      row.end = areSeveral && row.goesOn ? end(of: row.clock) : nil
      return row
    }
    let ends = areSeveral ? rows.compactMap(\.end) : clockOf.prefix(1).compactMap(end)
    // A test seldom begins at tick 0, so its axis begins at the first event.
    let begin = unit == .ticks ? first : 0
    return MarbleDiagram(
      axis: .time(begin: begin, end: ends.reduce(last, max), unit: unit), rows: rows,
      hidden: found.hidden)
  }

  /// Returns the time of a clock now, or when something last happened.
  private func end(of clock: Int) -> Int? {
    clocks[clock].reading?.time
      ?? readings.indices.compactMap { reading(of: clock, at: $0 + 1)?.time }.last
  }

  /// Puts the events of several threads into an order that is the same in each run. Each thread keeps its
  /// own order, and an event of a source precedes the events that it causes.
  private mutating func orderThreads(_ elsewhere: Set<Int>) {
    let all = subscriptions.indices.flatMap { index in
      subscriptions[index].happenings.indices.map { (index, $0) }
    }.sorted { happening($0).step < happening($1).step }
    var threads = [false, true].map { isElsewhere in
      all.filter { elsewhere.contains(happening($0).step) == isElsewhere }[...]
    }
    var taken = subscriptions.map { _ in 0 }
    var (moment, last) = (0, 0)
    while true {
      let open = threads.indices.filter { !threads[$0].isEmpty }
      let ready = open.filter { thread in
        let (index, number) = threads[thread].first!
        return taken[index] == number && hasCauses((index, number), taken)
      }
      // If each waits for another, the event that really came first is next.
      guard
        let thread = ready.min(by: {
          rank(of: threads[$0].first!.0) < rank(of: threads[$1].first!.0)
        })
          ?? open.min(by: {
            happening(threads[$0].first!).step < happening(threads[$1].first!).step
          }),
        let (index, number) = threads[thread].popFirst()
      else { return }
      let old = happening((index, number))
      if old.moment != last { moment += 1 }
      last = old.moment
      taken[index] += 1
      subscriptions[index].happenings[number] = Happening(
        sign: old.sign, time: old.time, step: old.step, moment: moment, queue: old.queue)
    }
  }

  /// Returns whether enough events of its sources precede an event: one for each of its own events so far,
  /// or all that really came before it.
  private func hasCauses(_ place: (Int, Int), _ taken: [Int]) -> Bool {
    let (index, number) = place
    let event = happening(place)
    if event.sign == .subscribed || event.sign == .disposed { return true }
    return subscriptions.indices.allSatisfy { source in
      guard subscriptions[source].parent == index else { return true }
      let earlier = subscriptions[source].happenings.count { $0.step < event.step }
      return taken[source] >= min(earlier, number + 1)
    }
  }

  /// Returns the priority of a subscription: first those further upstream, then the chain that was
  /// subscribed to first.
  private func rank(of index: Int) -> (Int, Int) { (-depth(of: index), root(of: index)) }

  /// Returns how far upstream a subscription is.
  private func depth(of index: Int) -> Int {
    subscriptions[index].parent.map { depth(of: $0) + 1 } ?? 0
  }

  private func happening(_ place: (Int, Int)) -> Happening {
    subscriptions[place.0].happenings[place.1]
  }

  private func inOrder(_ reason: MarbleDiagram.Reason) -> MarbleDiagram {
    let found = MarbleRows(subscriptions, origins)
    return MarbleDiagram(axis: .order(reason), rows: found.rows.map(\.row), hidden: found.hidden)
  }

  /// Returns the clock of each subscription; an empty array if no clock moves; `nil` if one can't be
  /// determined, or if their units differ.
  private func clockOfEach() -> [Int]? {
    let atWork = clocksAtWork(at: readings.indices.map { $0 + 1 })
    if atWork.count < 2 {
      // A clock that moves without running work is moved by the listing.
      let all = atWork.isEmpty ? clocks.indices.filter(moves) : Array(atWork)
      if all.count > 1 { return nil }
      return all.first.map { clock in subscriptions.map { _ in clock } } ?? []
    }
    let found = subscriptions.indices.compactMap { index in
      let atWork = clocksAtWork(at: tree(of: root(of: index)))
      return atWork.count == 1 ? atWork.first : nil
    }
    let isTold = found.count == subscriptions.count && Set(found.map { clocks[$0].unit }).count == 1
    return isTold ? found : nil
  }

  private func reading(of clock: Int, at step: Int) -> MarbleClock.Reading? {
    let readings = readings[step - 1]
    return clock < readings.count ? readings[clock] : nil
  }

  private func clocksAtWork(at steps: [Int]) -> Set<Int> {
    Set(
      steps.flatMap { step in
        clocks.indices.filter { reading(of: $0, at: step)?.isAtWork == true }
      })
  }

  private func moves(_ clock: Int) -> Bool {
    Set(readings.indices.compactMap { reading(of: clock, at: $0 + 1)?.time }).count > 1
  }

  private func root(of index: Int) -> Int {
    subscriptions[index].parent.map(root) ?? index
  }

  /// Returns the steps of a subscription and of all subscriptions inside it.
  private func tree(of root: Int) -> [Int] {
    subscriptions.indices.filter { self.root(of: $0) == root }
      .flatMap { subscriptions[$0].happenings.map(\.step) }
  }
}
