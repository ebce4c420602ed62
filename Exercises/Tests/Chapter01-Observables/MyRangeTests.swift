import RxLite
import RxLiteTest
import Testing

@testable import Chapter01Exercises

@Suite("MyRange", .serialized) struct MyRangeTests {
  @Test func `counts up from the start, then completes`() throws {
    try marbles {
      myRange(from: 3, count: 4)
      "(3,4,5,6,|)"
    }
  }

  @Test func `starts anywhere`() throws {
    try marbles {
      myRange(from: 98, count: 3)
      "(98,99,100,|)"
    }
  }

  @Test func `zero numbers complete at once`() throws {
    try marbles {
      myRange(from: 5, count: 0)
      "|"
    }
  }

  @Test func `each subscriber gets all of them`() throws {
    let numbers = myRange(from: 1, count: 3)
    try marbles {
      numbers
      "(1,2,3,|)"
    }
    try marbles {
      numbers
      "(1,2,3,|)"
    }
  }

  @Test func `a subscriber may leave early`() throws {
    try marbles {
      myRange(from: 1, count: 1000).take(2)
      "(1,2,|)"
    }
  }
}
