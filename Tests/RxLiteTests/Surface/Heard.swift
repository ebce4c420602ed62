import RxLite
import RxLiteTest
import Testing

/// The tests of this folder name every name of RxSwift 6's that RxLite promises, spelled as a program
/// would spell it: that they compile is most of what they say.
struct Trouble: Error {}

extension ObservableConvertibleType {
  /// What comes until the completion; throws what the source fails with.
  func heard() throws -> [Element] { try toBlocking(timeout: 10).toArray() }
}

/// Expects what `source` sends. A hundred calls of many closures compile in half the time that they
/// take inside `#expect`, which has each of them checked twice.
func expectElements<Source: ObservableConvertibleType>(
  _ expected: [Source.Element], of source: Source,
  sourceLocation: SourceLocation = #_sourceLocation
) throws where Source.Element: Equatable {
  let elements = try source.heard()
  #expect(elements == expected, sourceLocation: sourceLocation)
}

extension TestScheduler {
  /// What a source sends, with the tick, when it is subscribed to at 200.
  func heard<Source: ObservableConvertibleType>(
    _ make: @escaping () -> Source
  ) -> [Recorded<Event<Source.Element>>] {
    start { make().asObservable() }.events
  }
}
