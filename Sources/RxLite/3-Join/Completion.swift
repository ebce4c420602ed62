extension Join {
  /// What a source's completion means.
  enum Completion {
    /// One source fewer; the last one completes the join.
    case leaves
    /// The same; and where the source fails, it is disposed before the error goes out.
    case leavesFirst
    /// The same as `leaves`; but the last source is disposed after the completion has gone out.
    case leavesLast
    /// One source fewer; this is done before the join counts down, without the lock.
    case leavesAfter(() -> Void)
    /// The join completes, whatever the other sources do. This is the source that is disposed first.
    case ends
    /// This is done, with the lock held; then the source is disposed.
    case calls(() -> Void)
    /// Nothing: the join doesn't wait for this source.
    case isIgnored

    var isFirstInError: Bool { if case .leavesFirst = self { true } else { false } }

    var isOfFirst: Bool { if case .ends = self { true } else { false } }

    var isAwaited: Bool {
      switch self {
      case .leaves, .leavesFirst, .leavesLast, .leavesAfter, .ends: true
      case .calls, .isIgnored: false
      }
    }
  }
}
