import RxLite
import RxLiteTest
import Testing

@testable import Chapter05Exercises

/// In these tests a query `a` is answered with the second source, any other with the third.
@Suite("SearchSurvives", .serialized) struct SearchSurvivesTests {
  @Test func `each query is answered`() throws {
    try marbles { queries, succeeding, failing in
      "-a-----a-----|"
      "--1|"
      "--X"
      answers(to: queries, succeeding, failing)
      "---1-----1---|"
    }
  }

  @Test func `a request that fails is answered with the fallback`() throws {
    try marbles { queries, succeeding, failing in
      "-b-----------|"
      "--1|"
      "--X"
      answers(to: queries, succeeding, failing)
      "---?---------|"
    }
  }

  @Test func `the query after a failing one is still answered`() throws {
    try marbles { queries, succeeding, failing in
      "-a-----b-----a-----|"
      "--1|"
      "--X"
      answers(to: queries, succeeding, failing)
      "---1-----?-----1---|"
    }
  }

  @Test func `the queries are listened to once, from beginning to end`() throws {
    try marbles { queries, succeeding, failing in
      "-b-----b-----a-----|"
      "^------------------!"
      "--1|"
      "--X"
      answers(to: queries, succeeding, failing)
      "---?-----?-----1---|"
    }
  }

  @Test func `a newer query leaves the older request`() throws {
    try marbles { queries, succeeding, failing in
      "-a-b-----------|"
      "------1|"
      "-^-!"
      "----X"
      answers(to: queries, succeeding, failing)
      "-------?-------|"
    }
  }

  @Test func `a failure that comes too late is not shown`() throws {
    try marbles { queries, succeeding, failing in
      "-b-a-----------|"
      "--1|"
      "----X"
      answers(to: queries, succeeding, failing)
      "-----1---------|"
    }
  }

  @Test func `a request may send more than one answer, and fail after one`() throws {
    try marbles { queries, succeeding, failing in
      "-a-----b-----|"
      "--1-2|"
      "--3-X"
      answers(to: queries, succeeding, failing)
      "---1-2---3-?-|"
    }
  }

  @Test func `an error of the queries is the end`() throws {
    try marbles { queries, succeeding, failing in
      "-a-----X"
      "--1|"
      "--X"
      answers(to: queries, succeeding, failing)
      "---1---X"
    }
  }

  private func answers(
    to queries: Observable<String>, _ succeeding: Observable<String>, _ failing: Observable<String>
  ) -> Observable<String> {
    searchSurvives(queries, fallback: "?") { $0 == "a" ? succeeding : failing }
  }
}
