/// Something that is not as it should be.
public struct Finding: Sendable, Equatable {
  /// What is wrong, and where; of several lines, if it quotes.
  public let sentence: String
  /// A remark is no failure: a learner has worked on an exercise, say.
  public let isRemark: Bool

  init(_ sentence: String, isRemark: Bool = false) {
    self.sentence = sentence
    self.isRemark = isRemark
  }
}

/// One thing that must hold for the whole course.
public struct Check: Sendable {
  /// What must hold: `every solution passes`.
  public let name: String
  let steps: [Step]

  /// One part of a check.
  struct Step: Sendable {
    /// What is looked at: `observables/my-range`.
    let subject: String
    let findings: @Sendable () async -> [Finding]
  }

  /// A check that has to look at files alone, and takes no time.
  init(_ name: String, of subject: String, findings: @escaping @Sendable () -> [Finding]) {
    self.init(name, [Step(subject: subject) { findings() }])
  }

  init(_ name: String, _ steps: [Step]) {
    self.name = name
    self.steps = steps
  }
}
