import RxLite
import RxLiteTest
import Testing

@testable import Chapter13Exercises

// TODO: Test what the task says, from the simplest to the hardest.
@Suite("ViewModel", .serialized) struct ViewModelTests {
  @Test func `passes each element on, and the completion`() throws {
    try marbles {
      "--1--2--3--|"
      $0.ints.viewModel()
      "--1--2--3--|"
    }
  }

  @Test func `passes an error on`() throws {
    try marbles {
      "--1--X"
      $0.ints.viewModel()
      "--1--X"
    }
  }
}
