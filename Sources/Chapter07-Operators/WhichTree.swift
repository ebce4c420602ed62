import ChapterKit
import RxLite

// The sources of the pictures.
private let a = timeline("-1-----2-----3--|")
private let b = timeline("----a-----b---|")
private let typed = timeline("-r-x-s-------w---|")
private let doubled = timeline("-1--1--2--2--|")
private let broken = timeline("-1---X")
private let nothing = timeline("----|")
private let trigger = timeline("--------t")

/// An operator: its name; its call, as text and as code; and the sources in the picture.
private func use(
  _ name: String, _ code: String, on sources: String..., result: @escaping () -> Observable<String>
) -> Which {
  .operatorNamed(name, code: code, sources: sources, result: result)
}

extension Which {
  static let sources = [
    "a": a, "b": b, "typed": typed, "doubled": doubled, "broken": broken, "nothing": nothing,
    "trigger": trigger,
  ]

  static let tree = Which.question(
    "What do you have?",
    [
      ("one sequence", oneSequence),
      ("several sequences", severalSequences),
      ("no sequence yet", noSequence),
    ])

  private static let oneSequence = Which.question(
    "What do you want to do with its elements?",
    [
      ("change each of them", changing),
      ("leave some of them out", leavingOut),
      (
        "put an element in front",
        use("startWith", #"a.startWith("0")"#, on: "a") { a.startWith("0") }
      ),
      ("remember what has come before", remembering),
      ("handle an error", handlingErrors),
      (
        "emit all of them later",
        use("delay", "a.delay(.milliseconds(200), scheduler: clock.scheduler)", on: "a") {
          a.delay(.milliseconds(200), scheduler: clock.scheduler)
        }
      ),
      (
        "put an element in the place of none",
        use("ifEmpty", #"nothing.ifEmpty(default: "?")"#, on: "nothing") {
          nothing.ifEmpty(default: "?")
        }
      ),
      (
        "look at them as they pass",
        use("do(onNext:)", "a.do(onNext: { seen($0) })", on: "a") { a.do(onNext: { seen($0) }) }
      ),
      (
        "let several subscribers have one run",
        use("share(replay:)", "a.share(replay: 1)", on: "a") { a.share(replay: 1) }
      ),
    ])

  private static let changing = Which.question(
    "What does an element become?",
    [
      ("another value", use("map", #"a.map { $0 + "!" }"#, on: "a") { a.map { $0 + "!" } }),
      (
        "a value, or nothing if it doesn't fit",
        use("compactMap", #"a.compactMap { $0 == "2" ? nil : $0 }"#, on: "a") {
          a.compactMap { $0 == "2" ? nil : $0 }
        }
      ),
      ("a sequence of its own, such as a request", flattening),
    ])

  private static let flattening = Which.question(
    "And if the next element comes while that sequence is still running?",
    [
      (
        "both run",
        use("flatMap", #"a.flatMap { timeline("\($0)-------\($0)-|") }"#, on: "a") {
          a.flatMap { timeline("\($0)-------\($0)-|") }
        }
      ),
      (
        "the old one is cancelled",
        use("flatMapLatest", #"a.flatMapLatest { timeline("\($0)-------\($0)-|") }"#, on: "a") {
          a.flatMapLatest { timeline("\($0)-------\($0)-|") }
        }
      ),
      (
        "the new one is ignored",
        use("flatMapFirst", #"a.flatMapFirst { timeline("\($0)-------\($0)-|") }"#, on: "a") {
          a.flatMapFirst { timeline("\($0)-------\($0)-|") }
        }
      ),
      (
        "the new one waits",
        use("concatMap", #"a.concatMap { timeline("\($0)-------\($0)-|") }"#, on: "a") {
          a.concatMap { timeline("\($0)-------\($0)-|") }
        }
      ),
    ])

  private static let leavingOut = Which.question(
    "Which ones stay?",
    [
      (
        "those that pass a test",
        use("filter", #"a.filter { $0 != "2" }"#, on: "a") { a.filter { $0 != "2" } }
      ),
      ("the first ones", use("take", "a.take(2)", on: "a") { a.take(2) }),
      ("all but the first ones", use("skip", "a.skip(1)", on: "a") { a.skip(1) }),
      ("the last ones", use("takeLast", "a.takeLast(1)", on: "a") { a.takeLast(1) }),
      (
        "the one with a certain number",
        use("element(at:)", "a.element(at: 1)", on: "a") { a.element(at: 1) }
      ),
      (
        "those before the first that fails a test",
        use("take(while:)", #"a.take(while: { $0 != "2" })"#, on: "a") {
          a.take(while: { $0 != "2" })
        }
      ),
      (
        "all from the first that fails a test on",
        use("skip(while:)", #"a.skip(while: { $0 != "2" })"#, on: "a") {
          a.skip(while: { $0 != "2" })
        }
      ),
      (
        "those before something happens",
        use("take(until:)", "a.take(until: trigger)", on: "a", "trigger") {
          a.take(until: trigger)
        }
      ),
      (
        "those that differ from the one before",
        use("distinctUntilChanged", "doubled.distinctUntilChanged()", on: "doubled") {
          doubled.distinctUntilChanged()
        }
      ),
      (
        "those after which there is a pause",
        use(
          "debounce", "typed.debounce(.milliseconds(300), scheduler: clock.scheduler)", on: "typed"
        ) { typed.debounce(.milliseconds(300), scheduler: clock.scheduler) }
      ),
      (
        "at most one in a certain time",
        use(
          "throttle", "typed.throttle(.milliseconds(500), scheduler: clock.scheduler)", on: "typed"
        ) { typed.throttle(.milliseconds(500), scheduler: clock.scheduler) }
      ),
      (
        "the latest one, whenever another sequence emits",
        use("sample", "a.sample(b)", on: "a", "b") { a.sample(b) }
      ),
    ])

  private static let remembering = Which.question(
    "When do you want the result?",
    [
      (
        "at each element",
        use("scan", #"a.scan("") { $0 + $1 }"#, on: "a") { a.scan("") { $0 + $1 } }
      ),
      (
        "at the end",
        use("reduce", #"a.reduce("") { $0 + $1 }"#, on: "a") { a.reduce("") { $0 + $1 } }
      ),
    ])

  private static let handlingErrors = Which.question(
    "What comes after the error?",
    [
      ("the sequence again", use("retry", "broken.retry(2)", on: "broken") { broken.retry(2) }),
      (
        "an element, and the end",
        use("catchAndReturn", #"broken.catchAndReturn("?")"#, on: "broken") {
          broken.catchAndReturn("?")
        }
      ),
      (
        "another sequence",
        use("catch", "broken.catch { _ in b }", on: "broken", "b") { broken.catch { _ in b } }
      ),
    ])

  private static let severalSequences = Which.question(
    "What do you want of them?",
    [
      (
        "all elements of all of them, whenever they come",
        use("merge", "Observable.merge(a, b)", on: "a", "b") { Observable.merge(a, b) }
      ),
      ("one after the other", use("concat", "a.concat(b)", on: "a", "b") { a.concat(b) }),
      (
        "the first with the first, the second with the second",
        use("zip", "Observable.zip(a, b) { $0 + $1 }", on: "a", "b") {
          Observable.zip(a, b) { $0 + $1 }
        }
      ),
      (
        "the latest of each, whenever one emits",
        use("combineLatest", "Observable.combineLatest(a, b) { $0 + $1 }", on: "a", "b") {
          Observable.combineLatest(a, b) { $0 + $1 }
        }
      ),
      (
        "the latest of one, whenever the other emits",
        use("withLatestFrom", "b.withLatestFrom(a) { $0 + $1 }", on: "a", "b") {
          b.withLatestFrom(a) { $0 + $1 }
        }
      ),
      (
        "only the one whose first event comes first",
        use("amb", "a.amb(b)", on: "a", "b") { a.amb(b) }
      ),
    ])

  private static let noSequence = Which.question(
    "What shall it emit?",
    [
      ("one value", use("just", #"Observable.just("1")"#) { Observable.just("1") }),
      (
        "the values of a list",
        use("from", #"Observable.from(["1", "2"])"#) { Observable.from(["1", "2"]) }
      ),
      (
        "numbers, one each period",
        use(
          "interval",
          #"Observable<Int>.interval(.milliseconds(300), scheduler: clock.scheduler).map { "\($0)" }"#
        ) {
          Observable<Int>.interval(.milliseconds(300), scheduler: clock.scheduler).map { "\($0)" }
        }
      ),
      (
        "something once, later",
        use(
          "timer",
          #"Observable<Int>.timer(.milliseconds(500), scheduler: clock.scheduler).map { "\($0)" }"#
        ) {
          Observable<Int>.timer(.milliseconds(500), scheduler: clock.scheduler).map { "\($0)" }
        }
      ),
      (
        "nothing, and complete",
        use("empty", "Observable<String>.empty()") { Observable<String>.empty() }
      ),
      ("nothing, ever", use("never", "Observable<String>.never()") { Observable<String>.never() }),
      (
        "what I send by hand",
        use("create", #"Observable.create { $0.onNext("1"); return Disposables.create() }"#) {
          Observable.create {
            $0.onNext("1"); return Disposables.create()
          }
        }
      ),
      (
        "what a closure decides at each subscription",
        use("deferred", #"Observable.deferred { Observable.just("1") }"#) {
          Observable.deferred { Observable.just("1") }
        }
      ),
    ])
}

private func seen(_ element: String) {}
