import RxLite

/// Predicts where the parts of the ten chains run.
func whereItRuns() -> [Prediction] {
  [
    Prediction(chain: 1, subscribed: .main, mapped: .main, received: .first),
    Prediction(chain: 2, subscribed: .first, mapped: .first, received: .second),
    Prediction(chain: 3, subscribed: .first, mapped: .first, received: .first),
    Prediction(chain: 4, subscribed: .first, mapped: .second, received: .second),
    Prediction(chain: 5, subscribed: .first, mapped: .sender, received: .sender),
    Prediction(chain: 6, subscribed: .first, mapped: .first, received: .first),
    Prediction(chain: 7, subscribed: .sender, mapped: .second, received: .second),
    Prediction(chain: 8, subscribed: .main, mapped: .sender, received: .second),
    Prediction(chain: 9, subscribed: .main, mapped: .first, received: .first),
    Prediction(chain: 10, subscribed: .first, mapped: .main, received: .main),
  ]
}

/// A queue.
enum Place {
  case main, first, second, sender
}

/// Where the parts of a chain run.
struct Prediction {
  var chain: Int
  var subscribed: Place
  var mapped: Place
  var received: Place
}
