/// The times of one workload, in nanoseconds a unit.
struct Measurement {
  let workload: Workload
  let run: Spread
  let floor: Spread

  /// Runs a workload and its floor in turns, so that the load of the machine is the same for both. The
  /// first turn is for warming up, and isn't counted.
  init(_ workload: Workload, repetitions: Int) {
    var times: (run: [Double], floor: [Double]) = ([], [])
    for repetition in 0...repetitions {
      let run = Self.time(workload, "RxLite", workload.run)
      let floor = Self.time(workload, "floor", workload.floor)
      if repetition > 0 {
        times.run.append(run)
        times.floor.append(floor)
      }
    }
    self.workload = workload
    run = Spread(times.run)
    floor = Spread(times.floor)
  }

  private static func time(_ workload: Workload, _ name: String, _ work: () -> Int) -> Double {
    var sum = 0
    let duration = ContinuousClock().measure { sum = work() }
    guard sum == workload.expected else {
      fatalError("\(workload.name), \(name): the sum is \(sum) and should be \(workload.expected)")
    }
    let (seconds, attoseconds) = duration.components
    return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(workload.units)
  }
}

/// The spread of several measured times.
struct Spread {
  let median: Double
  let least: Double
  let most: Double

  init(_ times: [Double]) {
    let sorted = times.sorted()
    let middle = sorted.count / 2
    median = sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    least = sorted[0]
    most = sorted[sorted.count - 1]
  }
}
