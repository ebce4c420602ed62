// The same as a table of places.
import RxLite

func whereItRuns() -> [Prediction] {
  let places: [(Place, Place, Place)] = [
    (.main, .main, .first), (.first, .first, .second), (.first, .first, .first),
    (.first, .second, .second), (.first, .sender, .sender), (.first, .first, .first),
    (.sender, .second, .second), (.main, .sender, .second), (.main, .first, .first),
    (.first, .main, .main),
  ]
  return places.enumerated().map { index, place in
    Prediction(chain: index + 1, subscribed: place.0, mapped: place.1, received: place.2)
  }
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
