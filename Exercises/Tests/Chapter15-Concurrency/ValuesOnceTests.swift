import RxLite
import RxLiteTest
import Testing

@testable import Chapter15Exercises

// TODO: Test what the task says, from the simplest to the hardest.
@Suite("ValuesOnce", .serialized) struct ValuesOnceTests {
  @Test func `passes each element on, and the completion`() throws {
    try marbles {
      "--1--2--3--|"
      $0.ints.valuesOnce()
      "--1--2--3--|"
    }
  }

  @Test func `passes an error on`() throws {
    try marbles {
      "--1--X"
      $0.ints.valuesOnce()
      "--1--X"
    }
  }
}
