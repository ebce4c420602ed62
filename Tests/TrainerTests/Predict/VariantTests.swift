import Testing

@testable import Trainer

@Suite struct `A variant of a listing` {
  @Test(arguments: [
    (["a.concat(b)"], "with `merge` for `concat`", ["a.merge(b)"]),
    (
      ["let x = a", "  .share(replay: 1)", "x"], "without `.share(replay: 1)`", ["let x = a", "x"]
    ),
    (["a.take(1).b()"], "without `.take(1)`", ["a.b()"]),
    (["a.take(1).b()"], "with `.take(2)` for `.take(1)`", ["a.take(2).b()"]),
    (["s.dispose()", "t()"], "without `s.dispose()`", ["t()"]),
    (["sleep(0.3)"], "with `sleep(0.5)` for `sleep(0.3)`", ["sleep(0.5)"]),
    (
      ["a", "  .map { n in", "    n", "  }", "  .b()"], "without `.map { … }`", ["a", "  .b()"]
    ),
    (
      ["s.onNext(1)", "s.onNext(2)"], "with `s.onNext(2)` before `s.onNext(1)`",
      ["s.onNext(2)", "s.onNext(1)"]
    ),
    (["Observable.of(1, 2, 3)"], "without the element `3`", ["Observable.of(1, 2)"]),
  ])
  func `changes one thing`(body: [String], change: String, changed: [String]) {
    #expect(Variant.all(of: body).contains(Variant(body: changed, change: change)))
  }

  @Test func `says where it is changed, if there are several places`() {
    let changes = Variant.all(of: ["a.zip(b)", "c.zip(d)"]).map(\.change)
    #expect(changes.contains("with `combineLatest` for `zip`, at the first place"))
    #expect(changes.contains("with `combineLatest` for `zip`, at the second place"))
  }

  @Test func `is none where there is nothing to change`() {
    #expect(Variant.all(of: ["print(\"a\")"]) == [])
  }

  @Test func `is chosen from only if it prints something else`() {
    func performance(_ change: String?, _ lines: String...) -> Rehearsal.Performance {
      Rehearsal.Performance(
        change: change, lines: lines.map { PrintedLine(text: $0, seconds: 0) })
    }
    let choices = Choices(
      [
        performance(nil, "1", "2"), performance("same", "1", "2"), performance("nothing"),
        performance("one", "1"), performance("as one", "1"), performance("three", "3"),
      ], id: "sharing/x")
    #expect(Set(choices.all.map(\.change)) == [nil, "one", "three"])
    #expect(choices.all[choices.right].change == nil)
    #expect(choices.letters == ["a", "b", "c"])
  }
}
