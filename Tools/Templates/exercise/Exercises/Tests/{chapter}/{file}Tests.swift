import RxLite
import RxLiteTest
import Testing

@testable import {module}

// TODO: Test what the task says, from the simplest to the hardest.
@Suite("{file}", .serialized) struct {file}Tests {
  @Test func `passes each element on, and the completion`() throws {
    try marbles {
      "--1--2--3--|"
      $0.ints.{function}()
      "--1--2--3--|"
    }
  }

  @Test func `passes an error on`() throws {
    try marbles {
      "--1--X"
      $0.ints.{function}()
      "--1--X"
    }
  }
}
