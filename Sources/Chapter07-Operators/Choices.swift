import ChapterKit
import RxLite

func choices() {
  listing("your-number", "take(while:) leaves out the element that ends it") {
    let called = Observable.of(1, 2, 3, 4)
    _ = called.take(while: { number in number != 3 })
      .subscribe { event in print(event) }
  }

  listing("parts", "which elements stay, and when it ends") {
    let called = timeline("-1--2--3--4--|")
    printMarbles(
      for: 14,
      [
        "called": called,
        "take(2)": called.take(2),
        "take(while: not 3)": called.take(while: { $0 != "3" }),
        "inclusive": called.take(while: { $0 != "3" }, behavior: .inclusive),
        "skip(2)": called.skip(2),
        "skip(while: not 3)": called.skip(while: { $0 != "3" }),
        "element(at: 2)": called.element(at: 2),
        "element(at: 9)": called.element(at: 9),
        "takeLast(1)": called.takeLast(1),
      ])
  }

  listing("two-menus", "first one sequence, and then another") {
    let remembered = timeline("m|")
    let fresh = timeline("----M|")
    let nothing = timeline("|")
    printMarbles(
      for: 12,
      [
        "remembered": remembered,
        "fresh": fresh,
        "concat": remembered.concat(fresh),
        "nothing": nothing,
        "nothing, ifEmpty": nothing.ifEmpty(default: "s"),
      ])
  }

  listing("fastest", "amb, and a server that is down") {
    let near = timeline("--n--n--|")
    let far = timeline("----f--f--|")
    let down = timeline("-X")
    printMarbles(
      for: 14,
      [
        "near": near,
        "far": far,
        "near.amb(far)": near.amb(far),
        "down": down,
        "down.amb(far)": down.amb(far),
      ])
  }

  listing("out-of-the-race", "an error that becomes silence can't win") {
    let far = timeline("----f--f--|")
    let silent = timeline("-X").catch { _ in .never() }
    printMarbles(
      for: 14,
      [
        "silent.amb(far)": silent.amb(far),
        "silent.amb(silent)": silent.amb(silent),
      ])
  }
}
