import Testing

@testable import ChapterKit

/// How a call is found in its line on macOS, where the system knows no columns.
@Suite struct CallPlaceTests {
  @Test(arguments: [
    (
      "(extension in RxLite):RxLite.ObservableType.map<A>((A.Element) throws -> A1) -> RxLite.Observable<A1>",
      "map"
    ),
    (
      "static (extension in RxLite):RxLite.ObservableType.of(_: A.Element..., scheduler: RxLite.Scheduler) -> ()",
      "of"
    ),
    (
      "(extension in RxLite):RxLite.ObservableType< where A.Element: Swift.Equatable>.distinctUntilChanged() -> ()",
      "distinctUntilChanged"
    ),
    ("RxLite.PublishSubject.__allocating_init() -> RxLite.PublishSubject<A>", "PublishSubject"),
    (
      "(extension in ConsoleKit):RxLite.Reactive< where A: ConsoleKit.Field>.text.getter : RxLite.Property<()>",
      "text"
    ),
    (
      "Play.(answer in _9F86D081884C7D65)(Swift.String) -> RxLite.Observable<Swift.String>",
      "answer"
    ),
    ("main", "main"),
    ("", ""),
  ])
  func `a function has the name by which it is called`(function: String, name: String) {
    #expect(CompiledFunction("", function).shortName == name)
  }

  @Test(arguments: [
    (
      "closure #1 in load() (in Play) (/Users/ann/My course/Play.swift:12)",
      "/Users/ann/My course/Play.swift", 12
    ),
    ("main (in Play) (/folder/main.swift:3)\n", "/folder/main.swift", 3),
  ])
  func `an answer of atos names a line`(answer: String, path: String, line: Int) {
    #expect(Atos.place(in: answer) == Atos.Place(path: path, line: line))
  }

  @Test(arguments: [
    "0x0000000100003f2c (in Play)", "main (in Play) + 20", "", "atos: no such file",
  ])
  func `an answer of atos without a line is none`(answer: String) {
    #expect(Atos.place(in: answer) == nil)
  }

  @Test(arguments: [
    ("map", 0, "map { $0 + 1 }"), ("map", 1, "map { $0 * 2 }"), ("of", 0, "of(1)"),
    ("filter", 0, "filter(isEven)"),
  ])
  func `a call is found by its name and its number`(name: String, number: Int, text: String) throws
  {
    let source = SourceText(
      #"""
      let map = "map and .map"
      let result = Observable.of(1).map { $0 + 1 }.map { $0 * 2 }  // map
      let even = result.filter(isEven)
      """#)
    let line = name == "filter" ? 3 : 2
    let place = CallStack.Frame(
      path: "", line: line, position: .call(of: name, number: number), isInClosure: false)
    #expect(source.call(at: try #require(source.offset(of: place))) == text)
  }
}
