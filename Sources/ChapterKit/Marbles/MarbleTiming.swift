import MarbleDrawing

/// Finds out which clock tells the times of each subscription.
///
/// A listing may use several: a test makes a clock of its own, and two tests make two. What a clock does
/// happens at its time. What happens while no clock is at work, such as a subscription before `start()`,
/// belongs to the clock that does the rest.
struct MarbleTiming {
  let clocks: [MarbleClock]
  /// What each of them showed at each step, of those that were there.
  let readings: [[MarbleClock.Reading?]]
  var subscriptions: [MarbleWitness.Subscription]
  /// Where the program has created what is subscribed to.
  let origins: [Int: ProgramSource.Origin]

  /// The diagram: to the times of the clocks, if each row has one.
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
    // A test seldom begins at 0: that its clock was there before it is no news.
    let begin = unit == .ticks ? first : 0
    return MarbleDiagram(
      axis: .time(begin: begin, end: ends.reduce(last, max), unit: unit), rows: rows,
      hidden: found.hidden)
  }

  /// What a clock shows, or showed when something happened for the last time.
  private func end(of clock: Int) -> Int? {
    clocks[clock].reading?.time
      ?? readings.indices.compactMap { reading(of: clock, at: $0 + 1)?.time }.last
  }

  /// Puts what happened on several threads into an order that is the same in each run. Each thread's own
  /// order stays; beyond that, a source comes before what is made of it.
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
      // If each waits for another, the one that really came first goes on.
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
        sign: old.sign, time: old.time, step: old.step, moment: moment)
    }
  }

  /// Whether as many of its sources' events are in the order as an event may need: of those that came
  /// before it, one for each event of its own.
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

  /// What is further upstream goes first, and then the chain that was subscribed first.
  private func rank(of index: Int) -> (Int, Int) { (-depth(of: index), root(of: index)) }

  /// How far upstream a subscription is.
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

  /// The clock of each subscription. None if all stand still; `nil` if one can't be told, or if they
  /// don't count the same.
  private func clockOfEach() -> [Int]? {
    let atWork = clocksAtWork(at: readings.indices.map { $0 + 1 })
    if atWork.count < 2 {
      // What moves without work, moves because the listing says so.
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

  /// The steps of a subscription and of all that were made inside of it.
  private func tree(of root: Int) -> [Int] {
    subscriptions.indices.filter { self.root(of: $0) == root }
      .flatMap { subscriptions[$0].happenings.map(\.step) }
  }
}
