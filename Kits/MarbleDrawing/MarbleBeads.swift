/// The shapes of one cluster, side by side. The centre of the first is at the cluster's time.
struct MarbleBeads {
  struct Bead {
    let sign: MarbleSign
    let queue: String?
    /// The text inside it.
    let text: String
    /// The distance of its centre from the cluster's place.
    var middle = 0
    let halfWidth: Int
  }

  let beads: [Bead]

  /// The space inside the capsule around several shapes at one time.
  private static let padding = 6
  private static let gap = 5
  static let radius = 14

  init(_ cluster: MarbleDiagram.Cluster, _ names: ElementNames) {
    var right: Int?
    beads = cluster.happenings.map { happening in
      let sign = happening.sign
      let text = sign.element.map(names.name) ?? ""
      var bead = Bead(
        sign: sign, queue: happening.queue, text: text, halfWidth: Self.halfWidth(sign, text))
      bead.middle = right.map { $0 + Self.gap + bead.halfWidth } ?? 0
      right = bead.middle + bead.halfWidth
      return bead
    }
  }

  /// Whether there is a capsule around the shapes.
  var isGroup: Bool { beads.count > 1 }

  /// The room that they need to the left of the place and to the right, including the capsule.
  var extent: (left: Int, right: Int) {
    let padding = isGroup ? Self.padding : 0
    let first = beads.first.map(\.halfWidth) ?? 0
    let right = beads.last.map { $0.middle + $0.halfWidth } ?? 0
    return (first + padding, right + padding)
  }

  private static func halfWidth(_ sign: MarbleSign, _ text: String) -> Int {
    switch sign {
    case .subscribed: 5
    case .next: text.columns <= 2 ? radius : text.columns * 4 + 10
    case .completed: 3
    case .error: 8
    case .disposed, .difference: 6
    }
  }
}

/// The colours of a diagram's elements: those of their queues, if there are several; otherwise equal elements
/// have the same colour.
struct MarbleColors {
  private let numbers: [String: Int]
  private let areOfQueues: Bool

  /// The number of different colours.
  static let count = 10

  init(_ diagram: MarbleDiagram) {
    areOfQueues = !diagram.queues.isEmpty
    let keys = areOfQueues ? diagram.queues : diagram.elements
    let numbered = keys.enumerated().map { ($1, $0 % Self.count) }
    numbers = Dictionary(uniqueKeysWithValues: numbered)
  }

  /// Returns the class of a shape in the picture's style; `nil` if the shape has no colour of its own.
  func style(of sign: MarbleSign, on queue: String?) -> String? {
    if areOfQueues {
      return [.subscribed].contains(sign) || sign.element != nil ? queue.map(style(of:)) : nil
    }
    return sign.element.map(style(of:))
  }

  /// Returns the class of a queue's or an element's colour.
  func style(of key: String) -> String { "m\(numbers[key] ?? 0)" }
}
