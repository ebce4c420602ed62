import RxLite

/// What a display says, and how old that is.
struct DatedAnswer: Equatable {
  let text: String
  /// The number of seconds since the answer arrived; 0 if it has just arrived.
  let age: Int
}

/// Asks for departures, and knows the older ones.
final class Departures {
  private let freshFor: Int
  private let usableFor: Int
  private let now: () -> Int
  private let load: (String) -> Observable<String>
  private var kept: [String: (text: String, arrival: Int)] = [:]

  init(
    freshFor: Int, usableFor: Int, now: @escaping () -> Int,
    load: @escaping (String) -> Observable<String>
  ) {
    (self.freshFor, self.usableFor, self.now, self.load) = (freshFor, usableFor, now, load)
  }

  func departures(from stop: String) -> Observable<DatedAnswer> {
    .deferred { [self] in
      if let answer = answer(for: stop, youngerThan: freshFor) { return .just(answer) }
      return load(stop)
        .map { text in
          self.kept[stop] = (text, self.now())
          return DatedAnswer(text: text, age: 0)
        }
        .catch { error in
          guard let answer = self.answer(for: stop, youngerThan: self.usableFor) else {
            throw error
          }
          return .just(answer)
        }
    }
  }

  /// The kept answer, and its age at the time of this call.
  private func answer(for stop: String, youngerThan limit: Int) -> DatedAnswer? {
    guard let (text, arrival) = kept[stop] else { return nil }
    let age = now() - arrival
    return age < limit ? DatedAnswer(text: text, age: age) : nil
  }
}
