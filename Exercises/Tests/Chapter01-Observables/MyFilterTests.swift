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
    let thrown = failure(of: Observable.just(1).myFilter { _ in throw Undecided() })
    try expect(thrown is Undecided, "The predicate threw Undecided, and the error was another one.")
    let passed = failure(of: Observable<Int>.error(Undecided()).myFilter { _ in true })
    try expect(
      passed is Undecided, "The source failed with Undecided, and the error was another one.")
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

/// What a sequence fails with.
private func failure(of sequence: Observable<Int>) -> (any Error)? {
  var failure: (any Error)?
  sequence.subscribe(onError: { failure = $0 }).dispose()
  return failure
}

/// What the predicate throws.
private struct Undecided: Error {}
