import RxLite
import RxLiteTest
import Testing

@testable import Chapter01Exercises

@Suite("MyFilter", .serialized) struct MyFilterTests {
  @Test func `lets pass what satisfies the predicate`() throws {
    try marbles {
      "--1--2--3--4--|"
      $0.ints.myFilter { $0 % 2 == 0 }
      "-----2-----4--|"
    }
  }

  @Test func `an error of the source passes`() throws {
    try marbles {
      "--1--2--X"
      $0.ints.myFilter { $0 % 2 == 0 }
      "-----2--X"
    }
  }

  @Test func `what the predicate throws is the error, and the end`() throws {
    try marbles {
      "--1--2--oops--4--|"
      $0.myFilter { if $0 == "oops" { throw Undecided() } else { true } }
      "--1--2--X"
    }
  }

  @Test func `a predicate that throws ends the subscription to the source`() throws {
    try marbles {
      "--1--2--oops--4--|"
      "^-------!"
      $0.myFilter { if $0 == "oops" { throw Undecided() } else { true } }
      "--1--2--X"
    }
  }

  @Test func `whoever leaves, leaves the source`() throws {
    try marbles {
      "--1--2--3--4--|"
      "^------!"
      $0.myFilter { _ in true }
      "^------!"
      "--1--2---------"
    }
  }
}

/// What the predicate throws.
private struct Undecided: Error {}
