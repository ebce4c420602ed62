import RxLite

extension MarbleOperator {
  static let join: [MarbleOperator] = [
    .init(
      "merge", "merge(_:)", .join, .any("first", "--a-----b-----c---|"),
      .any("second", "-----1-----2----3------|"), code: "Observable.merge(first, second)",
      note: "It completes when both have completed. An error of one is an error of the result."
    ) { run in run.show(Observable.merge(run[0], run[1])) },
    .init(
      "concat", "concat(_:)", .join, .any("first", "--a-----b---|"),
      .any("second", "---1-----2---|"), code: "first.concat(second)",
      note: "The second is subscribed to when the first has completed. Let the first never end."
    ) { run in run.show(run[0].concat(run[1])) },
    .init(
      "zip", named: "zip(_:_:)", "zip(_:_:resultSelector:)", .join,
      .any("first", "--a---b---c----d---|"),
      .any("second", "------1--------2-----3--|"),
      code: "Observable.zip(first, second) { $0 + $1 }",
      note:
        "The first with the first, the second with the second. The pair comes with the later one."
    ) { run in run.show(Observable.zip(run[0], run[1]) { $0 + $1 }) },
    .init(
      "combineLatest", named: "combineLatest(_:_:)", "combineLatest(_:_:resultSelector:)", .join,
      .any("first", "--a---b---c----d---|"), .any("second", "------1--------2-----3--|"),
      code: "Observable.combineLatest(first, second) { $0 + $1 }",
      note: "At tick 6 and at tick 15 both emit: count what comes."
    ) { run in run.show(Observable.combineLatest(run[0], run[1]) { $0 + $1 }) },
    .init(
      "withLatestFrom", named: "withLatestFrom(_:)", "withLatestFrom(_:resultSelector:)", .join,
      .any("source", "--a-----b---c----d---|"), .any("other", "-----1-----------2--|"),
      code: "source.withLatestFrom(other) { $0 + $1 }",
      note: "Nothing comes until the other has emitted. Move 1 before a."
    ) { run in run.show(run[0].withLatestFrom(run[1]) { $0 + $1 }) },
    .init(
      "amb", "amb(_:)", .join, .any("first", "-----a----b----|"),
      .any("second", "---1----2------3-----|"), code: "first.amb(second)",
      note:
        "The one whose first event comes earlier is the result. Completion and an error count as well."
    ) { run in run.show(run[0].amb(run[1])) },
    .init(
      "startWith", "startWith(_:)", .join, .any("source", "-----a----b----|"),
      code: "source.startWith(\"s\")",
      note: "Its element comes at once, in the moment of the subscription."
    ) { run in run.show(run[0].startWith("s")) },
  ]

  static let sequences: [MarbleOperator] = [
    .init(
      "flatMap", "flatMap(_:)", .sequences, .any("source", "--1-------2-----3----|"),
      .any("inner", "---a----b---c--|"), code: "source.flatMap { x in inner.map { x + $0 } }",
      note: "Each element starts an inner sequence of its own, and all of them run."
    ) { run in run.show(run[0].flatMap { [inner = run[1]] x in inner.map { x + $0 } }) },
    .init(
      "flatMapLatest", "flatMapLatest(_:)", .sequences, .any("source", "--1-------2-----3----|"),
      .any("inner", "---a----b---c--|"),
      code: "source.flatMapLatest { x in inner.map { x + $0 } }",
      note: "A new element cancels the inner sequence before it. Look at where its line ends."
    ) { run in run.show(run[0].flatMapLatest { [inner = run[1]] x in inner.map { x + $0 } }) },
    .init(
      "flatMapFirst", "flatMapFirst(_:)", .sequences, .any("source", "--1-------2-----3-----4---|"),
      .any("inner", "---a----b---c--|"),
      code: "source.flatMapFirst { x in inner.map { x + $0 } }",
      note: "While an inner sequence runs, new elements are dropped."
    ) { run in run.show(run[0].flatMapFirst { [inner = run[1]] x in inner.map { x + $0 } }) },
    .init(
      "concatMap", "concatMap(_:)", .sequences, .any("source", "--1-------2-----3----|"),
      .any("inner", "---a----b---|"), code: "source.concatMap { x in inner.map { x + $0 } }",
      note: "An element waits until the inner sequence before it has completed."
    ) { run in run.show(run[0].concatMap { [inner = run[1]] x in inner.map { x + $0 } }) },
    .init(
      "merge-max", named: "merge(maxConcurrent:)", "merge(maxConcurrent:)", .sequences,
      .any("source", "--1---2---3---4---|"), .any("inner", "---a----b---|"),
      with: [.number("most", 2, 1...9)],
      code: "source.map { x in inner.map { x + $0 } }.merge(maxConcurrent: {most})",
      note: "At most that many inner sequences run at the same time. The others wait in order."
    ) { run in
      let inner = run[1]
      run.show(run[0].map { x in inner.map { x + $0 } }.merge(maxConcurrent: run.argument))
    },
    .init(
      "switchLatest", "switchLatest()", .sequences, .any("source", "--1-------2-----3----|"),
      .any("inner", "---a----b---c--|"),
      code: "source.map { x in inner.map { x + $0 } }.switchLatest()",
      note: "flatMapLatest in two steps."
    ) { run in
      let inner = run[1]
      run.show(run[0].map { x in inner.map { x + $0 } }.switchLatest())
    },
  ]
}
