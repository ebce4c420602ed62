import RxLite
import RxLiteTest
import Testing

@testable import Chapter12Exercises

// TODO: Test what the task says, from the simplest to the hardest.
@Suite("MyDebug", .serialized) struct MyDebugTests {
  @Test func `passes each element on, and the completion`() throws {
    try marbles {
      "--1--2--3--|"
      $0.ints.myDebug()
      "--1--2--3--|"
    }
  }

  @Test func `passes an error on`() throws {
    try marbles {
      "--1--X"
      $0.ints.myDebug()
      "--1--X"
    }
  }
}
