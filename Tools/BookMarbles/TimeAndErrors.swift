import RxLite

extension MarbleOperator {
  static let time: [MarbleOperator] = [
    .init(
      "debounce", "debounce(_:scheduler:)", .time,
      .any("source", "--a-b--c--------d----e-----f---|"),
      with: [.seconds(4)], code: "source.debounce(.seconds({seconds}), scheduler: clock)",
      note:
        "An element comes when nothing has followed it for that long. The last one comes with the end."
    ) { run in run.show(run[0].debounce(run.seconds, scheduler: run.clock)) },
    .init(
      "throttle", "throttle(_:latest:scheduler:)", .time,
      .any("source", "--a-b--c--------d-e--f-----|"),
      with: [.seconds(6)], code: "source.throttle(.seconds({seconds}), scheduler: clock)",
      note: "At most one element in each span: the first, and at its end the latest."
    ) { run in run.show(run[0].throttle(run.seconds, scheduler: run.clock)) },
    .init(
      "throttle-first", named: "throttle(_:latest: false)", "throttle(_:latest:scheduler:)", .time,
      .any("source", "--a-b--c--------d-e--f-----|"), with: [.seconds(6)],
      code: "source.throttle(.seconds({seconds}), latest: false, scheduler: clock)",
      note: "Only the first of each span: a second tap on a button is dropped."
    ) { run in run.show(run[0].throttle(run.seconds, latest: false, scheduler: run.clock)) },
    .init(
      "delay", "delay(_:scheduler:)", .time, .any("source", "--a----b----c---|"),
      with: [.seconds(5)],
      code: "source.delay(.seconds({seconds}), scheduler: clock)",
      note:
        "Elements and the end come later. An error comes at once, and what still waits is dropped."
    ) { run in run.show(run[0].delay(run.seconds, scheduler: run.clock)) },
    .init(
      "delaySubscription", "delaySubscription(_:scheduler:)", .time,
      .any("source", "--a----b----c---|"),
      with: [.seconds(5)], code: "source.delaySubscription(.seconds({seconds}), scheduler: clock)",
      note: "The source is subscribed to later, and starts from its beginning."
    ) { run in run.show(run[0].delaySubscription(run.seconds, scheduler: run.clock)) },
    .init(
      "timeout", "timeout(_:scheduler:)", .time, .any("source", "--a----b--------------c---|"),
      with: [.seconds(10)], code: "source.timeout(.seconds({seconds}), scheduler: clock)",
      note: "The time begins anew with each element. Move c until there is no error."
    ) { run in run.show(run[0].timeout(run.seconds, scheduler: run.clock)) },
    .init(
      "timeout-other", named: "timeout(_:other:scheduler:)", "timeout(_:other:scheduler:)", .time,
      .any("source", "--a----b--------------c---|"), .any("other", "---x---y--|"),
      with: [.seconds(10)],
      code: "source.timeout(.seconds({seconds}), other: other, scheduler: clock)",
      note: "In place of the error the other sequence takes over."
    ) { run in run.show(run[0].timeout(run.seconds, other: run[1], scheduler: run.clock)) },
  ]

  static let errors: [MarbleOperator] = [
    .init(
      "catch", "catch(_:)", .errors, .any("source", "--a----b---X"), .any("other", "---x----y---|"),
      code: "source.catch { _ in other }",
      note: "The other sequence takes over. What if it fails, too?"
    ) { run in run.show(run[0].catch { [other = run[1]] _ in other }) },
    .init(
      "catchAndReturn", "catchAndReturn(_:)", .errors, .any("source", "--a----b---X"),
      code: "source.catchAndReturn(\"z\")",
      note: "The error becomes one last element, and the result completes."
    ) { run in run.show(run[0].catchAndReturn("z")) },
    .init(
      "retry", "retry(_:)", .errors, .any("source", "--a----b---X"),
      with: [.number("attempts", 2, 0...9)],
      code: "source.retry({attempts})",
      note: "The number counts all attempts. Each runs the source from its beginning."
    ) { run in run.show(run[0].retry(run.argument)) },
    .init(
      "retry-forever", named: "retry()", "retry()", .errors, .any("source", "--a----b---X"),
      code: "source.retry()", note: "It never gives up: each error starts a new attempt."
    ) { run in run.show(run[0].retry()) },
    .init(
      "retry-when", named: "retry(when:)", "retry(when:)", .errors, .any("source", "--a---X"),
      with: [.seconds(6), .number("most", 3, 0...9)],
      code: """
        source.retry(when: { errors in
          errors.take({most}).delay(.seconds({seconds}), scheduler: clock)
        })
        """,
      note:
        "Each element of the closure's sequence starts a new attempt. When that sequence completes, so does the result."
    ) { run in
      let (seconds, most, clock) = (run.seconds, run.secondArgument, run.clock)
      run.show(
        run[0].retry(when: { (errors: Observable<any Error>) in
          errors.take(most).delay(seconds, scheduler: clock)
        }))
    },
    .init(
      "ifEmpty", "ifEmpty(default:)", .errors, .any("source", "---------|"),
      code: "source.ifEmpty(default: \"z\")",
      note: "Add an element, and the default isn't needed."
    ) { run in run.show(run[0].ifEmpty(default: "z")) },
    .init(
      "ifEmpty-switchTo", named: "ifEmpty(switchTo:)", "ifEmpty(switchTo:)", .errors,
      .any("source", "---------|"), .any("other", "---x----y---|"),
      code: "source.ifEmpty(switchTo: other)",
      note: "The other sequence is subscribed to only if the source completes without an element."
    ) { run in run.show(run[0].ifEmpty(switchTo: run[1])) },
  ]

  static let share: [MarbleOperator] = [
    .twoSubscribers(
      "no-share", "without share", "share(replay:scope:)", code: "source",
      note: "Two subscribers, two runs of the source: look at its lines."
    ) { $0 },
    .twoSubscribers(
      "share", "share()", "share(replay:scope:)", code: "source.share()",
      note: "One run for both. The second receives what comes from now on."
    ) { $0.share() },
    .twoSubscribers(
      "share-replay", "share(replay: 1)", "share(replay:scope:)", code: "source.share(replay: 1)",
      note: "The second begins with the latest element. Let it subscribe after the end."
    ) { $0.share(replay: 1) },
    .twoSubscribers(
      "share-forever", "share(replay: 1, scope: .forever)", "share(replay:scope:)",
      code: "source.share(replay: 1, scope: .forever)",
      note: "What was replayed stays after the end. Let the second subscribe then."
    ) { $0.share(replay: 1, scope: .forever) },
  ]

  private static func twoSubscribers(
    _ id: String, _ name: String, _ symbol: String, code: String, note: String,
    shared: @escaping @Sendable (Observable<String>) -> Observable<String>
  ) -> MarbleOperator {
    .init(
      id, named: name, symbol, .share, .any("source", "---a-----b-----c-----|"),
      with: [.number("second", 11, 1...MarbleQuestion.length)],
      code: """
        let shared = \(code)
        // One subscribes at once, the other after {second} seconds.
        """, note: note
    ) { run in
      let sequence = shared(run[0])
      run.show(sequence, as: "first")
      run.show(sequence, as: "second", at: run.argument)
    }
  }
}
