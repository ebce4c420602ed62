import RxLite
import RxLiteTest
import Testing

@testable import Chapter11Exercises

// TODO: Test what the task says, from the simplest to the hardest.
@Suite("SentMessage", .serialized) struct SentMessageTests {
  @Test func `passes each element on, and the completion`() throws {
    try marbles {
      "--1--2--3--|"
      $0.ints.sentMessage()
      "--1--2--3--|"
    }
  }

  @Test func `passes an error on`() throws {
    try marbles {
      "--1--X"
      $0.ints.sentMessage()
      "--1--X"
    }
  }
}
