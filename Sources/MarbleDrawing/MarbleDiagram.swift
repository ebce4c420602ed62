/// What happened in a run: rows of events and subscriptions, on one axis.
package struct MarbleDiagram: Equatable, Codable {
  /// What left and right mean.
  package enum Axis: Equatable, Codable {
    /// Time on the rows' clocks, from `begin` to `end`.
    case time(begin: Int = 0, end: Int, unit: Unit = .seconds)
    /// What stands further to the right happened later, and nothing is said about how much.
    case order(Reason)
  }

  /// What the numbers of a clock count. Times are whole numbers here: millionths of it.
  package enum Unit: String, Codable {
    case seconds
    /// The ticks of a test's clock.
    case ticks
  }

  /// Why a diagram doesn't show time.
  package enum Reason: Equatable, Codable {
    case clockStands
    /// The clock stands still as well, at a tick that has a meaning for the test.
    case tick(Int)
    case clocks
    case threads
    case crowded

    var inWords: String {
      switch self {
      case .clockStands: "the clock stands still"
      case .tick(let tick): "all of it happens at tick \(tick)"
      case .clocks: "no clock tells all of its times"
      case .threads: "there are other threads"
      case .crowded: "too much happens at one time"
      }
    }
  }

  package struct Row: Equatable, Codable {
    package var label: String
    /// What stands above the row: the call of the operator whose result it is.
    package var caption: String
    /// How far it is indented: inside of how many other sequences this one was created.
    package let depth: Int
    package let happenings: [Happening]
    /// The clock that its times are told by; rows with the same number have the same one.
    package var clock = 0
    /// What that clock showed last, if it is not the axis' end.
    package var end: Int?
    /// Whether its line is drawn from the axis' beginning.
    package var isWhole = false
    /// What stands at the end of a row that has no end.
    package var mark = ">"

    package init(label: String, caption: String = "", depth: Int = 0, happenings: [Happening]) {
      (self.label, self.caption, self.depth) = (label, caption, depth)
      self.happenings = happenings
    }

    /// Whether it neither ended nor was disposed.
    package var goesOn: Bool { happenings.last.map { !$0.sign.isLast } ?? true }
  }

  package var axis: Axis
  package let rows: [Row]
  /// How many rows are left out.
  package var hidden: Int

  package init(axis: Axis, rows: [Row], hidden: Int = 0) {
    (self.axis, self.rows, self.hidden) = (axis, rows, hidden)
  }
}

/// One thing that happened to a subscription.
package struct Happening: Equatable, Codable {
  package let sign: MarbleSign
  /// What its clock showed, in millionths of the unit.
  package var time: Int
  /// Its place among all things that happened.
  package let step: Int
  /// The same for what happens at one moment: an element, and what operators make of it.
  package let moment: Int

  package init(sign: MarbleSign, time: Int, step: Int, moment: Int? = nil) {
    (self.sign, self.time, self.step, self.moment) = (sign, time, step, moment ?? step)
  }
}

/// What a diagram shows of a thing that happened.
package enum MarbleSign: Hashable, Codable {
  case subscribed
  case next(String)
  case completed
  case error(String)
  case disposed
  /// A place where what is expected and what came are not the same.
  case difference

  /// Whether nothing can follow.
  package var isLast: Bool {
    switch self {
    case .subscribed, .next: false
    case .completed, .error, .disposed, .difference: true
    }
  }

  package var element: String? {
    if case .next(let element) = self { element } else { nil }
  }
}

extension MarbleDiagram {
  /// What happened at one point of the axis to one subscription.
  struct Cluster {
    /// The time in microseconds, or the step.
    let point: Int
    var signs: [MarbleSign]
  }

  func point(of happening: Happening) -> Int {
    switch axis {
    case .time: happening.time
    case .order: happening.moment
    }
  }

  func clusters(of row: Row) -> [Cluster] {
    row.happenings.reduce(into: []) { clusters, happening in
      let point = point(of: happening)
      if clusters.last?.point == point {
        clusters[clusters.count - 1].signs.append(happening.sign)
      } else {
        clusters.append(Cluster(point: point, signs: [happening.sign]))
      }
    }
  }

  /// Whether its times are ticks: whoever reads a test wants to see each.
  var countsTicks: Bool {
    if case .time(_, _, .ticks) = axis { true } else { false }
  }

  /// Rows of one clock, and then those of the next.
  func groups(_ rows: [Row]) -> [[Row]] {
    Set(rows.map(\.clock)).sorted().map { clock in rows.filter { $0.clock == clock } }
  }

  /// All points of the axis at which something happens, in order.
  var points: [Int] { Set(rows.flatMap { $0.happenings.map(point) }).sorted() }

  /// The texts of all elements, each once, in the order in which they came.
  var elements: [String] {
    let happenings = rows.flatMap(\.happenings).sorted { $0.step < $1.step }
    var seen: Set<String> = []
    return happenings.compactMap(\.sign.element).filter { seen.insert($0).inserted }
  }
}
