/// Something to measure: the same work done by RxLite and by plain nested closures.
struct Workload {
  let name: String
  /// What is counted: an element that passes, or a chain that is made, used and disposed.
  let unit: String
  let units: Int
  /// Nanoseconds a unit of other libraries, if they were measured: RxSwift 6 and the fastest of the rest.
  let others: Others?
  /// The work. It returns a sum, which shows that nothing was skipped if it is the expected one.
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

/// The number of iterations in RxSwift's own benchmark.
let iterations = 10_000
