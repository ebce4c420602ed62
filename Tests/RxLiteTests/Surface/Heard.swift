import RxLite
import RxLiteTest

/// The tests of this folder name every name of RxSwift 6's that RxLite promises, spelled as a program
/// would spell it: that they compile is most of what they say.
struct Trouble: Error {}

extension ObservableConvertibleType {
  /// What comes until the completion; throws what the source fails with.
  func heard() throws -> [Element] { try toBlocking(timeout: 10).toArray() }
}

extension TestScheduler {
  /// What a source sends, with the tick, when it is subscribed to at 200.
  func heard<Source: ObservableConvertibleType>(
    _ make: @escaping () -> Source
  ) -> [Recorded<Event<Source.Element>>] {
    start { make().asObservable() }.events
  }
}
