/// A difference that DIALECT.md lists.
struct Dialect {
  let name: String
  /// The entry in one sentence.
  let reason: String
  /// The smallest chain that shows the difference.
  let example: String
  /// Whether a difference is this one and no other.
  let explains: (Difference) -> Bool

  static let all: [Dialect] = [
    disposedByAnother, calledAfterFailure, afterDisposal, retriedInVain, lastAttempt, groupOrder,
    cutOffByLoser, begunInVain, timeoutGoesOn,
  ]

  /// The entry that explains why a chain's logs differ.
  static func entry(for chain: Chain, here: Outcome, there: Outcome) -> Dialect? {
    guard case .log(let here) = here, case .log(let there) = there, here != there else {
      return nil
    }
    let difference = Difference(chain: chain, here: here, there: there)
    return all.first { $0.explains(difference) }
  }

  private static let disposedByAnother = Dialect(
    name: "disposed-by-another",
    reason: "An observer of a subject that another one disposes still receives the same element.",
    example: "p0 = publish(1@1); p0.do(1).takeUntil(p0)"
  ) { difference in
    difference.sharedUses > 1
      && difference.onlyThere { line, before in
        guard line.isCall, line.isNext || line.name.hasPrefix("call") else { return false }
        let earlier = before.map(Line.init).filter { $0.tick == line.tick }
        // A `do` says itself that it was disposed.
        return line.name.hasPrefix("do")
          ? earlier.contains { $0.name == line.name && $0.text == "dispose" }
          : earlier.contains { $0.isOver }
      }
  }

  private static let calledAfterFailure = Dialect(
    name: "called-after-failure",
    reason: "A closure that has thrown, and those above it, are called again by a source that goes "
      + "on while it is being subscribed.",
    example: "just(0).do(1, throws(1))"
  ) { difference in
    difference.hasEffect(.throwing) && difference.onlyThere { line, _ in line.isCall }
  }

  private static let afterDisposal = Dialect(
    name: "after-disposal",
    reason: "do(afterCompleted:) and do(afterError:) are called after the disposal upstream.",
    example: "never.takeFor(1).probe(1).doAfter(2).map(0)"
  ) { difference in
    guard difference.has("doAfter") else { return false }
    func isAfter(_ line: String) -> Bool {
      let line = Line(line)
      return line.name.hasPrefix("after") && line.isEnd
    }
    return difference.here.filter { !isAfter($0) } == difference.there.filter { !isAfter($0) }
      && difference.here.filter(isAfter).sorted() == difference.there.filter(isAfter).sorted()
  }

  private static let retriedInVain = Dialect(
    name: "retried-in-vain",
    reason: "retry goes on with a source that fails at once although nobody listens any more.",
    example: "flaky(1, 2).retry.take(1)"
  ) { difference in
    difference.has("retry", "retryTimes", "retryWhen", "retryFirst", "retryOn", "retryLater")
      && difference.onlyThere { line, before in
        !line.isReceived && before.contains { Line($0).isOver }
      }
  }

  private static let lastAttempt = Dialect(
    name: "last-attempt",
    reason: "retry(when:) leaves out the last attempt if the source fails while it is being "
      + "subscribed and the signs complete with the sign.",
    example: "flaky(1, 1).retryFirst(1)"
  ) { difference in
    guard difference.has("retryFirst") else { return false }
    let place = zip(difference.here, difference.there).prefix { $0 == $1 }.count
    return place < difference.there.count && Line(difference.there[place]).text == "completed"
  }

  private static let groupOrder = Dialect(
    name: "group-order",
    reason: "The groups of groupBy end in a dictionary's order.",
    example: "of(0, 1).groupsLogged(1)"
  ) { difference in
    func isEnd(_ line: String) -> Bool {
      let line = Line(line)
      return line.name.hasPrefix("groups")
        && ["completed", "error", "disposed"].contains { line.text.hasSuffix($0) }
    }
    return difference.has("groupsLogged")
      && difference.here.filter { !isEnd($0) } == difference.there.filter { !isEnd($0) }
      && difference.here.filter(isEnd).sorted() == difference.there.filter(isEnd).sorted()
  }

  private static let cutOffByLoser = Dialect(
    name: "cut-off-by-loser",
    reason: "amb cuts off the winner when a loser ends while it is being subscribed.",
    example: "p0 = behavior(1, 2@1); p0.amb(empty)"
  ) { difference in
    difference.has("amb", "ambAll") && difference.onlyHere != nil
  }

  private static let begunInVain = Dialect(
    name: "begun-in-vain",
    reason: "concat begins its next source although nobody listens any more.",
    example: "just(1).concat(create(1)).take(1)"
  ) { difference in
    difference.has("concat", "concatAll", "fromConcat", "startWith")
      && difference.onlyThere { line, before in
        !line.isReceived && before.contains { Line($0).isOver }
      }
  }

  private static let timeoutGoesOn = Dialect(
    name: "timeout-goes-on",
    reason: "The source that timeout(_:other:) switches to goes on after dispose().",
    example: "never.timeoutOther(1, just(2)); receive disposes(1)"
  ) { difference in
    difference.has("timeoutOther")
      && difference.onlyThere { _, before in before.contains { Line($0).name == "dispose" } }
  }
}
