/// What happened in a run: rows of events and subscriptions, on one axis.
package struct MarbleDiagram: Equatable, Codable {
  /// The meaning of the horizontal axis.
  package enum Axis: Equatable, Codable {
    /// Time on the rows' clocks, from `begin` to `end`.
    case time(begin: Int = 0, end: Int, unit: Unit = .seconds)
    /// The order only: an event further to the right happened later.
    case order(Reason)
  }

  /// The unit of a clock. Times are whole numbers of millionths of it.
  package enum Unit: String, Codable {
    case seconds
    /// The ticks of a test's clock.
    case ticks
  }

  /// Why a diagram doesn't show time.
  package enum Reason: Equatable, Codable {
    case clockStands
    /// The clock doesn't move either, and shows a tick that has a meaning for the test.
    case tick(Int)
    case clocks
    case threads
    case crowded

    var inWords: String {
      switch self {
      case .clockStands: "the clock stands still"
      case .tick(let tick): "all of it happens at tick \(tick)"
      case .clocks: "no clock covers all of its times"
      case .threads: "there are other threads"
      case .crowded: "too much happens at one time"
      }
    }
  }

  package struct Row: Equatable, Codable {
    package var label: String
    /// The line above the row: the call of the operator whose result the row is.
    package var caption: String
    /// The indentation: the number of sequences inside which this one was created.
    package let depth: Int
    package let happenings: [Happening]
    /// The number of the clock that its times come from.
    package var clock = 0
    /// The last time of that clock, if it isn't the end of the axis.
    package var end: Int?
    /// Whether its line is drawn from the beginning of the axis.
    package var isWhole = false
    /// The mark at the end of a row that hasn't ended.
    package var mark = ">"

    package init(label: String, caption: String = "", depth: Int = 0, happenings: [Happening]) {
      (self.label, self.caption, self.depth) = (label, caption, depth)
      self.happenings = happenings
    }

    /// Whether the row neither ended nor was disposed.
    package var goesOn: Bool { happenings.last.map { !$0.sign.isLast } ?? true }
  }

  package var axis: Axis
  package let rows: [Row]
  /// The number of rows that are left out.
  package var hidden: Int

  package init(axis: Axis, rows: [Row], hidden: Int = 0) {
    (self.axis, self.rows, self.hidden) = (axis, rows, hidden)
  }
}

/// One thing that happened to a subscription.
package struct Happening: Equatable, Codable {
  package let sign: MarbleSign
  /// The time on its clock, in millionths of the unit.
  package var time: Int
  /// Its position among everything that happened.
  package let step: Int
  /// A number that everything at one moment has in common: an element, and what operators make of it.
  package let moment: Int
  /// The queue on which it happened, where that is known.
  package let queue: String?

  package init(sign: MarbleSign, time: Int, step: Int, moment: Int? = nil, queue: String? = nil) {
    (self.sign, self.time, self.step, self.moment) = (sign, time, step, moment ?? step)
    self.queue = queue
  }
}

/// The sign for one thing that happened.
package enum MarbleSign: Hashable, Codable {
  case subscribed
  case next(String)
  case completed
  case error(String)
  case disposed
  /// A place where the expected and the actual events differ.
  case difference

  /// Whether nothing can follow this sign.
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
  /// Everything that happened to one subscription at one point of the axis.
  struct Cluster {
    /// The time in microseconds, or the step.
    let point: Int
    var happenings: [Happening]
    var signs: [MarbleSign] { happenings.map(\.sign) }
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
        clusters[clusters.count - 1].happenings.append(happening)
      } else {
        clusters.append(Cluster(point: point, happenings: [happening]))
      }
    }
  }

  /// Whether the times are ticks. A test's diagram shows each of them.
  var countsTicks: Bool {
    if case .time(_, _, .ticks) = axis { true } else { false }
  }

  /// Returns the rows, grouped by their clocks.
  func groups(_ rows: [Row]) -> [[Row]] {
    Set(rows.map(\.clock)).sorted().map { clock in rows.filter { $0.clock == clock } }
  }

  /// All points of the axis at which something happens, in order.
  var points: [Int] { Set(rows.flatMap { $0.happenings.map(point) }).sorted() }

  /// The queues on which something happened, in the order of their first events, if there are several.
  var queues: [String] {
    let happenings = rows.flatMap(\.happenings).sorted { $0.step < $1.step }
    var seen: Set<String> = []
    let all = happenings.compactMap(\.queue).filter { seen.insert($0).inserted }
    return all.count > 1 ? all : []
  }

  /// The texts of all elements, each once, in the order in which they were emitted.
  var elements: [String] {
    let happenings = rows.flatMap(\.happenings).sorted { $0.step < $1.step }
    var seen: Set<String> = []
    return happenings.compactMap(\.sign.element).filter { seen.insert($0).inserted }
  }
}
