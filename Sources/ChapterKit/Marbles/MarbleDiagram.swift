/// What happened in a listing: a row for each subscription, on one axis.
struct MarbleDiagram: Equatable {
  /// What left and right mean.
  enum Axis: Equatable {
    /// Time on the rows' clocks, from `begin` to `end`.
    case time(begin: Int = 0, end: Int, unit: Unit = .seconds)
    /// What stands further to the right happened later, and nothing is said about how much.
    case order(Reason)
  }

  /// What the numbers of a clock count. Times are whole numbers here: millionths of it.
  enum Unit {
    case seconds
    /// The ticks of a test's clock.
    case ticks
  }

  /// Why a diagram doesn't show time.
  enum Reason: Equatable {
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

  struct Row: Equatable {
    var label: String
    /// What stands above the row: the call of the operator whose result it is.
    var caption = ""
    /// How many subscriptions this one was made inside of.
    let depth: Int
    let happenings: [Happening]
    /// The clock that its times are told by; rows with the same number have the same one.
    var clock = 0
    /// What that clock showed last, if it is not the axis' end.
    var end: Int?

    /// Whether it neither ended nor was disposed.
    var goesOn: Bool { happenings.last.map { !$0.sign.isLast } ?? true }
  }

  var axis: Axis
  let rows: [Row]
  /// How many rows are left out.
  var hidden = 0
}

/// One thing that happened to a subscription.
struct Happening: Equatable {
  let sign: MarbleSign
  /// What its clock showed, in millionths of the unit.
  var time: Int
  /// Its place among all things that happened in the listing.
  let step: Int
}

/// What a diagram shows of a thing that happened.
enum MarbleSign: Hashable {
  case subscribed
  case next(String)
  case completed
  case error(String)
  case disposed

  /// Whether nothing can follow.
  var isLast: Bool {
    switch self {
    case .subscribed, .next: false
    case .completed, .error, .disposed: true
    }
  }

  /// Whether an observer got this as an event.
  var isEvent: Bool { self != .subscribed && self != .disposed }

  var element: String? {
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
    case .order: happening.step
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
