/// Something to measure: the same work done by RxLite and by plain nested closures.
struct Workload {
  let name: String
  /// What is counted: an element that passes, or a chain that is made, used and disposed.
  let unit: String
  let units: Int
  /// Nanoseconds a unit, where others were measured: RxSwift 6 and the fastest of the rest.
  let others: Others?
  /// The work. It returns a sum, which has to be the expected one: nothing was skipped.
  let run: () -> Int
  let floor: () -> Int
  let expected: Int

  struct Others {
    let rxSwift: Double
    let fastest: Double?
  }

  init(
    _ name: String, per unit: String, _ units: Int, rxSwift: Double? = nil, fastest: Double? = nil,
    sum: Int? = nil, run: @escaping () -> Int, floor: @escaping () -> Int
  ) {
    self.name = name
    self.unit = unit
    self.units = units
    others = rxSwift.map { Others(rxSwift: $0, fastest: fastest) }
    expected = sum ?? units
    self.run = run
    self.floor = floor
  }

  static let all = rxSwiftWorkloads + moreWorkloads
}

/// The N of RxSwift's own benchmark.
let iterations = 10_000
