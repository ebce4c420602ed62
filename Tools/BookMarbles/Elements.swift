import RxLite

extension MarbleOperator {
  static let change: [MarbleOperator] = [
    .init(
      "map", "map(_:)", .change, .numbers("source", "---1----2-------3------4---|"),
      with: [.number("factor", 10)], code: "source.map { {factor} * $0 }",
      note:
        "Each element comes at the time of its source. An end or an error is passed on as it is."
    ) { run in run.show(run.numbers.map { [factor = run.argument] in factor * $0 }) },
    .init(
      "compactMap", "compactMap(_:)", .change, .any("source", "---1----a-------3------b---|"),
      code: "source.compactMap { Int($0) }",
      note: "What isn't a number is left out."
    ) { run in run.show(run[0].compactMap { Int($0) }) },
    .init(
      "scan", "scan(_:accumulator:)", .change, .numbers("source", "---1----2-------3------4---|"),
      with: [.number("seed", 0)], code: "source.scan({seed}) { $0 + $1 }",
      note: "Each element is the sum so far. The seed itself isn't emitted."
    ) { run in run.show(run.numbers.scan(run.argument) { $0 + $1 }) },
    .init(
      "reduce", "reduce(_:accumulator:)", .change,
      .numbers("source", "---1----2-------3------4---|"),
      with: [.number("seed", 0)], code: "source.reduce({seed}) { $0 + $1 }",
      note: "The sum comes when the source completes. Replace its end by an error."
    ) { run in run.show(run.numbers.reduce(run.argument) { $0 + $1 }) },
    .init(
      "enumerated", "enumerated()", .change, .any("source", "---a----b-------c---|"),
      code: "source.enumerated().map { \"\\($0.index):\\($0.element)\" }",
      note: "Each subscription counts from 0."
    ) { run in run.show(run[0].enumerated().map { "\($0.index):\($0.element)" }) },
    .init(
      "materialize", "materialize()", .change, .any("source", "---a----b-------X"),
      code: "source.materialize()",
      note: "The events themselves become elements, also the error. Then the result completes."
    ) { run in run.show(run[0].materialize()) },
    .init(
      "toArray", "toArray()", .change, .any("source", "---a----b-------c---|"),
      code: "source.toArray()",
      note: "One array, when the source completes."
    ) { run in run.show(run[0].toArray()) },
    .init(
      "buffer", "buffer(timeSpan:count:scheduler:)", .change,
      .any("source", "--a--b--c-----------d----e-----|"),
      with: [.seconds(10), .number("count", 3, 1...9)],
      code: "source.buffer(timeSpan: .seconds({seconds}), count: {count}, scheduler: clock)",
      note: "A portion comes when it is full or when its time is over, also an empty one."
    ) { run in
      run.show(
        run[0].buffer(timeSpan: run.seconds, count: run.secondArgument, scheduler: run.clock))
    },
    .init(
      "window", "window(timeSpan:count:scheduler:)", .change,
      .any("source", "--a--b--c-----------d----e-----|"),
      with: [.seconds(10), .number("count", 3, 1...9)],
      code: "source.window(timeSpan: .seconds({seconds}), count: {count}, scheduler: clock)",
      note: "Like buffer, but each portion is a sequence, which emits its elements at once."
    ) { run in
      let windows = run[0].window(
        timeSpan: run.seconds, count: run.secondArgument, scheduler: run.clock)
      run.keep(
        windows.enumerated().subscribe(onNext: { run.show($0.element, as: "window \($0.index)") }))
    },
    .init(
      "groupBy", "groupBy(keySelector:)", .change,
      .numbers("source", "--1--2--3----4---5----6----|"),
      with: [.number("divisor", 2, 1...4)], code: "source.groupBy { $0 % {divisor} }",
      note: "A sequence for each remainder. It begins with the first element that belongs to it."
    ) { run in
      let groups = run.numbers.groupBy { [divisor = run.argument] in $0 % divisor }
      run.keep(groups.subscribe(onNext: { run.show($0, as: "remainder \($0.key)") }))
    },
  ]

  static let choose: [MarbleOperator] = [
    .init(
      "filter", "filter(_:)", .choose, .numbers("source", "--2---30----22---5----60---1--|"),
      with: [.number("limit", 10)], code: "source.filter { $0 > {limit} }",
      note: "Only the elements above the limit are passed on."
    ) { run in run.show(run.numbers.filter { [limit = run.argument] in $0 > limit }) },
    .init(
      "distinctUntilChanged", "distinctUntilChanged()", .choose,
      .any("source", "--a---b---b---b---a----a---|"), code: "source.distinctUntilChanged()",
      note: "An element is compared with the one before it, so the second a comes again."
    ) { run in run.show(run[0].distinctUntilChanged()) },
    .init(
      "take", "take(_:)", .choose, .any("source", "--a----b----c----d---|"),
      with: [.number("count", 2, 0...9)], code: "source.take({count})",
      note: "The result completes with its last element, and the subscription to the source ends."
    ) { run in run.show(run[0].take(run.argument)) },
    .init(
      "take-while", named: "take(while:)", "take(while:behavior:)", .choose,
      .numbers("source", "--1----2----5----3---|"), with: [.number("limit", 4)],
      code: "source.take(while: { $0 < {limit} })",
      note: "The first element that doesn't pass ends it: 3 would pass, and isn't asked."
    ) { run in run.show(run.numbers.take(while: { [limit = run.argument] in $0 < limit })) },
    .init(
      "take-until", named: "take(until:)", "take(until:)", .choose,
      .any("source", "--a----b----c----d---|"),
      .any("other", "--------------x---"), code: "source.take(until: other)",
      note: "The first element of the other sequence ends the result. Does its end do so, too?"
    ) { run in run.show(run[0].take(until: run[1])) },
    .init(
      "take-for", named: "take(for:scheduler:)", "take(for:scheduler:)", .choose,
      .any("source", "--a----b----c----d---|"), with: [.seconds(10)],
      code: "source.take(for: .seconds({seconds}), scheduler: clock)",
      note: "When the time is over the result completes."
    ) { run in run.show(run[0].take(for: run.seconds, scheduler: run.clock)) },
    .init(
      "takeLast", "takeLast(_:)", .choose, .any("source", "--a----b----c----d---|"),
      with: [.number("count", 2, 0...9)], code: "source.takeLast({count})",
      note: "Which are the last is known only at the end."
    ) { run in run.show(run[0].takeLast(run.argument)) },
    .init(
      "skip", "skip(_:)", .choose, .any("source", "--a----b----c----d---|"),
      with: [.number("count", 2, 0...9)], code: "source.skip({count})",
      note: "The first elements are left out."
    ) { run in run.show(run[0].skip(run.argument)) },
    .init(
      "skip-while", named: "skip(while:)", "skip(while:)", .choose,
      .numbers("source", "--1----2----5----3---|"),
      with: [.number("limit", 4)], code: "source.skip(while: { $0 < {limit} })",
      note: "From the first element that doesn't pass on, all are emitted, also 3."
    ) { run in run.show(run.numbers.skip(while: { [limit = run.argument] in $0 < limit })) },
    .init(
      "skip-until", named: "skip(until:)", "skip(until:)", .choose,
      .any("source", "--a----b----c----d---|"),
      .any("other", "---------x---"), code: "source.skip(until: other)",
      note: "Elements count from the first one of the other sequence on."
    ) { run in run.show(run[0].skip(until: run[1])) },
    .init(
      "skip-for", named: "skip(_:scheduler:)", "skip(_:scheduler:)", .choose,
      .any("source", "--a----b----c----d---|"), with: [.seconds(10)],
      code: "source.skip(.seconds({seconds}), scheduler: clock)",
      note: "What comes before the time is over is left out."
    ) { run in run.show(run[0].skip(run.seconds, scheduler: run.clock)) },
    .init(
      "element-at", named: "element(at:)", "element(at:)", .choose,
      .any("source", "--a----b----c----d---|"),
      with: [.number("index", 2, 0...9)], code: "source.element(at: {index})",
      note: "Ask for an index that the source doesn't have."
    ) { run in run.show(run[0].element(at: run.argument)) },
    .init(
      "first", "first()", .choose, .any("source", "-----a----b----|"), code: "source.first()",
      note: "A Single with an optional. Remove both elements."
    ) { run in run.show(run[0].first().map { $0.map { "\($0)" } ?? "nil" }) },
    .init(
      "single", "single()", .choose, .any("source", "-----a----b----|"), code: "source.single()",
      note: "More than one element is an error, and none is one as well."
    ) { run in run.show(run[0].single()) },
    .init(
      "ignoreElements", "ignoreElements()", .choose, .any("source", "--a----b----c---|"),
      code: "source.ignoreElements()", note: "Only how the source ends is passed on."
    ) { run in
      run.show(run[0].ignoreElements())
    },
    .init(
      "sample", named: "sample(_:)", "sample(_:defaultValue:)", .choose,
      .any("source", "--a----b--c--------d--e----|"),
      .any("sampler", "------x-------x---x-----x--|"),
      code: "source.sample(sampler)",
      note: "At each x the latest element comes, if it is a new one."
    ) { run in run.show(run[0].sample(run[1])) },
  ]
}
